/** How much of each table's story this browser has shown already, and when. */

const PLACE = "feldspar.seen";
/** Older tables are forgotten. */
const KEPT = 60;

export interface Seen {
  /** How many lines. */
  lines: number;
  /** How many there were when somebody last decided here; null: never. */
  decided: number | null;
  /** When, in milliseconds since 1970. */
  at: number;
}

function all(): [string, number, number | null, number][] {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(PLACE) ?? "[]");
    return Array.isArray(found) ? (found as [string, number, number | null, number][]) : [];
  } catch {
    return [];
  }
}

/** What was seen of a table; null if it was never looked at. */
export function seen(table: string): Seen | null {
  const found = all().find(([id]) => id === table);
  return found ? { lines: found[1], decided: found[2] ?? null, at: found[3] ?? 0 } : null;
}

export function see(table: string, { lines, decided, at }: Seen): void {
  const others = all().filter(([id]) => id !== table);
  try {
    const kept = [[table, lines, decided, at], ...others].slice(0, KEPT);
    localStorage.setItem(PLACE, JSON.stringify(kept));
  } catch {
    // a browser may forbid it; then nothing is ever new
  }
}
