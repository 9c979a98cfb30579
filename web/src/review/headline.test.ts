import { describe, expect, test } from "vitest";
import { lineOf } from "../test/line";
import type { Judgement } from "../transport/api";
import { luckAccount, type KnownReview } from "./luckAccounts";
import { decisionLine, habitOf, reviewHeadline } from "./headline";

const TOTAL = 100;

/** A game for two in which seat 0 stood so before and after each of its decisions. */
function game(steps: [number, number, number][], end: number, pointsOnly = false): KnownReview {
  const judged: Judgement[] = steps.map(([at, before, after]) => ({
    at,
    seat: 0,
    decision: "this",
    better: before > after ? "that" : "this",
    before: pointsOnly ? [before] : [before, 1 - before],
    after: pointsOnly ? [after] : [after, 1 - after],
    doubt: 0.01,
    points: [0, 0],
  }));
  const all = pointsOnly ? [end] : [end, 1 - end];
  return { judged, next: TOTAL, total: TOTAL, pointsOnly, end: all };
}
function said(known: KnownReview, resigned: boolean[] = [false, false], seat = 0) {
  const account = luckAccount(known, seat, resigned.some(Boolean));
  return reviewHeadline({ known, seat, account, lots: ["cards", "dice"], resigned });
}

describe("the sentence that sums up", () => {
  test.each([
    [
      "lost-decisions",
      [
        [0, 0.5, 0.1],
        [50, 0.05, 0.05],
      ],
      0,
    ],
    [
      "lost-despite",
      [
        [0, 0.5, 0.1],
        [50, 0.3, 0.1],
      ],
      0,
    ],
    [
      "lost-luck",
      [
        [0, 0.5, 0.45],
        [50, 0.1, 0.1],
      ],
      0,
    ],
    [
      "lost-both",
      [
        [0, 0.5, 0.3],
        [20, 0.3, 0.25],
        [50, 0.05, 0.05],
      ],
      0,
    ],
    [
      "lost-close",
      [
        [0, 0.5, 0.3],
        [80, 0.6, 0.55],
        [90, 0.4, 0.4],
      ],
      0,
    ],
    [
      "lost-well",
      [
        [0, 0.5, 0.5],
        [50, 0.2, 0.2],
      ],
      0,
    ],
    [
      "won-well",
      [
        [0, 0.5, 0.5],
        [50, 0.2, 0.2],
      ],
      1,
    ],
    [
      "won-lead",
      [
        [0, 0.5, 0.4],
        [20, 0.7, 0.6],
      ],
      1,
    ],
    [
      "won-close",
      [
        [0, 0.5, 0.4],
        [80, 0.3, 0.3],
      ],
      1,
    ],
    [
      "won-luck",
      [
        [0, 0.5, 0.4],
        [50, 0.3, 0.3],
      ],
      1,
    ],
  ] as [string, [number, number, number][], number][])("%s", (key, steps, end) => {
    expect(said(game(steps, end))?.key).toBe(`review-sum-${key}`);
  });

  test("has the figures of the game", () => {
    const { args } = said(
      game(
        [
          [0, 0.5, 0.09],
          [50, 0.05, 0.05],
        ],
        0,
      ),
    )!;
    expect(args).toMatchObject({ lots: "cards", lost: 41, luck: 9, lucky: "no" });
  });

  test("says so when others brought it about", () => {
    const known = game([[0, 0.5, 0.4]], 1);
    const theirs = { ...known.judged[0]!, at: 50, seat: 1, before: [0.4, 0.6], after: [0.9, 0.1] };
    expect(said({ ...known, judged: [...known.judged, theirs] })?.key).toBe(
      "review-sum-won-others",
    );
  });

  test("tells of whoever gave up", () => {
    const known = game([[0, 0.5, 0.23]], 0);
    expect(said(known, [true, false])).toMatchObject({
      key: "review-sum-resigned",
      args: { last: 23 },
    });
    expect(said(known, [true, false], 1)).toMatchObject({
      key: "review-sum-left",
      args: { last: 77 },
    });
  });

  test("counts points where one plays for them", () => {
    expect(said(game([[0, 60, 60]], 55, true), [false])?.key).toBe("review-sum-points-well");
    expect(said(game([[0, 60, 50]], 55, true), [false])?.key).toBe("review-sum-points-decisions");
    expect(said(game([[0, 60, 58]], 40, true), [false])?.key).toBe("review-sum-points-luck");
  });

  test("is not said before all is judged", () => {
    expect(said({ ...game([[0, 0.5, 0.4]], 0), next: 50 })).toBeNull();
    expect(said(game([], 1))).toBeNull();
  });
});

describe("a habit", () => {
  const told = (at: number, key: string, seat = 0) => lineOf(seat, key, 0, { at: at + 1 });
  const log = [
    told(0, "took"),
    told(1, "took"),
    told(2, "sold"),
    told(3, "took"),
    told(4, "took", 1),
  ];
  const { judged } = game(
    [0, 1, 2, 3, 4].map((at) => [at, 0.5, 0.4]),
    0,
  );

  const usual = game(
    [10, 11, 12, 13, 14, 15].map((at) => [at, 0.5, 0.5]),
    0,
  ).judged;
  const whole = [...log, ...usual.map(({ at }) => told(at, "built"))];

  test("is what was done three times among costly decisions", () => {
    expect(habitOf(judged, [...judged, ...usual], whole)).toEqual({ n: 3, of: 5, line: log[0] });
    expect(habitOf(judged.slice(1), [...judged, ...usual], whole)).toBeNull();
  });

  test("is none if all one ever did was of that kind", () => {
    expect(habitOf(judged, judged, log)).toBeNull();
    expect(habitOf([], judged, log)).toBeNull();
  });

  test("is named by the deed, not by its means", () => {
    const means = { ...told(0, "paid"), means: true };
    expect(decisionLine([means, ...log], 0)?.text.key).toBe("took");
    expect(decisionLine([], 0)).toBeNull();
  });
});
