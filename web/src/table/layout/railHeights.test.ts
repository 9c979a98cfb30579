import { expect, test } from "vitest";
import { railHeights } from "./railHeights";

const [LARGE, SMALL] = [816, 636];
const FULL = 256;
const GAP = 12;

test("companion, all players and a log share the rail of 1440 by 900", () => {
  for (const opponents of [1, 2, 3, 4]) {
    const { players, tabbed } = railHeights(LARGE, opponents, FULL);
    expect([opponents, tabbed]).toEqual([opponents, false]);
    expect(LARGE - FULL - players - 2 * GAP).toBeGreaterThanOrEqual(140);
  }
});

test("where companion and log do not fit, they are tabs of one box that holds either", () => {
  for (const opponents of [1, 2, 3, 4]) {
    const { players, tabbed } = railHeights(SMALL, opponents, FULL);
    expect([opponents, tabbed]).toEqual([opponents, true]);
    expect(SMALL - players - GAP).toBeGreaterThanOrEqual(FULL + 45);
  }
});

test("a companion that says little leaves a log in any window", () => {
  for (const brief of [0, 44])
    for (const opponents of [1, 2, 3, 4])
      expect(railHeights(SMALL, opponents, brief).tabbed).toBe(false);
});

test("a row of four opponents is too low for a picture, one of three is not", () => {
  expect(railHeights(LARGE, 3, FULL)).toMatchObject({ row: 84, pictures: true });
  expect(railHeights(LARGE, 4, FULL)).toMatchObject({ row: 68, pictures: false });
});

test("rows are higher where there is no companion, and in a higher window", () => {
  expect(railHeights(LARGE, 3, 0).row).toBe(112);
  expect(railHeights(996, 3, FULL).row).toBe(103);
});
