/** A hint ranks nothing by noise, says what brings the same once, and marks what it speaks of. */
import { describe, expect, test } from "vitest";
import { moveOf } from "../test/move";
import type { Advice, Advised } from "../transport/api";
import {
  sourceBars,
  cardsOf,
  differencesOf,
  countEquals,
  isPrecise,
  marksOf,
  advantageOf,
  moveEnds,
} from "./adviceCards";

const advised = (decision: string, other: Partial<Advised> = {}): Advised => ({
  decision,
  chance: 0.5,
  behind: 0,
  doubt: 0.02,
  points: 120,
  low: null,
  high: null,
  sources: {},
  differs: {},
  reasons: [],
  ...other,
});
const advice = (...best: Advised[]): Advice => ({
  seat: 0,
  turn: 3,
  best,
  chances: [],
  progress: 1,
  goals: [],
  trap: null,
});
const named = (key: string) => key !== "log-odd";
const A = moveOf("a", "die/1", "tile/4", "hex/a4");
const B = moveOf("b", "die/1", "depot/2");
const C = { ...moveOf("c", "die/2", "depot/2"), same: "b" };
const D = moveOf("d", "depot/2", "choice/sell");

describe("cards", () => {
  test("name the moves of the view, and each result once", () => {
    const given = advice(advised("a"), advised("b"), advised("c"), advised("gone"), advised("d"));
    const cards = cardsOf(given, [A, B, C, D]);
    expect(cards.map(({ rank, move }) => [rank, move.decision])).toEqual([
      [1, "a"],
      [2, "b"],
      [3, "d"],
    ]);
    expect(cardsOf(null, [A])).toEqual([]);
  });

  test("are close to the first when the difference is no larger than its doubt", () => {
    const given = advice(
      advised("a"),
      advised("b", { behind: 0.03, doubt: 0.06 }),
      advised("d", { behind: 0.08, doubt: 0.05 }),
    );
    const cards = cardsOf(given, [A, B, D]);
    expect(cards.map(({ close }) => close)).toEqual([false, true, false]);
    const even = advice(advised("a"), advised("b", { behind: 0.05, doubt: 0.05 }));
    expect(cardsOf(even, [A, B]).map(({ close }) => close)).toEqual([false, true]);
    expect(countEquals(cards)).toBe(2);
    expect(countEquals(cards.slice(0, 1))).toBe(0);
  });

  test("show figures once they are sharp enough, or will become no sharper", () => {
    const rough = cardsOf(advice(advised("a", { doubt: 0.2 })), [A]);
    expect([isPrecise(rough, 0.5), isPrecise(rough, 1), isPrecise([], 1)]).toEqual([
      false,
      true,
      false,
    ]);
    expect(isPrecise(cardsOf(advice(advised("a")), [A]), 0.5)).toBe(true);
    const points = { chance: null, points: 60 };
    expect(isPrecise(cardsOf(advice(advised("a", { ...points, doubt: 2 })), [A]), 0.5)).toBe(true);
    expect(isPrecise(cardsOf(advice(advised("a", { ...points, doubt: 4 })), [A]), 0.5)).toBe(false);
  });
});

describe("sources", () => {
  test("are bars, the largest first, and what has no name is put together with what is small", () => {
    expect(sourceBars({ "log-a": 2, "log-b": 9, "log-odd": 3 }, named)).toEqual([
      { key: "log-b", points: 9 },
      { key: "log-a", points: 2 },
      { key: "", points: 3 },
    ]);
    const many = Object.fromEntries([1, 2, 3, 4, 5, 6, 7].map((n) => [`log-${n}`, n]));
    const bars = sourceBars(many, named);
    expect(bars).toHaveLength(6);
    expect(bars.at(-1)).toEqual({ key: "", points: 3 });
  });

  test("that differ are told, the most telling first; the first is strong where the second lacks", () => {
    const second = advised("b", { differs: { "log-a": 1.5, "log-b": -4, "log-odd": -9 } });
    expect(differencesOf(second, named).map(({ key }) => key)).toEqual(["log-b", "log-a"]);
    const cards = cardsOf(advice(advised("a"), second), [A, B]);
    expect(advantageOf(cards, named)).toEqual({ key: "log-b", points: 4 });
    expect(advantageOf(cards.slice(0, 1), named)).toBeNull();
    expect(advantageOf(cardsOf(advice(advised("a"), advised("b")), [A, B]), named)).toBeNull();
  });
});

test("marks lie on the last thing of each way, and on where the one that is looked at begins", () => {
  const cards = cardsOf(advice(advised("a"), advised("b"), advised("d")), [A, B, D]);
  expect([...marksOf(cards, 0)]).toEqual([
    ["hex/a4", { ranks: [1], open: true }],
    ["depot/2", { ranks: [2, 3], open: false }],
    ["choice/sell", { ranks: [3], open: false }],
    ["tile/4", { ranks: [], open: true }],
  ]);
  expect(marksOf(cards, 2).get("depot/2")).toEqual({ ranks: [2, 3], open: true });
  expect([moveEnds(A), moveEnds(B), moveEnds(D), moveEnds(undefined)]).toEqual([
    ["tile/4", "hex/a4"],
    ["die/1", "depot/2"],
    null,
    null,
  ]);
});
