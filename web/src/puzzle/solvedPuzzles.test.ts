import { beforeEach, expect, test } from "vitest";
import {
  countDaysInARow,
  countFirstTries,
  loadSolvedDays,
  localDayNumber,
  nextUnsolved,
  saveSolved,
  loadSolved,
} from "./solvedPuzzles";

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

test("a day counts once something new was solved on it, not what was shown", () => {
  saveSolved("toy", 1, 0);
  expect(loadSolvedDays()).toEqual([]);
  saveSolved("toy", 2, 3);
  saveSolved("toy", 3, 1);
  saveSolved("toy", 3, 1);
  expect(loadSolvedDays()).toEqual([localDayNumber(Date.now())]);
  localStorage.setItem("feldspar.puzzle-days", "{");
  expect(loadSolvedDays()).toEqual([]);
});

test("days in a row end at a missed one, and today is not missed yet", () => {
  expect(countDaysInARow([], 10)).toBe(0);
  expect(countDaysInARow([10], 10)).toBe(1);
  expect(countDaysInARow([5, 7, 8, 9], 10)).toBe(3);
  expect(countDaysInARow([5, 7, 8, 9, 10], 10)).toBe(4);
  expect(countDaysInARow([7, 8], 10)).toBe(0);
});

test("a day begins at midnight of this place", () => {
  const late = new Date(2026, 10, 18, 23, 59).getTime();
  expect(localDayNumber(late + 60_000) - localDayNumber(late)).toBe(1);
  expect(localDayNumber(late) - localDayNumber(new Date(2026, 10, 18, 0, 1).getTime())).toBe(0);
});
