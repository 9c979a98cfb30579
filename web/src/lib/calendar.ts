/** UTC days as `YYYY-MM-DD`, and the id of a title's daily table in this browser. */

const DAY_MS = 86_400_000;

export const dayOf = (now: number): string => new Date(now).toISOString().slice(0, 10);

/** When a day begins, in milliseconds since 1970. */
export const startOfDay = (day: string): number => Date.parse(`${day}T00:00:00Z`);

/** The day so many days after one, or before it. */
export const addDays = (day: string, days: number): string =>
  dayOf(startOfDay(day) + days * DAY_MS);

/** How many days after it a day's secret is told: the same as PUBLISHED_AFTER_DAYS in `table/content/daily.py`. */
const PUBLISHED_AFTER_DAYS = 2;

/** Until when decisions at a table of a day count: then its secret is told. */
export const countsUntil = (day: string): number => startOfDay(addDays(day, PUBLISHED_AFTER_DAYS));

export const dailyTableId = (game: string, day: string): string => `daily-${day}-${game}`;
