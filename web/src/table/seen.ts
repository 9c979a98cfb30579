/** How much of a table's story this browser has shown already: for "while you were away". */

const PLACE = "feldspar.seen";
/** Older tables are forgotten. */
const KEPT = 60;

function all(): [string, number][] {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(PLACE) ?? "[]");
    return Array.isArray(found) ? (found as [string, number][]) : [];
  } catch {
    return [];
  }
}

/** How many lines were seen; null if the table was never looked at. */
export function seen(table: string): number | null {
  return all().find(([id]) => id === table)?.[1] ?? null;
}

export function see(table: string, lines: number): void {
  const others = all().filter(([id]) => id !== table);
  try {
    localStorage.setItem(PLACE, JSON.stringify([[table, lines], ...others].slice(0, KEPT)));
  } catch {
    // a browser may forbid it; then nothing is ever new
  }
}
