/** A mark of advice leaves what a piece says in sight. */
import { flushSync, mount, unmount } from "svelte";
import { afterEach, expect, test, vi } from "vitest";
import type { Piece } from "../model";
import type { Mark } from "../stage";
import { readArt } from "../symbols";

const ART = readArt([
  `<svg><symbol id="card" viewBox="0 0 50 70"/><symbol id="hex" viewBox="0 0 100 115"/></svg>`,
]);
const stage = { art: ART, prices: new Map(), selected: new Set<string>(), say: () => "" };
vi.mock("../metrics/legibleSize", () => ({ getLegibleSize: () => (size: number) => size }));
vi.mock("../stage", () => ({ getStage: () => stage }));
const { default: AdviceMark } = await import("./AdviceMark.svelte");

let shown: object | undefined;
afterEach(() => {
  if (shown) void unmount(shown);
  shown = undefined;
  stage.prices.clear();
});
const GOOD: Mark = { ranks: [], open: true, kind: "good" };
function show(art: string): void {
  const piece = { type: "piece", id: "p", art, x: 10, y: 20, size: 100 } as Piece;
  const target = document.body.appendChild(document.createElement("div"));
  shown = mount(AdviceMark, { target, props: { piece, mark: GOOD, large: 1 } });
  flushSync();
}
const seal = () => document.querySelector(".sign")?.parentElement?.getAttribute("transform");

test("its seal is at the middle of a card's upper edge, and at the upper right of a hex", () => {
  show("card");
  expect(seal()).toBe("translate(0 -70) scale(1)");
  void unmount(shown!);
  show("hex");
  expect(seal()).toBe("translate(40 -42) scale(1)");
});

test("a price stays above its ring", () => {
  stage.prices.set("p", { amount: 2, art: "coin" });
  show("card");
  const [mark, price] = [document.querySelector(".advised")!, document.querySelector(".price")!];
  expect(mark.compareDocumentPosition(price)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  expect(price.closest(".advised")).toBeNull();
});
