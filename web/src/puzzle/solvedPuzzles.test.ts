import { beforeEach, expect, test } from "vitest";
import { countFirstTries, nextUnsolved, saveSolved, loadSolved } from "./solvedPuzzles";

beforeEach(() => localStorage.clear());

test("what counts is what came of a puzzle the first time", () => {
  saveSolved("toy", 3, 2);
  saveSolved("toy", 3, 1);
  saveSolved("toy", 4, 1);
  expect(loadSolved("toy")).toEqual({ 3: 2, 4: 1 });
  expect(loadSolved("other")).toEqual({});
  expect(countFirstTries(loadSolved("toy"))).toBe(1);
});

test("what was shown is not solved by trying again", () => {
  saveSolved("toy", 5, 0);
  saveSolved("toy", 5, 1);
  expect(loadSolved("toy")).toEqual({ 5: 0 });
});

test("the next one is the next that is new, and none once all are solved", () => {
  expect(nextUnsolved({}, 1, 4)).toBe(1);
  expect(nextUnsolved({ 2: 1, 3: 0 }, 2, 4)).toBe(4);
  expect(nextUnsolved({ 2: 1, 3: 0, 4: 1 }, 3, 4)).toBe(1);
  expect(nextUnsolved({ 1: 1, 2: 1 }, 1, 2)).toBe(0);
});
