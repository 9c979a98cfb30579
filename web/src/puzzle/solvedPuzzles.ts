/** Store of the solved puzzles and the tries they took, in localStorage. */
import { readJson, writeJson } from "../lib/storage";

/** At which try each was found, by its number; 0: one wanted to be shown. */
export type TriesByPuzzle = Record<number, number>;

const STORAGE_KEY = "feldspar.puzzles";

const loadAll = () => Object(readJson(STORAGE_KEY)) as Record<string, TriesByPuzzle>;

export const loadSolved = (game: string): TriesByPuzzle =>
  Object(loadAll()[game] ?? {}) as TriesByPuzzle;

/** What counts is what came of it the first time. */
export function saveSolved(game: string, number: number, tries: number): void {
  const kept = loadAll();
  if (kept[game]?.[number] !== undefined) return;
  writeJson(STORAGE_KEY, { ...kept, [game]: { ...kept[game], [number]: tries } });
}

/** The first puzzle that is new, from one on and then from the beginning; 0 if none is. */
export function nextUnsolved(solved: TriesByPuzzle, from: number, total: number): number {
  const order = Array.from({ length: total }, (_, n) => ((from - 1 + n) % total) + 1);
  return order.find((number) => solved[number] === undefined) ?? 0;
}

export const countFirstTries = (solved: TriesByPuzzle): number =>
  Object.values(solved).filter((tries) => tries === 1).length;
