import { describe, expect, test } from "vitest";
import cases from "../../../tests/kernel/touches.json";
import {
  intendedMove,
  offeredMoves,
  impliedSteps,
  likelyMove,
  narrow,
  nextSteps,
  previews,
  prices,
} from "./moveSelection";
import type { Move, Price } from "./model";
import { moveOf } from "../test/move";

const move = (
  decision: string,
  path: string[],
  written = "",
  price: Price | null = null,
): Move => ({ ...moveOf(decision, ...path), written, price });
const MOVES = [
  move("mark(4,c3)", ["die/a", "die/4", "hex/c3"], "4"),
  move("mark(4,c4)", ["die/a", "die/4", "hex/c4"], "4"),
  move("mark(6,c4)", ["die/a", "die/6", "hex/c4"], "6"),
  move("take", ["choice/take"]),
];

interface Case {
  law: string;
  moves: {
    decision: string;
    path: string[];
    same?: string;
    extra?: string[];
    idle?: boolean;
    price?: number;
  }[];
  touched: string[];
  left: string[];
  given: string[];
  lit: string[];
  meant: string | null;
  likely?: string;
  few?: string[];
}

// The cases are those of the kernel's own test, which reads the same file.
test.each(cases as Case[])("$law", (one) => {
  const moves = one.moves.map(({ price, ...rest }) => ({
    ...move(rest.decision, rest.path),
    ...rest,
    price: price ? { art: "worker", amount: price } : null,
  }));
  const left = narrow(moves, one.touched);
  expect(left.map(({ decision }) => decision)).toEqual(one.left);
  expect(impliedSteps(left, one.touched)).toEqual(one.given);
  expect(nextSteps(left, one.touched)).toEqual(one.lit);
  expect(intendedMove(left, one.touched)?.decision ?? null).toBe(one.meant);
  expect(likelyMove(left, one.touched)?.decision ?? null).toBe(one.likely ?? null);
  if (one.few)
    expect(offeredMoves(left, one.touched).map(({ decision }) => decision)).toEqual(one.few);
});

test("a decision that several paths lead to is meant", () => {
  const twins = [move("x", ["die/1", "hex"]), move("x", ["die/2", "hex"])];
  expect(intendedMove(twins, ["hex"])?.decision).toBe("x");
});

describe("previews", () => {
  test("says what would be written where only one outcome is left", () => {
    expect([...previews(MOVES, [])]).toEqual([["hex/c3", "4"]]);
    expect([...previews(MOVES, ["die/6"])]).toEqual([["hex/c4", "6"]]);
  });
  test("says nothing of what is touched already", () => {
    expect(previews(MOVES, ["hex/c3"]).size).toBe(0);
  });
});

describe("prices", () => {
  const one: Price = { art: "worker", amount: 1 };
  const two: Price = { art: "worker", amount: 2 };
  const priced = [
    move("free", ["die/4", "hex/a1"]),
    move("near", ["die/4", "hex/b2"], "", two),
    move("far", ["die/6", "hex/b2"], "", one),
    move("last", ["die/6", "hex/a1"], "", two),
  ];
  test("has the least of what a thing costs, where no move through it is free", () => {
    expect([...prices(priced, [])]).toEqual([
      ["hex/b2", one],
      ["die/6", one],
    ]);
  });
  test("changes with the moves left", () => {
    expect([...prices(priced, ["die/4"])]).toEqual([["hex/b2", two]]);
    expect([...prices(priced, ["hex/a1"])]).toEqual([["die/6", two]]);
    expect(prices(priced, ["die/6", "hex/b2"]).size).toBe(0);
    expect(prices(MOVES, []).size).toBe(0);
  });
});
