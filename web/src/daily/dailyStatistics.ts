/** Statistics of the daily game: a week's results, a histogram of scores, and a player's rank. */
import { addDays } from "../lib/calendar";
import type { Board, MyDay, Scored, Today } from "../transport/api";

/** A day of my week: what came of it, nothing if I did not play. */
export interface WeekDay {
  day: string;
  mine: MyDay | null;
  today: boolean;
}

/** The last seven days of a title, the latest last. */
export function weekOf(today: Today, game: string): WeekDay[] {
  return Array.from({ length: 7 }, (_, ago) => {
    const day = addDays(today.day, ago - 6);
    const mine = today.mine.find((one) => one.day === day && one.game === game) ?? null;
    return { day, mine, today: day === today.day };
  });
}

/** The mean of what counts in a week; null if that is less than two results. */
export function weekMean(week: WeekDay[]): number | null {
  const points = week.flatMap(({ mine }) => mine?.points ?? []);
  if (points.length < 2) return null;
  return points.reduce((sum, one) => sum + one, 0) / points.length;
}

export interface HistogramBin {
  low: number;
  players: number;
  mine: boolean;
}

const BIN_WIDTHS = [1, 2, 3, 5, 10, 20, 50, 100];
const MAX_BINS = 10;

/** How often points were made, in ten bins at most. */
export function histogram(scores: Scored[], mine: number | null): HistogramBin[] {
  if (!scores.length) return [];
  const points = scores.map((one) => one.points);
  const [least, most] = [Math.min(...points), Math.max(...points)];
  const start = (step: number) => Math.floor(least / step) * step;
  const count = (step: number) => Math.floor((most - start(step)) / step) + 1;
  const step = BIN_WIDTHS.find((one) => count(one) <= MAX_BINS) ?? most - least + 1;
  return Array.from({ length: count(step) }, (_, n) => {
    const low = start(step) + n * step;
    const within = (one: number) => one >= low && one < low + step;
    const players = scores
      .filter((one) => within(one.points))
      .reduce((sum, one) => sum + one.players, 0);
    return { low, players, mine: mine !== null && within(mine) };
  });
}

export interface DailyRank {
  place: number;
  players: number;
  /** The percentage of all that made fewer points. */
  better: number;
}

/** Where some points stand among all. */
export function rankOf({ scores }: Pick<Board, "scores">, points: number): DailyRank {
  const sum = (chosen: Scored[]) => chosen.reduce((all, one) => all + one.players, 0);
  const players = sum(scores);
  const below = sum(scores.filter((one) => one.points < points));
  const above = sum(scores.filter((one) => one.points > points));
  return { place: above + 1, players, better: players ? Math.floor((100 * below) / players) : 0 };
}
