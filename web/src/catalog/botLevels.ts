/** Bot levels: the pips of their dice, their names, and their measured strength as text. */
import type { Level, Measured } from "../transport/api";
import { say, words } from "../i18n/messages.svelte";

/** Whom one meets who has chosen nobody. */
export const DEFAULT_LEVEL = "level-2";

/** How many pips a level's die shows; 0 for a bot of an older table, which has no level. */
export const pipsOf = (bot: string): number => Number(/^level-([1-5])$/.exec(bot)?.[1] ?? 0);

/** What a level is called in a game. */
export const levelName = (bot: string, game: string): string => words.sayIfKnown(bot, game, bot);

/** How large a table the figures are of that are told of one for so many: the same, or for two. */
export function measuredSeats(levels: readonly Level[], seats: number): number {
  const known = new Set(levels.flatMap(({ measured }) => measured.map((one) => one.seats)));
  return known.has(seats) ? seats : known.has(2) ? 2 : ([...known][0] ?? seats);
}

export const measurementFor = (level: Level, seats: number): Measured | undefined =>
  level.measured.find((one) => one.seats === seats);

/** A share in hundredths, and how far off it may be to either side. */
export function winPercent({ won, low, high }: Measured): { won: number; doubt: number } | null {
  if (won === null || low === null || high === null) return null;
  return { won: Math.round(100 * won), doubt: Math.ceil(100 * Math.max(won - low, high - won)) };
}

const NOTICEABLE_SECONDS = 0.3;

/** How long a decision takes, as far as people notice. */
export const thinkingTimeText = ({ seconds }: Measured): string =>
  seconds < NOTICEABLE_SECONDS
    ? say("level-at-once")
    : say("level-seconds", { n: Math.max(1, Math.round(seconds)) });

/** From how many games the figures are; "" if there are none. */
export function gamesText(levels: readonly Level[], seats: number): string {
  const games = levels
    .flatMap((level) => measurementFor(level, seats)?.games ?? [])
    .sort((a, b) => a - b);
  return [...new Set([...games.slice(0, 1), ...games.slice(-1)])].join("–");
}
