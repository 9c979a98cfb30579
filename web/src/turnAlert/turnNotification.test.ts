/** One's turn is told to who plays with people and looks elsewhere. */
import { expect, test } from "vitest";
import type { Move } from "../scene/model";
import { ANN, BEN, ODILE, viewOf } from "../test/view";
import { isMyTurn, isFirstAlert, alertKinds } from "./turnNotification";

const MOVE = { forced: false } as Move;
const mine = viewOf([ANN, BEN], { moves: [MOVE] });
const theirs = viewOf([ANN, BEN], { actors: [1], turn: 2 });
const HIDDEN = { hidden: true, here: false };
const BEHIND = { hidden: false, here: false };
const HERE = { hidden: false, here: true };
const WISHED = { sound: false, calls: true };

test("only what people wait for calls somebody", () => {
  expect(isMyTurn(mine)).toBe(true);
  expect(isMyTurn(theirs)).toBe(false);
  expect(isMyTurn({ ...mine, players: [ANN, ODILE] })).toBe(false);
  expect(isMyTurn({ ...mine, players: [ANN, { ...BEN, resigned: true }] })).toBe(false);
  expect(isMyTurn({ ...mine, players: [{ ...ANN, bot: "greedy" }, BEN] })).toBe(false);
  expect(isMyTurn({ ...mine, moves: [{ ...MOVE, forced: true }] })).toBe(false);
  expect(isMyTurn({ ...mine, viewer: -1, mine: [], moves: [] })).toBe(false);
  expect(isMyTurn({ ...mine, status: "over" })).toBe(false);
});

test("another of my seats on this screen calls as well", () => {
  const two = viewOf([ANN, BEN, { ...BEN, name: "Cy" }], { mine: [0, 1], actors: [1] });
  expect(isMyTurn(two)).toBe(true);
});

test("who looks is not called, who has another window in front is heard, who hid it is shown", () => {
  expect(alertKinds(mine, HERE, WISHED)).toEqual([]);
  expect(alertKinds(mine, BEHIND, WISHED)).toEqual(["knock", "shake"]);
  expect(alertKinds(mine, HIDDEN, WISHED)).toEqual(["knock", "shake", "notify"]);
  expect(alertKinds(mine, HIDDEN, { sound: false, calls: false })).toEqual([]);
  expect(alertKinds({ ...mine, players: [ANN, ODILE] }, HIDDEN, WISHED)).toEqual([]);
});

test("who wants sound hears it whoever plays", () => {
  expect(
    alertKinds({ ...mine, players: [ANN, ODILE] }, HERE, { sound: true, calls: false }),
  ).toEqual(["knock"]);
});

test("a turn is told for the first time once, whoever asks", () => {
  localStorage.clear();
  expect([
    isFirstAlert("t", mine),
    isFirstAlert("t", mine),
    isFirstAlert("u", mine),
    isFirstAlert("t", theirs),
  ]).toEqual([true, false, true, true]);
  localStorage.setItem("feldspar.called", "{");
  expect(isFirstAlert("t", mine)).toBe(true);
});
