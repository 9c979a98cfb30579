/** One's turn is told to who plays with people and looks elsewhere. */
import { expect, test } from "vitest";
import type { Move } from "../scene/model";
import { ANN, BEN, ODILE, viewOf } from "../test/view";
import { called, first, ways } from "./turnNotification";

const MOVE = { forced: false } as Move;
const mine = viewOf([ANN, BEN], { moves: [MOVE] });
const theirs = viewOf([ANN, BEN], { actors: [1], turn: 2 });
const HIDDEN = { hidden: true, here: false };
const BEHIND = { hidden: false, here: false };
const HERE = { hidden: false, here: true };
const WISHED = { sound: false, calls: true };

test("only what people wait for calls somebody", () => {
  expect(called(mine)).toBe(true);
  expect(called(theirs)).toBe(false);
  expect(called({ ...mine, players: [ANN, ODILE] })).toBe(false);
  expect(called({ ...mine, players: [ANN, { ...BEN, resigned: true }] })).toBe(false);
  expect(called({ ...mine, players: [{ ...ANN, bot: "greedy" }, BEN] })).toBe(false);
  expect(called({ ...mine, moves: [{ ...MOVE, forced: true }] })).toBe(false);
  expect(called({ ...mine, viewer: -1, mine: [], moves: [] })).toBe(false);
  expect(called({ ...mine, status: "over" })).toBe(false);
});

test("another of my seats on this screen calls as well", () => {
  const two = viewOf([ANN, BEN, { ...BEN, name: "Cy" }], { mine: [0, 1], actors: [1] });
  expect(called(two)).toBe(true);
});

test("who looks is not called, who has another window in front is heard, who hid it is shown", () => {
  expect(ways(mine, HERE, WISHED)).toEqual([]);
  expect(ways(mine, BEHIND, WISHED)).toEqual(["knock", "shake"]);
  expect(ways(mine, HIDDEN, WISHED)).toEqual(["knock", "shake", "notify"]);
  expect(ways(mine, HIDDEN, { sound: false, calls: false })).toEqual([]);
  expect(ways({ ...mine, players: [ANN, ODILE] }, HIDDEN, WISHED)).toEqual([]);
});

test("who wants sound hears it whoever plays", () => {
  expect(ways({ ...mine, players: [ANN, ODILE] }, HERE, { sound: true, calls: false })).toEqual([
    "knock",
  ]);
});

test("a turn is told for the first time once, whoever asks", () => {
  localStorage.clear();
  expect([first("t", mine), first("t", mine), first("u", mine), first("t", theirs)]).toEqual([
    true,
    false,
    true,
    true,
  ]);
  localStorage.setItem("feldspar.called", "{");
  expect(first("t", mine)).toBe(true);
});
