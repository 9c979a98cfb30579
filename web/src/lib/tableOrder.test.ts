import { expect, test } from "vitest";
import { ANN, BEN, ODILE, OPEN } from "../test/view";
import type { Player, Status, TableSummary } from "../transport/api";
import { mySeat, isOver, resultOf, sortTables } from "./tableOrder";
import { formatDuration } from "../i18n/duration";

const table = (id: string, status: Status, yours: boolean, at: number, players = [ANN, BEN]) =>
  ({ id, game: "toy", title: "", status, players, yours, at, due: null }) satisfies TableSummary;

/** A finished table, with the score and the place of each. */
const ended = (...players: [Player, number, number][]): TableSummary =>
  table(
    "x",
    "over",
    false,
    0,
    players.map(([who, score, place]) => ({ ...who, score, place })),
  );

test("what waits for me comes first, then what goes on, then what is to begin", () => {
  const tables = [
    table("over", "over", false, 9),
    table("open", "open", false, 8),
    table("playing", "playing", false, 7),
    table("mine before", "playing", true, 1),
    table("mine", "playing", true, 2),
    table("invited", "open", true, 3),
  ];
  expect(sortTables(tables).map(({ id }) => id)).toEqual([
    "invited",
    "mine",
    "mine before",
    "playing",
    "open",
    "over",
  ]);
  expect(sortTables(tables).filter(isOver)).toHaveLength(1);
});

test("who sits alone among bots is me", () => {
  expect(mySeat([ODILE, ANN])).toBe(1);
  expect(mySeat([ANN, BEN])).toBe(-1);
  expect(mySeat([ANN, OPEN])).toBe(-1);
});

test("a result is told from my seat where that is known, else from the winner's", () => {
  const said = (...players: [Player, number, number][]) => {
    const { key, scores } = resultOf(ended(...players))!;
    return [key, ...scores];
  };
  expect(said([ANN, 58, 1], [ODILE, 51, 2])).toEqual(["result-won", 58, 51]);
  expect(said([ODILE, 35, 1], [ANN, 33, 2])).toEqual(["result-lost", 33, 35]);
  expect(said([ODILE, 35, 1], [ANN, 35, 1])).toEqual(["result-tied", 35, 35]);
  expect(said([ANN, 40, 2], [BEN, 47, 1], [ODILE, 51, 3])).toEqual(["result-named", 47, 51, 40]);
  expect(said([ANN, 54, 1])).toEqual(["result-alone", 54]);
  expect(said([ANN, 33, 2])).toEqual(["result-lost", 33]);
  expect(resultOf(table("old", "over", false, 0))).toBeNull();
});

test("time is told in its largest unit", () => {
  expect(formatDuration(59_000, "en")).toBe("");
  expect(formatDuration(12 * 60_000, "en")).toBe("12 minutes");
  expect(formatDuration(3.9 * 3_600_000, "en")).toBe("3 hours");
  expect(formatDuration(12 * 60_000, "en", "short")).toBe("12 min");
  expect(formatDuration(49 * 3_600_000, "fr")).toBe("2\u00a0jours");
});
