import { beforeEach, expect, test } from "vitest";
import { lineOf } from "../test/line";
import { ANN, BEN, viewOf } from "../test/view";
import {
  mergeBranch,
  saveBranches,
  loadBranches,
  labelEntries,
  relabelBranch,
  type Branch,
} from "./branchStore";

const branch = (line: string[], at = 4): Branch => ({ at, line, labels: [] });
const record = (n: number) => ({
  record: `scores: 1 2\ndigest: ${String(n).padStart(16, "0")}beef\n`,
});
const MOVE = { key: "move-draw", args: {} };

beforeEach(() => localStorage.clear());

test("branches are kept with the game they leave, and with no other", () => {
  saveBranches(record(1), [branch(["0 a"])]);
  saveBranches(record(2), [branch(["0 b"])]);
  expect(loadBranches(record(1))).toEqual([branch(["0 a"])]);
  saveBranches(record(1), []);
  expect([loadBranches(record(1)), loadBranches(record(2))]).toEqual([[], [branch(["0 b"])]]);
});

test("the games looked at longest ago are forgotten, and one without an end is not kept", () => {
  for (let n = 0; n < 21; n++) saveBranches(record(n), [branch([`0 a${n}`])]);
  expect([loadBranches(record(0)), loadBranches(record(1)).length]).toEqual([[], 1]);
  saveBranches({ record: "seats: 2\n" }, [branch(["0 a"])]);
  expect(loadBranches({ record: "seats: 2\n" })).toEqual([]);
});

test("what a browser has spoilt is no branch", () => {
  for (const spoilt of ["{", "7"]) {
    localStorage.setItem("feldspar.branches", spoilt);
    expect(loadBranches(record(1))).toEqual([]);
  }
});

test("a branch that grows stays one; another stands beside it", () => {
  const [one, longer] = [branch(["0 a"]), branch(["0 a", "1 b"])];
  expect(mergeBranch([one], longer)).toEqual([longer]);
  expect(mergeBranch([longer], one)).toEqual([longer, one]);
  const elsewhere = branch(["0 a", "1 b"], 5);
  expect(mergeBranch([one], elsewhere)).toEqual([one, elsewhere]);
});

test("where only the dice are others nothing was tried, and the oldest give way", () => {
  const dice = branch(["dice 1"]);
  expect(mergeBranch([], dice)).toEqual([dice]);
  expect(mergeBranch([dice], branch(["0 a"]))).toEqual([branch(["0 a"])]);
  const many = Array.from({ length: 12 }, (_, n) => branch([`0 a${n}`]));
  expect(mergeBranch(many, branch(["0 z"]))).toEqual([...many.slice(1), branch(["0 z"])]);
});

test("a decision is told by its deed, not by what was given up for it, with all its points", () => {
  const view = viewOf([ANN, BEN], {
    log: [
      lineOf(0, "log-before", 9, { at: 4 }),
      lineOf(0, "log-paid", -1, { at: 5, means: true }),
      lineOf(0, "log-placed", 4, { at: 5 }),
      lineOf(1, "log-won", 3, { at: 5 }),
    ],
  });
  const offered = new Map([["0 draw", MOVE]]);
  const [first, dice, second, third] = labelEntries(
    view,
    4,
    ["0 place", "dice 1", "0 draw", "1 draw"],
    offered,
  );
  expect(first).toMatchObject({ line: { text: { key: "log-placed" } }, points: 3 });
  expect(first).not.toHaveProperty("move");
  expect(dice).toEqual({ line: null, points: 0 });
  expect(second).toEqual({ line: null, points: 0, move: MOVE });
  expect(third).toEqual({ line: null, points: 0 });
});

test("what was known of a branch is not forgotten when less is told", () => {
  const line = lineOf(0, "log-placed");
  const old = { line: null, points: 0, move: MOVE };
  const untold = { line: null, points: 0 };
  const before = { ...branch(["0 a", "0 b", "0 c"]), labels: [old, old, old] };
  const told = { line, points: 2 };
  expect(relabelBranch(before, [untold, told]).labels).toEqual([old, told, old]);
});
