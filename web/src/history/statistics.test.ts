import { describe, expect, test } from "vitest";
import type { Played, Player } from "../transport/api";
import {
  opponentKinds,
  isCounted,
  fairFight,
  statisticsOf,
  statisticsByLevel,
  movingAverage,
  hasWon,
} from "./statistics";

const seat = (score: number, place: number, more: Partial<Player> = {}): Player => ({
  kind: "human",
  name: "",
  bot: "",
  resigned: false,
  late: false,
  kept: false,
  hints: 0,
  score,
  place,
  ...more,
});
const bot = (level: number, score: number, place: number) =>
  seat(score, place, { kind: "bot", bot: `level-${level}` });
const game = (players: Player[], more: Partial<Played> = {}): Played => ({
  id: "",
  game: "toy",
  title: "",
  at: 0,
  players,
  mine: [0],
  options: {},
  ended: "played",
  takebacks: 0,
  alone: null,
  ...more,
});
const beat = (level: number) => game([seat(50, 1), bot(level, 40, 2)]);
const lost = (level: number) => game([seat(30, 2), bot(level, 40, 1)]);
const rival = { rival: { key: "aaron", args: {} }, points: 30, rank: null };

describe("what counts", () => {
  test("is played to its end, in one seat, and not given up", () => {
    expect(isCounted(beat(1))).toBe(true);
    expect(isCounted(game([seat(9, 2, { resigned: true }), bot(1, 8, 1)]))).toBe(false);
    expect(isCounted(game([seat(9, 1), bot(1, 8, 2)], { ended: "resigned" }))).toBe(false);
    expect(isCounted(game([seat(9, 1), seat(8, 2)], { mine: [0, 1] }))).toBe(false);
  });
  test("alone one wins only where there is somebody to hold off", () => {
    expect(hasWon(game([seat(40, 1)]))).toBeNull();
    expect(hasWon(game([seat(40, 1)], { alone: rival }))).toBe(true);
    expect(hasWon(game([seat(20, 2)], { alone: rival }))).toBe(false);
  });
  test("opponents are told apart by what they are", () => {
    expect(opponentKinds(game([seat(1, 1)]))).toEqual(["alone"]);
    expect(opponentKinds(game([seat(1, 1), bot(3, 0, 2), bot(3, 0, 3), seat(0, 4)]))).toEqual([
      "level-3",
      "people",
    ]);
    expect(opponentKinds(game([seat(1, 1), seat(0, 2)], { mine: [0, 1] }))).toEqual(["screen"]);
    expect(opponentKinds(game([seat(1, 1), seat(0, 2, { kind: "bot", bot: "greedy" })]))).toEqual([
      "bot",
    ]);
  });
});

describe("figures", () => {
  test("are of the games that count", () => {
    const given = game([seat(99, 2, { resigned: true }), bot(1, 8, 1)], { ended: "resigned" });
    const found = statisticsOf([beat(1), given, lost(1), game([seat(70, 1)])]);
    expect(found).toMatchObject({ games: 3, givenUp: 1, decided: 2, won: 1, mean: 50 });
    expect(found.best?.players[0]?.score).toBe(70);
  });
  test("of two equals the first that was played is the best", () => {
    const [later, earlier] = [
      { ...beat(1), at: 2 },
      { ...beat(1), at: 1 },
    ];
    expect(statisticsOf([later, earlier]).best?.at).toBe(1);
  });
  test("of no game are none", () => {
    expect(statisticsOf([])).toMatchObject({ games: 0, mean: 0, best: null });
  });
  test("the moving average begins with three games and forgets after five", () => {
    expect(movingAverage([1, 2])).toEqual([null, null]);
    expect(movingAverage([0, 3, 6, 9, 12, 5])).toEqual([null, null, 3, 4.5, 6, 7]);
  });
});

describe("levels", () => {
  test("a game at which several of a level sit is one game, and what lies behind me its share", () => {
    const between = game([seat(40, 2), bot(2, 50, 1), bot(2, 30, 3), bot(4, 40, 2)]);
    expect(statisticsByLevel([between, beat(2)])).toEqual([
      { bot: "level-2", games: 2, won: 1, ahead: 0.75 },
      { bot: "level-4", games: 1, won: 0, ahead: 0.5 },
    ]);
  });
  const row = (level: number, games: number, ahead: number) => ({
    bot: `level-${level}`,
    games,
    won: 0,
    ahead,
  });
  test("a fair fight is the level nearest to one half", () => {
    const found = fairFight([row(1, 9, 0.9), row(2, 9, 0.6), row(3, 9, 0.45), row(4, 3, 0.5)]);
    expect(found).toMatchObject({ kind: "even", bot: "level-3" });
  });
  test("few games say nothing", () => {
    expect(fairFight([row(2, 4, 0.5)])).toBeNull();
  });
  test("whoever wins nearly always is shown the next, and whoever loses the one below", () => {
    expect(fairFight([row(1, 5, 1), row(2, 8, 0.8)])).toMatchObject({
      kind: "harder",
      bot: "level-3",
    });
    expect(fairFight([row(2, 8, 0.1), row(3, 8, 0)])).toMatchObject({
      kind: "gentler",
      bot: "level-1",
    });
    expect(fairFight([row(5, 8, 0.9)])).toBeNull();
    expect(fairFight([row(1, 8, 0.1)])).toBeNull();
  });
});
