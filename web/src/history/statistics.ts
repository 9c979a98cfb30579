/**
 * What follows from one's own games, and no more. A game counts if it was played to its end and one
 * seat of it was mine: who gave up, or played for several, has no score to compare.
 */
import { pipsOf } from "../catalog/botLevels";
import type { Played } from "../transport/api";

/** Fewer games than this say little. */
export const FEW = 5;
/** How many games the moving average looks back, and from which one on it is drawn. */
export const SPAN = 5;
const BEGINS = 3;
/** A fight is fair if one is ahead about as often as not. */
const FAIR = [0.35, 0.65] as const;
const STRONGEST = 5;

export const mine = ({ mine, players }: Played) =>
  mine.length === 1 ? players[mine[0]!]! : undefined;

/** Whom I played against: everybody in a seat that is not mine. */
export const opponents = ({ mine, players }: Played) =>
  players.filter((_, seat) => !mine.includes(seat));

export const gaveUp = (game: Played): boolean => mine(game)?.resigned ?? false;

export const counts = (game: Played): boolean =>
  game.ended === "played" && !!mine(game) && !gaveUp(game);

export const points = (game: Played): number => mine(game)?.score ?? 0;

/** Whether I won, alone by holding off whoever has no seat; null where there was nobody to beat. */
export function won(game: Played): boolean | null {
  const seat = mine(game);
  if (!seat || (game.players.length === 1 && !game.alone?.rival)) return null;
  return seat.place === 1;
}

/** Against what kinds of opponents: "alone", "people", "screen", "level-2", or "bot" for one of an
    older table that has no level. */
export function against(game: Played): string[] {
  const kinds = opponents(game).map(({ kind, bot }) =>
    kind === "bot" ? (pipsOf(bot) ? bot : "bot") : "people",
  );
  if (game.mine.length > 1) kinds.push("screen");
  return kinds.length ? [...new Set(kinds)].sort() : ["alone"];
}

export interface Figures {
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
export function figuresOf(games: readonly Played[]): Figures {
  const counted = games.filter(counts);
  const decided = counted.map(won).filter((one) => one !== null);
  const best = counted.reduce<Played | null>(
    (best, game) => (best && points(best) > points(game) ? best : game),
    null,
  );
  return {
    games: counted.length,
    givenUp: games.filter(gaveUp).length,
    decided: decided.length,
    won: decided.filter(Boolean).length,
    mean: mean(counted.map(points)),
    best,
  };
}

const mean = (values: readonly number[]) =>
  values.length ? values.reduce((sum, value) => sum + value, 0) / values.length : 0;

/** The mean of the last few at each place, the oldest first; null before there are enough. */
export const moving = (values: readonly number[]): (number | null)[] =>
  values.map((_, at) =>
    at + 1 < BEGINS ? null : mean(values.slice(Math.max(0, at + 1 - SPAN), at + 1)),
  );

export interface Against {
  bot: string;
  games: number;
  won: number;
  /** In which share of them I was ahead of who plays so; ties count half. */
  ahead: number;
}

/** How I do against each level, the weakest first. */
export function levelsOf(games: readonly Played[]): Against[] {
  const met = new Map<string, { won: number; ahead: number[] }>();
  for (const game of games.filter(counts)) {
    const place = mine(game)!.place ?? 0;
    for (const bot of against(game).filter(pipsOf)) {
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
export interface Fight {
  kind: "even" | "harder" | "gentler";
  bot: string;
  from: Against;
}

export function fairFight(levels: readonly Against[]): Fight | null {
  const known = levels.filter(({ games }) => games >= FEW);
  const far = ({ ahead }: Against) => Math.abs(ahead - 0.5);
  const even = known
    .filter(({ ahead }) => ahead >= FAIR[0] && ahead <= FAIR[1])
    .sort((one, other) => far(one) - far(other))[0];
  if (even) return { kind: "even", bot: even.bot, from: even };
  const beaten = known.findLast(({ ahead }) => ahead > FAIR[1]);
  if (beaten && pipsOf(beaten.bot) < STRONGEST)
    return { kind: "harder", bot: `level-${pipsOf(beaten.bot) + 1}`, from: beaten };
  const [lost] = known;
  if (!beaten && lost && pipsOf(lost.bot) > 1)
    return { kind: "gentler", bot: `level-${pipsOf(lost.bot) - 1}`, from: lost };
  return null;
}
