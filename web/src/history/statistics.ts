/**
 * Statistics of my finished games.
 *
 * What follows from one's own games, and no more. A game counts if it was played to its end and one
 * seat of it was mine: who gave up, or played for several, has no score to compare.
 */
import { pipsOf } from "../catalog/botLevels";
import type { Played } from "../transport/api";

/** Fewer games than this say little. */
export const MIN_GAMES = 5;
/** How many games the moving average looks back, and from which one on it is drawn. */
export const MOVING_AVERAGE_GAMES = 5;
const MOVING_AVERAGE_MIN_GAMES = 3;
/** A fight is fair if one is ahead about as often as not. */
const FAIR_RANGE = [0.35, 0.65] as const;
const MAX_LEVEL = 5;

export const mySeat = ({ mine, players }: Played) =>
  mine.length === 1 ? players[mine[0]!]! : undefined;

/** Whom I played against: everybody in a seat that is not mine. */
export const opponents = ({ mine, players }: Played) =>
  players.filter((_, seat) => !mine.includes(seat));

export const hasResigned = (game: Played): boolean => mySeat(game)?.resigned ?? false;

export const isCounted = (game: Played): boolean =>
  game.ended === "played" && !!mySeat(game) && !hasResigned(game);

export const myPoints = (game: Played): number => mySeat(game)?.score ?? 0;

/** Whether I won, alone by holding off whoever has no seat; null where there was nobody to beat. */
export function hasWon(game: Played): boolean | null {
  const seat = mySeat(game);
  if (!seat || (game.players.length === 1 && !game.alone?.rival)) return null;
  return seat.place === 1;
}

/** Against what kinds of opponents: "alone", "people", "screen", "level-2", or "bot" for one of an
    older table that has no level. */
export function opponentKinds(game: Played): string[] {
  const kinds = opponents(game).map(({ kind, bot }) =>
    kind === "bot" ? (pipsOf(bot) ? bot : "bot") : "people",
  );
  if (game.mine.length > 1) kinds.push("screen");
  return kinds.length ? [...new Set(kinds)].sort() : ["alone"];
}

export interface GameStatistics {
  /** How many count, and how many do not since I gave up. */
  games: number;
  givenUp: number;
  /** How many of them could be won, and were. */
  decided: number;
  won: number;
  mean: number;
  /** The first of those with most points. */
  best: Played | null;
}

/** The figures of some games, the latest first. */
export function statisticsOf(games: readonly Played[]): GameStatistics {
  const counted = games.filter(isCounted);
  const decided = counted.map(hasWon).filter((one) => one !== null);
  const best = counted.reduce<Played | null>(
    (best, game) => (best && myPoints(best) > myPoints(game) ? best : game),
    null,
  );
  return {
    games: counted.length,
    givenUp: games.filter(hasResigned).length,
    decided: decided.length,
    won: decided.filter(Boolean).length,
    mean: mean(counted.map(myPoints)),
    best,
  };
}

const mean = (values: readonly number[]) =>
  values.length ? values.reduce((sum, value) => sum + value, 0) / values.length : 0;

/** The mean of the last few at each place, the oldest first; null before there are enough. */
export const movingAverage = (values: readonly number[]): (number | null)[] =>
  values.map((_, at) =>
    at + 1 < MOVING_AVERAGE_MIN_GAMES
      ? null
      : mean(values.slice(Math.max(0, at + 1 - MOVING_AVERAGE_GAMES), at + 1)),
  );

export interface LevelStatistics {
  bot: string;
  games: number;
  won: number;
  /** In which share of them I was ahead of who plays so; ties count half. */
  ahead: number;
}

/** How I do against each level, the weakest first. */
export function statisticsByLevel(games: readonly Played[]): LevelStatistics[] {
  const met = new Map<string, { won: number; ahead: number[] }>();
  for (const game of games.filter(isCounted)) {
    const place = mySeat(game)!.place ?? 0;
    for (const bot of opponentKinds(game).filter(pipsOf)) {
      const theirs = opponents(game).filter((one) => one.kind === "bot" && one.bot === bot);
      const behind = theirs.map((one) => Math.sign((one.place ?? 0) - place) / 2 + 0.5);
      const row = met.get(bot) ?? { won: 0, ahead: [] };
      met.set(bot, { won: row.won + Number(place === 1), ahead: [...row.ahead, mean(behind)] });
    }
  }
  return [...met]
    .map(([bot, { won, ahead }]) => ({ bot, games: ahead.length, won, ahead: mean(ahead) }))
    .sort((one, other) => pipsOf(one.bot) - pipsOf(other.bot));
}

/** Whom to play for a fair fight, and which games say so: against the same, or one below or above. */
export interface FairFight {
  kind: "even" | "harder" | "gentler";
  bot: string;
  from: LevelStatistics;
}

export function fairFight(levels: readonly LevelStatistics[]): FairFight | null {
  const known = levels.filter(({ games }) => games >= MIN_GAMES);
  const far = ({ ahead }: LevelStatistics) => Math.abs(ahead - 0.5);
  const even = known
    .filter(({ ahead }) => ahead >= FAIR_RANGE[0] && ahead <= FAIR_RANGE[1])
    .sort((one, other) => far(one) - far(other))[0];
  if (even) return { kind: "even", bot: even.bot, from: even };
  const beaten = known.findLast(({ ahead }) => ahead > FAIR_RANGE[1]);
  if (beaten && pipsOf(beaten.bot) < MAX_LEVEL)
    return { kind: "harder", bot: `level-${pipsOf(beaten.bot) + 1}`, from: beaten };
  const [lost] = known;
  if (!beaten && lost && pipsOf(lost.bot) > 1)
    return { kind: "gentler", bot: `level-${pipsOf(lost.bot) - 1}`, from: lost };
  return null;
}
