/** Days by the clock of Greenwich, and the name of a title's table of one of them in this browser. */
const DAY = 86_400_000;

export const dayOf = (now: number): string => new Date(now).toISOString().slice(0, 10);

/** When a day begins, in milliseconds since 1970. */
export const beginning = (day: string): number => Date.parse(`${day}T00:00:00Z`);

/** The day so many days after one, or before it. */
export const later = (day: string, days: number): string => dayOf(beginning(day) + days * DAY);

/** How many days after it a day's secret is told: the same as PUBLISHED in `table/days.py`. */
const PUBLISHED = 2;

/** Until when decisions at a table of a day count: then its secret is told. */
export const countsUntil = (day: string): number => beginning(later(day, PUBLISHED));

export const tableOf = (game: string, day: string): string => `daily-${day}-${game}`;
