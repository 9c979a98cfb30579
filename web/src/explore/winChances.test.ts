import { expect, test } from "vitest";
import type { Hopes } from "../transport/api";
import { gainOf, sharesOf } from "./winChances";

const hopes = (chances: number[], points: number[] = [], doubt = 0.01): Hopes => ({
  chances,
  points,
  doubt,
});

test("everybody has a part of the bar, and the figures in it make a hundred", () => {
  const shares = sharesOf(hopes([1 / 3, 1 / 3, 1 / 3]));
  expect(shares.map(({ percent }) => percent)).toEqual([34, 33, 33]);
  const few = sharesOf(hopes([0.005, 0.056, 0.939]));
  expect(few.map(({ percent }) => percent)).toEqual([0, 6, 94]);
  expect(few.map(({ roomy }) => roomy)).toEqual([false, false, true]);
});

test("whoever is alone shares it with an opponent who has no seat, or plays for points", () => {
  const shares = sharesOf(hopes([0.31]));
  expect(shares.map(({ seat, percent }) => [seat, percent])).toEqual([
    [0, 31],
    [-1, 69],
  ]);
  expect(sharesOf(hopes([], [61]))).toEqual([]);
});

test("a gain is told if it is sure, in chances or alone in points", () => {
  const [here, played] = [hopes([0.09, 0.91], [137, 150]), hopes([0.03, 0.97], [126, 151])];
  expect(gainOf(here, played, 0)).toEqual({ by: 6, points: [137, 126] });
  expect(gainOf(here, played, 1)).toEqual({ by: -6, points: [150, 151] });
  expect(gainOf({ ...here, doubt: 0.05 }, { ...played, doubt: 0.04 }, 0).by).toBe(0);
  expect(gainOf(hopes([], [61.2], 1), hopes([], [58], 1), 0)).toEqual({ by: 3, points: [61, 58] });
});
