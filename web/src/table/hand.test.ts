import { expect, test } from "vitest";
import type { Move, Price } from "../scene/scene";
import { Hand } from "./hand.svelte";

const move = (decision: string, ...path: string[]): Move => ({
  decision,
  path,
  label: { key: decision, args: {} },
  written: decision,
  price: null,
  forced: false,
});
const MOVES = [
  move("4", "die/a", "die/4", "hex/1"),
  move("6", "die/a", "die/6", "hex/1"),
  move("5", "die/b", "die/4", "hex/2"),
];

function hand(confirms: boolean, moves = MOVES) {
  const made: string[] = [];
  const vain: string[][] = [];
  const one = new Hand({
    moves: () => moves,
    confirms: () => confirms,
    make: ({ decision }) => made.push(decision),
    vain: (touched) => vain.push(touched),
  });
  return { hand: one, made, vain };
}

test("a move is made as soon as it is meant", () => {
  const { hand: one, made } = hand(false);
  one.touch("hex/1");
  expect(made).toEqual([]);
  one.touch("die/6");
  expect(made).toEqual(["6"]);
  expect(one.touched).toEqual([]);
});

test("or waits to be confirmed, showing all it goes through", () => {
  const { hand: one, made } = hand(true);
  one.touch("hex/2");
  expect(one.meant?.decision).toBe("5");
  expect([...one.selected]).toEqual(["hex/2", "die/b", "die/4"]);
  expect(one.badges.get("hex/2")).toBe("5");
  one.confirm();
  expect(made).toEqual(["5"]);
});

test("whoever touches the last thing once more confirms by it", () => {
  const { hand: one, made } = hand(true);
  one.touch("hex/2");
  one.touch("hex/2");
  expect(made).toEqual(["5"]);
});

test("another thing of the same kind replaces the one touched before", () => {
  const { hand: one, vain } = hand(true);
  one.touch("die/a");
  one.touch("die/b");
  expect(one.touched).toEqual(["die/b"]);
  expect(vain).toEqual([]);
});

test("what leads nowhere is reported, and changes nothing", () => {
  const { hand: one, vain } = hand(true);
  one.touch("die/6");
  one.touch("hex/2");
  expect(vain).toEqual([["die/6", "hex/2"]]);
  expect(one.touched).toEqual(["die/6"]);
});

test("touches are taken back one by one, or by touching again", () => {
  const { hand: one } = hand(true);
  one.touch("die/a");
  one.touch("hex/1");
  expect(one.back()).toBe(true);
  one.touch("die/a");
  expect(one.touched).toEqual([]);
  expect(one.back()).toBe(false);
});

test("a price is shown until the move is meant, then on the last thing touched for it", () => {
  const price: Price = { art: "worker", amount: 1 };
  const paid = { ...move("far", "die/6", "hex/2"), price };
  const { hand: one } = hand(true, [move("near", "die/4", "hex/2"), paid]);
  expect([...one.prices]).toEqual([["die/6", price]]);
  one.touch("die/6");
  expect(one.meant?.decision).toBe("far");
  expect([...one.prices]).toEqual([["hex/2", price]]);
});
