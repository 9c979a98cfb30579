import { describe, expect, test } from "vitest";
import { lineOf } from "../test/line";
import { chartBands, labelStep, placePins } from "./chartBands";

const head = (at: number, args: Record<string, string | number>) =>
  lineOf(-1, "round", 0, { at, chapter: true, text: { key: "round", args } });

describe("bands", () => {
  test("are the chapters, together where their headings name the same first", () => {
    const log = [
      head(2, { phase: "A", round: 1 }),
      lineOf(0, "took", 0, { at: 3 }),
      head(6, { phase: "A", round: 2 }),
      head(9, { phase: "B", round: 1 }),
      head(12, {}),
    ];
    expect(chartBands(log, 12)).toMatchObject([
      { from: 0, to: 9, name: "A" },
      { from: 9, to: 12, name: "B" },
    ]);
    expect(chartBands([], 12)).toEqual([]);
  });

  test("are named as far as there is room", () => {
    const bands = chartBands(
      [1, 2, 3, 4].map((n) => head(n, { round: n })),
      5,
    );
    expect(labelStep(bands, () => 40)).toBe(1);
    expect(labelStep(bands, () => 8)).toBe(2);
    expect(labelStep(bands, () => 1)).toBe(4);
  });
});

describe("pins", () => {
  test("stand above their feet, and none covers another", () => {
    const found = placePins(
      [
        { x: 100, y: 100 },
        { x: 105, y: 100 },
        { x: 300, y: 5 },
      ],
      10,
    );
    expect(found[0]).toEqual({ x: 100, foot: 100, y: 81 });
    expect(found[1]!.y).toBeLessThanOrEqual(81 - 20);
    expect(found[2]!.y).toBe(10);
  });

  test("go below where there is no room above", () => {
    const found = placePins(
      [1, 2, 3].map((x) => ({ x, y: 12 })),
      10,
    );
    expect(new Set(found.map(({ y }) => y)).size).toBe(3);
    for (const { y } of found) expect(y).toBeGreaterThanOrEqual(10);
  });
});
