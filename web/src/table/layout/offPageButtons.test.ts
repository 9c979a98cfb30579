/** Moves beside the page of a phone: as pieces of the other page, or as buttons, never as both. */
import { flushSync, mount, unmount } from "svelte";
import { afterEach, expect, test, vi } from "vitest";
import { moveOf } from "../../test/move";
import type { Area, Move, Scene } from "../../scene/model";

const moves = ["take(1)", "take(2)"].map((one, n) => moveOf(one, `tile/${n}`));
const stage = {
  remaining: moves,
  touched: [],
  highlighted: new Set(["tile/0", "tile/1"]),
  selected: new Set<string>(),
  offers: [] as Move[],
  unsent: undefined as Set<string> | undefined,
  prices: new Map(),
  badges: new Map(),
  art: { symbols: new Map() },
  say: (text: { key: string } | string) => (typeof text === "string" ? text : text.key),
  onFocus: () => undefined,
};
vi.mock("../../scene/stage", () => ({ getStage: () => stage }));
vi.mock("../../i18n/messages.svelte", () => ({ say: (key: string) => key }));
vi.mock("../../scene/draw/AreaView.svelte", () => ({ default: () => ({}) }));
const { default: OffPageMoves } = await import("./OffPageMoves.svelte");

const piece = (id: string) => ({ type: "piece", id, size: 40, art: "tile", x: 0, y: 0 });
const beyond = {
  id: "market",
  title: { key: "market", args: {} },
  items: [piece("tile/0"), piece("tile/1")],
} as unknown as Area;

let shown: object;
function show(offers: Move[]): void {
  stage.offers = offers;
  const props = { scene: { choices: [] } as unknown as Scene, here: [], areas: [beyond] };
  shown = mount(OffPageMoves, { target: document.body, props });
  flushSync();
}
afterEach(() => void unmount(shown));

test("many moves are pieces of the other page", () => {
  show([]);
  expect(document.querySelectorAll(".reach")).toHaveLength(1);
  expect(document.querySelectorAll("[data-move]")).toHaveLength(0);
});

test("what a move goes through that waits for a connection is still there", () => {
  stage.highlighted = new Set();
  stage.unsent = new Set(["tile/1"]);
  show([]);
  expect(document.querySelectorAll(".reach")).toHaveLength(1);
  stage.unsent = undefined;
});

test("a few moves are buttons, and nothing else", () => {
  show(moves);
  expect(document.querySelectorAll(".reach")).toHaveLength(0);
  expect(document.querySelectorAll("[data-move]")).toHaveLength(2);
});
