/** A week, a histogram and a place follow from what is told. */
import { expect, test } from "vitest";
import type { MyDay, Today } from "../transport/api";
import { histogram, weekMean, rankOf, weekOf } from "./dailyStatistics";

const mine = (day: string, points: number | null, game = "toy"): MyDay => {
  return { day, game, table: "t", state: "counts", points, wrong: "", name: "" };
};
const TODAY: Today = {
  day: "2026-03-01",
  ends: 0,
  published: null,
  titles: [],
  mine: [mine("2026-02-28", 57), mine("2026-02-23", 60), mine("2026-02-27", 9, "other")],
  streak: 0,
};

test("a week ends today, and a day without a table is empty", () => {
  const week = weekOf(TODAY, "toy");
  expect(week.map(({ day }) => day.slice(5)).join(" ")).toBe(
    "02-23 02-24 02-25 02-26 02-27 02-28 03-01",
  );
  expect(week.map((box) => box.mine?.points ?? null)).toEqual([
    60,
    null,
    null,
    null,
    null,
    57,
    null,
  ]);
  expect(week.map(({ today }) => today).indexOf(true)).toBe(6);
  expect(weekMean(week)).toBe(58.5);
  expect(weekMean(weekOf(TODAY, "other"))).toBeNull();
});

const SCORES = [
  { points: 71, players: 1 },
  { points: 60, players: 4 },
  { points: 59, players: 3 },
  { points: 44, players: 2 },
];

test("points are told in ten bins at most, and nobody is lost or counted twice", () => {
  const bins = histogram(SCORES, 60);
  expect(bins.length).toBeLessThanOrEqual(10);
  expect(bins.reduce((sum, { players }) => sum + players, 0)).toBe(10);
  expect(bins.filter((bin) => bin.mine)).toEqual([{ low: 60, players: 4, mine: true }]);
  expect(bins[0]!.low).toBeLessThanOrEqual(44);
  expect(histogram([], 5)).toEqual([]);
  expect(histogram([{ points: -3, players: 1 }], null)).toEqual([
    { low: -3, players: 1, mine: false },
  ]);
  expect(
    histogram(
      [
        { points: 5000, players: 1 },
        { points: 0, players: 2 },
      ],
      0,
    ),
  ).toHaveLength(1);
});

test("equals share a place, and better than means more points than", () => {
  const at = (points: number) => Object.values(rankOf({ scores: SCORES }, points));
  expect(at(71)).toEqual([1, 10, 90]);
  expect(at(60)).toEqual([2, 10, 50]);
  expect(at(44)).toEqual([9, 10, 0]);
  expect(rankOf({ scores: [] }, 44)).toEqual({ place: 1, players: 0, better: 0 });
});
