import { describe, expect, it, test } from "vitest";
import {
  newSeat,
  easiestGame,
  tableSpecOf,
  defaultSetup,
  type HelpLevel,
  type PlayMode,
} from "./tableSetup";
import games from "../test/games.json";
import type { GameInfo } from "../transport/api";

const GAME = games[0] as unknown as GameInfo;
const NAMES = ["Odile", "Bastien"];

describe("a plan", () => {
  it("seats me and a bot, with the usual options", () => {
    const plan = defaultSetup(GAME, "bots", "Claire", NAMES);
    expect(plan.seats).toEqual([
      { kind: "me", name: "Claire", bot: "" },
      { kind: "bot", name: "Odile", bot: "level-2" },
    ]);
    for (const [name, values] of Object.entries(GAME.options))
      expect(plan.options[name]).toBe(values[0]);
  });

  it("keeps to the seats of the game", () => {
    expect(defaultSetup({ ...GAME, seats: [1, 1] }, "bots", "", NAMES).seats).toHaveLength(1);
    expect(defaultSetup({ ...GAME, seats: [3, 4] }, "screen", "", NAMES).seats).toHaveLength(3);
  });

  it("gives each bot a name of its own, as long as there are some", () => {
    const seats = defaultSetup(GAME, "bots", "Bastien", NAMES).seats;
    expect(newSeat(seats, "bot", NAMES).name).toBe("");
    expect(newSeat(seats.slice(0, 1), "bot", NAMES).name).toBe("Odile");
  });

  it("says that my seats will add bytes to the dice, and sends none", () => {
    const plan = defaultSetup(GAME, "screen", " Claire ", NAMES);
    plan.seats.push({ kind: "open", name: "forgotten", bot: "" });
    expect(tableSpecOf(GAME, plan).seats).toEqual([
      { kind: "me", name: "Claire", adds: true },
      { kind: "me", name: "", adds: true },
      { kind: "open" },
    ]);
  });
});

test("the gentlest game is the easiest, and the shortest of those", () => {
  const game = (id: string, weight: number, minutes: number) => ({ ...GAME, id, weight, minutes });
  const games = [game("a", 3, 10), game("b", 2, 20), game("c", 2, 15), game("d", 2, 30)];
  expect(easiestGame(games)?.id).toBe("c");
  expect(easiestGame([])).toBeUndefined();
});

test("who plays alone has one seat, where the game allows it", () => {
  const alone = (seats: [number, number]) =>
    defaultSetup({ ...GAME, seats }, "alone", "Ann", ["Odile"]);
  expect(alone([1, 4]).seats.map(({ kind }) => kind)).toEqual(["me"]);
  expect(alone([2, 4]).seats.map(({ kind }) => kind)).toEqual(["me", "bot"]);
});

test("hints are given where nobody else plays, unless it is said otherwise", () => {
  const gives = (way: PlayMode, help: HelpLevel | null = null) =>
    tableSpecOf(GAME, { ...defaultSetup(GAME, way, "Ann", NAMES), help }).hints;
  expect([gives("alone"), gives("bots"), gives("friends"), gives("screen")]).toEqual([
    true,
    true,
    false,
    false,
  ]);
  expect([gives("bots", "off"), gives("friends", "hints")]).toEqual([false, true]);
});

test("whoever plays a title alone for the first time here has a companion", () => {
  const has = (way: PlayMode, help: HelpLevel | null = null) =>
    tableSpecOf(GAME, { ...defaultSetup(GAME, way, "Ann", NAMES), help }).companion;
  expect([has("alone"), has("bots"), has("friends"), has("screen")]).toEqual([
    true,
    true,
    false,
    false,
  ]);
  localStorage.setItem("feldspar.known", `other ${GAME.id}`);
  expect([has("bots"), has("bots", "companion")]).toEqual([false, true]);
});
