/** What the companion's box says at one time: a good move, and one thing below it. */
import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { moveOf } from "../test/move";
import { ANN, ODILE, viewOf } from "../test/view";
import type { Advice, Advised, View } from "../transport/api";
import { Companion } from "./companion.svelte";

const WORDS = "best = Take it\nfair = Sell it\ntrap = Drop it\ngoal-a = Sell goods\ngoal-b = Build";
const ask = vi.hoisted(() => vi.fn());
vi.mock("../transport", () => ({
  LOCAL_ONLY: false,
  transport: { advice: () => ask() as unknown, words: () => Promise.resolve(WORDS) },
}));
const { words, say } = await import("../i18n/messages.svelte");
vi.mock("../scene/stage", () => ({
  getStage: () => ({ say: (text: { key: string }) => say(text.key) }),
}));
const { default: CompanionBox } = await import("./CompanionBox.svelte");

const moves = ["best", "fair", "trap"].map((one) => moveOf(one, `thing/${one}`));
const advised = (decision: string, behind: number, doubt = 0.01): Advised => ({
  decision,
  chance: 0.5 - behind,
  behind,
  doubt,
  points: 60,
  low: null,
  high: null,
  sources: {},
  differs: {},
  reasons: [],
});
const goal = (key: string, done: boolean) => ({ text: { key, args: {} }, done });
const advice = (other: Partial<Advice> = {}): Advice => ({
  seat: 0,
  turn: 1,
  best: [advised("best", 0), advised("fair", 0.04)],
  chances: [],
  progress: 1,
  goals: [goal("goal-a", true), goal("goal-b", false)],
  trap: null,
  ...other,
});
const at = (turn: number, other: Partial<View> = {}): View =>
  viewOf([ANN, ODILE], { companion: true, moves, actors: [0], turn, ...other });

let shown: object | undefined;
let friend: Companion;
beforeAll(async () => {
  await words.setLanguage("en");
  await words.setGame("toy");
  await words.loadBundle("companion");
});
beforeEach(() => {
  localStorage.clear();
  friend = new Companion("t");
});
afterEach(() => {
  if (shown) void unmount(shown);
});
function show(view = at(1)): void {
  const props = { companion: friend, view, undo: () => {} };
  shown = mount(CompanionBox, { target: document.body, props });
  flushSync();
}
async function advise(given: Advice, turn = 1): Promise<void> {
  ask.mockResolvedValue(given);
  friend.update(at(turn), true);
  await vi.waitFor(() => expect(friend.thinking).toBe(false));
  flushSync();
}
const blocks = () =>
  [...document.querySelectorAll(".body > *")].map(
    (one) => one.textContent?.replace(/\s+/g, " ").trim() ?? "",
  );

test("without a trap it tells the second choice and what that costs", async () => {
  await advise(advice());
  show();
  expect(blocks()).toEqual([
    "A good move Take it.",
    "Second choice Sell it. You would win 4 games in 100 fewer.",
  ]);
});

test("a difference smaller than its doubt is no cost", async () => {
  await advise(advice({ best: [advised("best", 0), advised("fair", 0.04, 0.05)] }));
  show();
  expect(blocks()[1]).toBe("Second choice Sell it. Too close to call.");
});

test("a trap takes the place of the second choice", async () => {
  await advise(advice({ trap: advised("trap", 0.09) }));
  show();
  expect(blocks()).toHaveLength(2);
  expect(blocks()[1]).toContain("Drop it");
});

test("the goals are shown in place of the advice when asked for", async () => {
  await advise(advice());
  show();
  const button = document.querySelector<HTMLButtonElement>(".goals-of")!;
  expect(button.textContent?.trim()).toBe("Goals 1/2");
  button.click();
  flushSync();
  expect(blocks()).toEqual(["Sell goods (done) Build"]);
});

test("what was lost stays in sight while it can be taken back", async () => {
  await advise(advice({ trap: advised("trap", 0.09) }));
  friend.commentOn(moves[2]!);
  await advise(advice(), 2);
  show(at(2, { undo: "free" }));
  expect(blocks()[1]).toContain("That cost you about 9 games in 100.");
  void unmount(shown!);
  show(at(2));
  expect(blocks()[1]).toContain("Second choice");
});
