import { beforeEach, expect, test } from "vitest";
import { firstTries, nextOf, solve, solvedOf } from "./solvedPuzzles";

beforeEach(() => localStorage.clear());

test("what counts is what came of a puzzle the first time", () => {
  solve("toy", 3, 2);
  solve("toy", 3, 1);
  solve("toy", 4, 1);
  expect(solvedOf("toy")).toEqual({ 3: 2, 4: 1 });
  expect(solvedOf("other")).toEqual({});
  expect(firstTries(solvedOf("toy"))).toBe(1);
});

test("the next one is the next that is new, and none once all are solved", () => {
  expect(nextOf({}, 1, 4)).toBe(1);
  expect(nextOf({ 2: 1, 3: 0 }, 2, 4)).toBe(4);
  expect(nextOf({ 2: 1, 3: 0, 4: 1 }, 3, 4)).toBe(1);
  expect(nextOf({ 1: 1, 2: 1 }, 1, 2)).toBe(0);
});
