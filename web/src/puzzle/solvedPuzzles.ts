/** Which puzzles were solved, and how: kept in this browser. */

/** At which try each was found, by its number; 0: one wanted to be shown. */
export type Solved = Record<number, number>;

const PLACE = "feldspar.puzzles";

function all(): Record<string, Solved> {
  try {
    return Object(JSON.parse(localStorage.getItem(PLACE) ?? "{}")) as Record<string, Solved>;
  } catch {
    return {}; // a browser may forbid it; then all are new
  }
}

export const solvedOf = (game: string): Solved => Object(all()[game] ?? {}) as Solved;

/** What counts is what came of it the first time. */
export function solve(game: string, number: number, tries: number): void {
  const kept = all();
  if (kept[game]?.[number] !== undefined) return;
  try {
    const found = { ...kept, [game]: { ...kept[game], [number]: tries } };
    localStorage.setItem(PLACE, JSON.stringify(found));
  } catch {
    // it is a pity, but no reason not to think
  }
}

/** The first puzzle that is new, from one on and then from the beginning; 0 if none is. */
export function nextOf(solved: Solved, from: number, total: number): number {
  const order = Array.from({ length: total }, (_, n) => ((from - 1 + n) % total) + 1);
  return order.find((number) => solved[number] === undefined) ?? 0;
}

export const firstTries = (solved: Solved): number =>
  Object.values(solved).filter((tries) => tries === 1).length;
