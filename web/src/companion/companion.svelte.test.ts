/** A companion thinks when somebody must decide, says a word to what they do, and falls silent. */
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { moveOf } from "../test/move";
import { ANN, ODILE, viewOf } from "../test/view";
import type { Advice, Advised, View } from "../transport/api";

const ask = vi.fn<() => Promise<Advice>>();
vi.mock("../transport", () => ({ LOCAL_ONLY: false, transport: { advice: () => ask() } }));
const { Companion } = await import("./companion.svelte");

const moves = ["best", "fair", "trap", "other"].map((one) => moveOf(one, `thing/${one}`));
const advised = (decision: string, behind: number): Advised => ({
  decision,
  chance: 0.5 - behind,
  behind,
  doubt: 0.01,
  points: 60,
  low: null,
  high: null,
  sources: {},
  differs: {},
  reasons: [],
});
const advice = (progress = 1, trap: Advised | null = advised("trap", 0.09)): Advice => ({
  seat: 0,
  turn: 1,
  best: [advised("best", 0), advised("fair", 0.01)],
  chances: [],
  progress,
  goals: [],
  trap,
});
const at = (turn: number): View =>
  viewOf([ANN, ODILE], { companion: true, moves, actors: [0], turn });
const named = (name: string) => moves.find(({ decision }) => decision === name)!;

let friend: InstanceType<typeof Companion>;
async function thinks(turn: number): Promise<void> {
  friend.update(at(turn), true);
  await vi.advanceTimersByTimeAsync(1000);
  await vi.waitFor(() => expect(friend.thinking).toBe(false));
}
beforeEach(() => {
  vi.useFakeTimers();
  localStorage.clear();
  ask.mockReset().mockImplementation(() => Promise.resolve(advice()));
  friend = new Companion("t");
});

afterEach(() => {
  vi.useRealTimers();
});

test("it thinks until all is thought, and marks a good move and a trap", async () => {
  ask.mockImplementationOnce(() => Promise.resolve(advice(0.4)));
  await thinks(1);
  expect(ask).toHaveBeenCalledTimes(2);
  expect(friend.cards.map(({ move }) => move.decision)).toEqual(["best", "fair"]);
  expect(friend.marks.get("thing/best")?.kind).toBe("good");
  expect(friend.marks.get("thing/trap")?.kind).toBe("trap");
});

test("nothing is thought of while others decide, where there is no choice, or if it is off", async () => {
  friend.update(at(1), false);
  friend.update({ ...at(2), moves: moves.slice(0, 1) }, true);
  friend.verbosity = "off";
  friend.update(at(3), true);
  expect(ask).not.toHaveBeenCalled();
  expect(new Companion("t").verbosity).toBe("off");
});

test("it praises what is as good as the best, and says once what a trap has cost", async () => {
  await thinks(1);
  friend.commentOn(named("fair"));
  expect(friend.comment).toEqual({ seen: true });
  await thinks(2);
  friend.commentOn(named("trap"));
  expect(friend.comment).toEqual({ cost: 0.09, inPoints: false });
  await thinks(3);
  friend.commentOn(named("other"));
  expect(friend.comment).toBeNull();
});

test("later it speaks only where something would be lost, and to who does well not of good moves", async () => {
  for (let turn = 1; turn <= 12; turn++) {
    await thinks(turn);
    friend.commentOn(named(turn < 12 ? "best" : "other"));
  }
  await thinks(13);
  expect([friend.isQuiet, friend.cards.length, !!friend.trap]).toEqual([true, 2, true]);
  ask.mockImplementation(() => Promise.resolve(advice(1, null)));
  await thinks(14);
  expect(friend.cards).toEqual([]);
  for (const turn of [15, 16, 17]) {
    friend.commentOn(named("best"));
    await thinks(turn);
  }
  ask.mockImplementation(() => Promise.resolve(advice()));
  await thinks(18);
  expect([friend.cards.length, !!friend.trap]).toEqual([0, true]);
});
