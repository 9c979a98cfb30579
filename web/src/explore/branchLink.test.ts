import { expect, test } from "vitest";
import {
  startsWith,
  parseDecisions,
  isDice,
  nextDice,
  lineFromParam,
  seatOf,
  lineToParam,
} from "./branchLink";

const LINE = ["0 take(3)", "dice 2", "12 mark(4,c3)"];

test("a line comes back from an address as it was", () => {
  expect(lineToParam(LINE)).toBe("0.take(3)~dice.2~12.mark(4,c3)");
  expect(lineFromParam(lineToParam(LINE))).toEqual(LINE);
  expect(lineFromParam("")).toEqual([]);
});

test("dots and pluses of a decision survive, though an address is read with spaces for them", () => {
  const line = ["1 sell(1+2,a.b)"];
  const anchor = new URLSearchParams(`line=${lineToParam(line)}`);
  expect(anchor.get("line")).toContain("1 2");
  expect(lineFromParam(anchor.get("line")!)).toEqual(line);
});

test("chance has no seat", () => {
  expect(LINE.map(isDice)).toEqual([false, true, false]);
  expect(LINE.map(seatOf)).toEqual([0, -1, 12]);
});

test("a line begins with each of its beginnings, and with nothing else", () => {
  expect([[], LINE.slice(0, 2), LINE].every((one) => startsWith(LINE, one))).toBe(true);
  expect(startsWith(LINE, [...LINE, "0 take(3)"])).toBe(false);
  expect(startsWith(LINE, ["dice 2"])).toBe(false);
});

test("other dice are such as none of the lines that begin the same has tried", () => {
  const here = ["0 take(3)"];
  expect(nextDice([], here)).toBe("dice 1");
  const lines = [[...here, "dice 4"], LINE, ["dice 9"], [...here, "1 done", "dice 8"]];
  expect(nextDice(lines, here)).toBe("dice 5");
});

test("the decisions of a record are told from all else in it", () => {
  const record =
    "feldspar record 1\nseats: 2\nplayer 0: 7 of us\n\n0 take(3)\n1 done\n\nscores: 4 5\n";
  expect(parseDecisions(record)).toEqual(["0 take(3)", "1 done"]);
  expect(parseDecisions("")).toEqual([]);
});
