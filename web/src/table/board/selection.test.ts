import { expect, test } from "vitest";
import type { Price } from "../../scene/model";
import { moveOf } from "../../test/move";
import { Selection } from "./selection.svelte";

const move = (decision: string, ...path: string[]) => ({
  ...moveOf(decision, ...path),
  written: decision,
});
const MOVES = [
  move("4", "die/a", "die/4", "hex/1"),
  move("6", "die/a", "die/6", "hex/1"),
  move("5", "die/b", "die/4", "hex/2"),
];

function hand(confirms: boolean, moves = MOVES) {
  const made: string[] = [];
  const vain: string[][] = [];
  const one = new Selection({
    moves: () => moves,
    needsConfirmation: () => confirms,
    offersMoves: () => true,
    make: ({ decision }) => made.push(decision),
    onDeadEnd: (touched) => vain.push(touched),
  });
  return { hand: one, made, vain };
}

test("a move is made as soon as it is meant", () => {
  const { hand: one, made } = hand(false);
  one.select("hex/1");
  expect(made).toEqual([]);
  one.select("die/6");
  expect(made).toEqual(["6"]);
  expect(one.touched).toEqual([]);
});

test("or waits to be confirmed, showing all it goes through", () => {
  const { hand: one, made } = hand(true);
  one.select("hex/2");
  expect(one.intended?.decision).toBe("5");
  expect([...one.selected]).toEqual(["hex/2", "die/b", "die/4"]);
  expect(one.badges.get("hex/2")).toBe("5");
  one.confirm();
  expect(made).toEqual(["5"]);
});

test("whoever touches the last thing once more confirms by it", () => {
  const { hand: one, made } = hand(true);
  one.select("hex/2");
  one.select("hex/2");
  expect(made).toEqual(["5"]);
});

test("an earlier thing touched once more is taken back, and nothing is made", () => {
  const { hand: one, made } = hand(true);
  one.select("hex/1");
  one.select("die/6");
  expect(one.intended?.decision).toBe("6");
  one.select("hex/1");
  expect([made, one.touched]).toEqual([[], ["die/6"]]);
});

test("another thing of the same kind replaces the one touched before", () => {
  const { hand: one, vain } = hand(true);
  one.select("die/a");
  one.select("die/b");
  expect(one.touched).toEqual(["die/b"]);
  expect(vain).toEqual([]);
});

test("what leads nowhere is reported, and changes nothing", () => {
  const { hand: one, vain } = hand(true);
  one.select("die/6");
  one.select("hex/2");
  expect(vain).toEqual([["die/6", "hex/2"]]);
  expect(one.touched).toEqual(["die/6"]);
});

test("whoever touches what makes no sense with the rest may begin anew with it", () => {
  const { hand: one } = hand(true);
  one.select("die/6");
  expect([one.restartWith("hex/2"), one.touched]).toEqual([true, ["hex/2"]]);
  expect([one.restartWith("tree/1"), one.touched]).toEqual([false, ["hex/2"]]);
});

test("touches are taken back one by one, or by touching again", () => {
  const { hand: one } = hand(true);
  one.select("die/a");
  one.select("hex/1");
  expect(one.undoTouch()).toBe(true);
  one.select("die/a");
  expect(one.touched).toEqual([]);
  expect(one.undoTouch()).toBe(false);
});

test("the only thing to do waits to be confirmed, even where nothing else is", () => {
  const { hand: one, made } = hand(false, [move("take", "choice/take")]);
  expect(one.intended?.decision).toBe("take");
  expect([...one.selected]).toEqual(["choice/take"]);
  expect(made).toEqual([]);
  one.confirm();
  expect(made).toEqual(["take"]);
});

test("or is touched", () => {
  const { hand: one, made, vain } = hand(false, [move("take", "choice/take")]);
  one.select("choice/take");
  expect([made, vain]).toEqual([["take"], []]);
});

test("what follows is chosen already, and may be touched all the same", () => {
  const moves = [
    move("1", "worker", "hex/1", "choice/1"),
    move("2", "worker", "hex/1", "choice/2"),
  ];
  const { hand: one, made, vain } = hand(false, moves);
  expect([...one.selected]).toEqual(["worker", "hex/1"]);
  expect([...one.highlighted]).toEqual(["choice/1", "choice/2"]);
  one.select("worker");
  one.select("choice/2");
  expect([made, vain]).toEqual([["2"], []]);
});

test("a way that costs nothing is offered to whoever is asked anyway, and no one else", () => {
  const monk = { ...move("6", "monk", "hex/1"), extra: ["monk"] };
  const moves = [move("4", "die/4", "hex/1"), monk, move("5", "hex/2")];
  const careless = hand(false, moves);
  careless.hand.select("hex/1");
  expect([careless.made, careless.hand.intended]).toEqual([[], null]);
  const { hand: one, made } = hand(true, moves);
  one.select("hex/1");
  expect(one.intended?.decision).toBe("4");
  one.select("monk");
  expect(one.intended?.decision).toBe("6");
  one.confirm();
  expect(made).toEqual(["6"]);
});

test("what nobody is invited to may be done", () => {
  const idle = { ...move("empty", "depot/3"), idle: true };
  const { hand: one, made } = hand(false, [move("full", "depot/1"), move("more", "depot/2"), idle]);
  expect([...one.highlighted]).toEqual(["depot/1", "depot/2"]);
  one.select("depot/3");
  expect(made).toEqual(["empty"]);
});

test("few moves can be made by a button each, whatever must be confirmed", () => {
  const { hand: one, made } = hand(true);
  expect(one.offers.map(({ decision }) => decision)).toEqual(["4", "6", "5"]);
  one.select("hex/1");
  expect(one.offers.map(({ decision }) => decision)).toEqual(["4", "6"]);
  one.select("die/6");
  expect([one.intended?.decision, one.offers]).toEqual(["6", []]);
  one.undoTouch();
  one.make(one.offers[0]!);
  expect([made, one.touched]).toEqual([["4"], []]);
});

test("a price is shown until the move is meant, then on the last thing touched for it", () => {
  const price: Price = { art: "worker", amount: 1 };
  const paid = { ...move("far", "die/6", "hex/2"), price };
  const { hand: one } = hand(true, [move("near", "die/4", "hex/2"), paid]);
  expect([...one.prices]).toEqual([["die/6", price]]);
  one.select("die/6");
  expect(one.intended?.decision).toBe("far");
  expect([...one.prices]).toEqual([["hex/2", price]]);
});

test("who learns touches something, also where only one move is left", () => {
  const made: string[] = [];
  const hand = new Selection({
    moves: () => [moveOf("only", "die/1", "hex/2")],
    needsConfirmation: () => false,
    offersMoves: () => false,
    requiresTouch: () => true,
    make: (move) => made.push(move.decision),
    onDeadEnd: () => undefined,
  });
  expect(hand.intended).toBeNull();
  expect([[...hand.highlighted], [...hand.selected]]).toEqual([["hex/2"], ["die/1"]]);
  hand.select("hex/2");
  expect(made).toEqual(["only"]);
});
