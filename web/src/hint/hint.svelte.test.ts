/** A hint is asked for once in a turn, thought about as long as it is open, and gone with the turn. */
import { flushSync } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { moveOf } from "../test/move";
import { ANN, ODILE, viewOf } from "../test/view";
import { Refusal, Unreachable, type Advice, type View } from "../transport/api";

const answers: (() => Promise<Advice>)[] = [];
const advice = vi.fn(() => answers.shift()!());
vi.mock("../transport", () => ({ LOCAL_ONLY: false, transport: { advice: () => advice() } }));
const { Hint } = await import("./hint.svelte");

const moves = [moveOf("a", "x", "y"), moveOf("b", "z")];
const mine = viewOf([ANN, ODILE], { hints: true, moves, actors: [0] });
const told = vi.fn(() => Promise.resolve());
let view: View = $state.raw(mine);
let end: () => void;
let hint: InstanceType<typeof Hint>;

function thought(progress: number): () => Promise<Advice> {
  const figures = { chance: 0.5, behind: 0, doubt: 0, points: 9, low: null, high: null };
  const best = ["a", "b"].map((decision) => ({
    decision,
    ...figures,
    sources: {},
    differs: {},

    reasons: [],
  }));
  return () =>
    Promise.resolve({ seat: 0, turn: 1, best, chances: [], progress, goals: [], trap: null });
}

beforeEach(() => {
  view = mine;
  answers.length = 0;
  vi.clearAllMocks();
  end = $effect.root(() => {
    hint = new Hint({ table: "t", view: () => view, canDecide: () => true, send: told });
  });
});
afterEach(() => end());

test("it is offered where the table allows it and there is something to decide", () => {
  expect(hint.isAvailable).toBe(true);
  view = { ...mine, hints: false };
  expect(hint.isAvailable).toBe(false);
  view = { ...mine, moves: moves.slice(0, 1) };
  expect(hint.isAvailable).toBe(false);
});

test("the others are told first, then it is thought on until it is ready", async () => {
  answers.push(thought(0.4), thought(1));
  await hint.ask();
  expect(told).toHaveBeenCalledExactlyOnceWith({ do: "hint", seat: 0 });
  expect([advice.mock.calls.length, hint.isReady, hint.cards.length]).toEqual([2, true, 2]);
  expect([...hint.marks.keys()]).toEqual(["y", "z", "x"]);
  hint.close();
  expect(hint.marks.size).toBe(0);
  await hint.ask();
  expect([told.mock.calls.length, advice.mock.calls.length]).toEqual([1, 2]);
});

test("it is gone when the position has moved on", async () => {
  answers.push(thought(1));
  await hint.ask();
  flushSync();
  view = { ...mine, turn: mine.turn + 1 };
  flushSync();
  expect([hint.open, hint.advice]).toEqual([false, null]);
});

test("what went wrong is kept for whoever asks again", async () => {
  answers.push(() => Promise.reject(new Unreachable("nobody")), thought(1));
  await hint.ask();
  expect([hint.open, hint.error instanceof Unreachable]).toEqual([true, true]);
  await hint.ask();
  expect([hint.error, hint.isReady, told.mock.calls.length]).toEqual([null, true, 1]);
  view = { ...mine, turn: 9 };
  flushSync();
  answers.push(() => Promise.reject(new Refusal("refused-not-asked", "", "")), thought(1));
  await hint.ask();
  await hint.ask();
  expect(told).toHaveBeenCalledTimes(3);
});
