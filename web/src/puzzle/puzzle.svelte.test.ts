/** A puzzle counts the tries until the best is found, and one that was shown is not solved. */
import { beforeEach, expect, test, vi } from "vitest";
import { moveOf } from "../test/move";
import { ANN, BEN, viewOf } from "../test/view";
import { Refusal, type Advised, type Posed, type Tried, type View } from "../transport/api";

const MOVES = [moveOf("best", "die/1", "hex/1"), moveOf("worse", "die/1", "hex/2")];
const judged = (decision: string) => ({ decision, behind: 0, doubt: 0 }) as unknown as Advised;
const JUDGED = [judged("best"), judged("worse")];
const ANSWERS = new Map<string | null, Partial<Tried>>([
  ["best", { found: true, place: 0 }],
  ["worse", { found: false, place: 1 }],
  [null, { found: false, place: null }],
]);
const posed = (number: number): Posed => ({
  number,
  total: 3,
  weight: 1,
  view: viewOf([ANN, BEN], { moves: MOVES }),
});
vi.mock("../transport", () => ({
  LOCAL_ONLY: false,
  transport: {
    query: (name: string, about: { number: number; decision: string | null }) => {
      if (about.number > 3) return Promise.reject(new Refusal("refused-no-puzzle"));
      if (name === "puzzle") return Promise.resolve(posed(about.number));
      return Promise.resolve({ ...ANSWERS.get(about.decision), judged: JUDGED });
    },
  },
}));
const { Puzzle } = await import("./puzzle.svelte");
const { loadSolved } = await import("./solvedPuzzles");

let shown: View[];
async function open(number = 2) {
  const puzzle = new Puzzle("toy", number);
  puzzle.open("", null, {
    views: (views) => shown.push(...views),
    offline: () => undefined,
    gone: () => undefined,
  });
  await vi.waitFor(() => expect(shown).toHaveLength(1));
  return puzzle;
}
const decide = (puzzle: InstanceType<typeof Puzzle>, action: string) =>
  puzzle.command("", { do: "submit", seat: 0, action, turn: 1, key: "k" });

beforeEach(() => {
  localStorage.clear();
  shown = [];
});

test("what is not the best costs a try, and another may follow", async () => {
  const puzzle = await open();
  await decide(puzzle, "worse");
  expect([puzzle.isOver, puzzle.lastMiss?.decision, puzzle.marks]).toEqual([
    false,
    "worse",
    undefined,
  ]);
  expect(shown.at(-1)!.moves).toHaveLength(2);
  expect(loadSolved("toy")).toEqual({});
  await decide(puzzle, "best");
  expect([puzzle.isOver, puzzle.lastMiss]).toEqual([true, null]);
  expect([...puzzle.marks!.keys()]).toContain("hex/1");
  expect(shown.at(-1)!.moves).toEqual([]);
  expect(loadSolved("toy")).toEqual({ 2: 2 });
});

test("who wants to be shown has not solved it, however often they tried", async () => {
  const puzzle = await open();
  await decide(puzzle, "worse");
  await puzzle.try(null);
  expect([puzzle.isOver, puzzle.wasRevealed]).toEqual([true, true]);
  expect(loadSolved("toy")).toEqual({ 2: 0 });
});

test("whoever has solved all of them begins again", async () => {
  const puzzle = await open(4);
  expect([puzzle.number, puzzle.posed?.number, puzzle.error]).toEqual([1, 1, null]);
});
