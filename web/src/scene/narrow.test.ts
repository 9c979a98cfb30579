import { describe, expect, test } from "vitest";
import { decided, narrow, nextSteps, previews, prices } from "./narrow";
import type { Move, Price } from "./scene";

const move = (
  decision: string,
  path: string[],
  written = "",
  price: Price | null = null,
): Move => ({
  decision,
  path,
  label: { key: decision, args: {} },
  written,
  price,
  forced: false,
});
const MOVES = [
  move("mark(4,c3)", ["die/a", "die/4", "hex/c3"], "4"),
  move("mark(4,c4)", ["die/a", "die/4", "hex/c4"], "4"),
  move("mark(6,c4)", ["die/a", "die/6", "hex/c4"], "6"),
  move("spend(1,d1)", ["worker", "hex/d1", "choice/1"]),
  move("spend(2,d1)", ["worker", "hex/d1", "choice/2"]),
  move("take", ["choice/take"]),
];

describe("narrow", () => {
  test("keeps every move while nothing is touched", () => {
    expect(narrow(MOVES, [])).toEqual(MOVES);
  });
  test("takes touches in whatever order", () => {
    const names = (touched: string[]) => narrow(MOVES, touched).map((one) => one.decision);
    expect(names(["hex/c4", "die/6"])).toEqual(["mark(6,c4)"]);
    expect(names(["die/6", "hex/c4"])).toEqual(["mark(6,c4)"]);
  });
});

describe("nextSteps", () => {
  test("lights all pieces, and only choices that follow nothing", () => {
    expect(nextSteps(MOVES, [])).toEqual([
      ..."die/a die/4 hex/c3 hex/c4 die/6 worker hex/d1 choice/take".split(" "),
    ]);
  });
  test("offers a choice once all before it are touched", () => {
    const touched = ["hex/d1", "worker"];
    expect(nextSteps(narrow(MOVES, touched), touched)).toEqual(["choice/1", "choice/2"]);
  });
});

describe("decided", () => {
  test("means nothing before the first touch, even with one move", () => {
    expect(decided(MOVES.slice(0, 1), [])).toBeNull();
  });
  test("means the last move left, before all of it is touched", () => {
    expect(decided(narrow(MOVES, ["hex/c3"]), ["hex/c3"])?.decision).toBe("mark(4,c3)");
  });
  test("means a decision that several paths lead to", () => {
    const twins = [move("x", ["die/1", "hex"]), move("x", ["die/2", "hex"])];
    expect(decided(twins, ["hex"])?.decision).toBe("x");
  });
  test("means a path that is complete, though longer ones begin alike", () => {
    const moves = [move("one", ["a"]), move("two", ["a", "b"])];
    expect(decided(moves, ["a"])?.decision).toBe("one");
  });
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
