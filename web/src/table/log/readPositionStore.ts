/** Store of the read position in each table's log, in localStorage. */
import { readList, writeJson } from "../../lib/storage";

const STORAGE_KEY = "feldspar.seen";
/** Older tables are forgotten. */
const MAX_TABLES = 60;

export interface StoredReadPosition {
  /** How many lines. */
  lines: number;
  /** How many there were when somebody last decided here; null: never. */
  decided: number | null;
  /** When, in milliseconds since 1970. */
  at: number;
}

const loadAll = () => readList<[string, number, number | null, number]>(STORAGE_KEY);

/** What was seen of a table; null if it was never looked at. */
export function loadReadPosition(table: string): StoredReadPosition | null {
  const found = loadAll().find(([id]) => id === table);
  return found ? { lines: found[1], decided: found[2] ?? null, at: found[3] ?? 0 } : null;
}

export function saveReadPosition(table: string, { lines, decided, at }: StoredReadPosition): void {
  const others = loadAll().filter(([id]) => id !== table);
  writeJson(STORAGE_KEY, [[table, lines, decided, at], ...others].slice(0, MAX_TABLES));
}
