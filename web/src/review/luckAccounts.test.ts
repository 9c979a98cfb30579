import { describe, expect, test } from "vitest";
import type { Judgement } from "../transport/api";
import {
  luckAccount,
  costlyDecisions,
  mergeReviewPart,
  isDone,
  chanceLine,
  roundAccount,
  type KnownReview,
} from "./luckAccounts";

function one(at: number, seat: number, before: number[], after: number[], doubt = 0): Judgement {
  const better = before === after ? "same" : "other";
  return { at, seat, decision: "same", better, before, after, doubt, points: [0, 0] };
}
const JUDGED = [
  one(0, 0, [0.5, 0.5], [0.4, 0.6], 0.03),
  one(2, 1, [0.3, 0.7], [0.45, 0.55], 0.04),
  one(3, 0, [0.65, 0.35], [0.651, 0.349], 0.04),
];
const known = (judged = JUDGED, end = [0, 1], next = 4): KnownReview => ({
  judged,
  next,
  total: 4,
  pointsOnly: false,
  end,
});

describe("an account", () => {
  test("adds up exactly, for every seat", () => {
    for (const seat of [0, 1]) {
      const { start, luck, own, others, given, end } = luckAccount(known(), seat);
      expect(start + luck + own + others + given).toBeCloseTo(end, 12);
    }
    const first = luckAccount(known(), 0);
    expect(first.own).toBeCloseTo(-0.099);
    expect(first.others).toBeCloseTo(0.15);
    expect(first.luck).toBeCloseTo(-0.1 + 0.2 - 0.651);
    expect(first.doubt).toBeCloseTo(0.05);
    expect(luckAccount(known(), 1).luck).toBeCloseTo(-first.luck);
  });

  test("does not call it luck that somebody gave up", () => {
    const { luck, given } = luckAccount(known(), 0, true);
    expect(luck).toBeCloseTo(0.1);
    expect(given).toBeCloseTo(-0.651);
  });

  test("goes as far as the game is judged", () => {
    const part = known(JUDGED.slice(0, 2), [0, 1], 3);
    expect(isDone(part)).toBe(false);
    expect(luckAccount(part, 0).end).toBe(0.45);
    expect(chanceLine(part).at(-1)).toEqual({ at: 2.4, chances: [0.45, 0.55] });
    expect(luckAccount(known([], [1, 0]), 0)).toMatchObject({ start: 1, luck: 0, own: 0, end: 1 });
  });

  test("adds up as it is read, too", () => {
    for (const seat of [0, 1]) {
      const { start, luck, own, others, given, end } = roundAccount(
        luckAccount(known(), seat),
        false,
      );
      expect(start + luck + own + others + given).toBe(end);
      expect([start, end]).toEqual([50, seat ? 100 : 0]);
    }
    expect(Object.is(roundAccount(luckAccount(known(), 0), false).given, 0)).toBe(true);
  });
});

describe("costly decisions", () => {
  test("cost more than their doubt, and enough to speak of it", () => {
    const doubtful = one(5, 0, [0.5, 0.5], [0.4, 0.6], 0.11);
    const small = one(6, 0, [0.5, 0.5], [0.485, 0.515]);
    const dearer = one(7, 0, [0.5, 0.5], [0.3, 0.7], 0.1);
    const others = one(8, 1, [0.5, 0.5], [0.9, 0.1]);
    const found = costlyDecisions(known([...JUDGED, doubtful, small, dearer, others]), 0);
    expect(found.map(({ at }) => at)).toEqual([7, 0]);
  });

  test("alone, cost a point at least", () => {
    const judged = [one(0, 0, [60], [59.5]), one(1, 0, [60], [58])];
    const found = costlyDecisions({ ...known(judged, [55]), pointsOnly: true }, 0);
    expect(found.map(({ at }) => at)).toEqual([1]);
  });
});

test("the line begins with the game and ends with it", () => {
  const points = chanceLine(known([one(1, 0, [0.5, 0.5], [0.4, 0.6])]));
  expect(points.map(({ at }) => at)).toEqual([0, 1, 1.4, 4]);
  expect(points[0]!.chances).toEqual([0.5, 0.5]);
  expect(points.at(-1)!.chances).toEqual([0, 1]);
});

test("parts of a review become one", () => {
  const part = (from: number, next: number) => ({
    judged: JUDGED.slice(from, from + 1),
    next,
    total: 4,
    points_only: false,
    end: [0, 1],
  });
  const found = [part(0, 1), part(1, 3), part(2, 4)].reduce<KnownReview | null>(
    mergeReviewPart,
    null,
  )!;
  expect(found).toEqual(known());
});
