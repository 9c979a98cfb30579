import { describe, expect, it } from "vitest";
import { another, specOf, usual } from "./setup";
import games from "./test/games.json";
import type { GameInfo } from "./transport/transport";

const GAME = games[0] as unknown as GameInfo;
const NAMES = ["Odile", "Bastien"];

describe("a plan", () => {
  it("seats me and a bot, with the usual options", () => {
    const plan = usual(GAME, "bots", "Claire", NAMES);
    expect(plan.seats).toEqual([
      { kind: "me", name: "Claire", bot: "" },
      { kind: "bot", name: "Odile", bot: GAME.bots[0] },
    ]);
    for (const [name, values] of Object.entries(GAME.options))
      expect(plan.options[name]).toBe(values[0]);
  });

  it("keeps to the seats of the game", () => {
    expect(usual({ ...GAME, seats: [1, 1] }, "bots", "", NAMES).seats).toHaveLength(1);
    expect(usual({ ...GAME, seats: [3, 4] }, "screen", "", NAMES).seats).toHaveLength(3);
  });

  it("gives each bot a name of its own, as long as there are some", () => {
    const seats = usual(GAME, "bots", "Bastien", NAMES).seats;
    expect(another(GAME, seats, "bot", NAMES).name).toBe("");
    expect(another(GAME, seats.slice(0, 1), "bot", NAMES).name).toBe("Odile");
  });

  it("is sent with fresh entropy for every seat of mine", () => {
    const plan = usual(GAME, "screen", " Claire ", NAMES);
    plan.seats.push({ kind: "open", name: "forgotten", bot: "" });
    const [one, two, open] = specOf(GAME, plan).seats;
    expect(one).toMatchObject({ kind: "me", name: "Claire" });
    expect(one?.entropy).toMatch(/^[0-9a-f]{32}$/);
    expect(one?.entropy).not.toBe(two?.entropy);
    expect(open).toEqual({ kind: "open" });
  });
});
