/** Store of the solved puzzles and the tries they took, in localStorage. */

/** At which try each was found, by its number; 0: one wanted to be shown. */
export type TriesByPuzzle = Record<number, number>;

const STORAGE_KEY = "feldspar.puzzles";

function loadAll(): Record<string, TriesByPuzzle> {
  try {
    return Object(JSON.parse(localStorage.getItem(STORAGE_KEY) ?? "{}")) as Record<
      string,
      TriesByPuzzle
    >;
  } catch {
    return {}; // a browser may forbid it; then all are new
  }
}

export const loadSolved = (game: string): TriesByPuzzle =>
  Object(loadAll()[game] ?? {}) as TriesByPuzzle;

/** What counts is what came of it the first time. */
export function saveSolved(game: string, number: number, tries: number): void {
  const kept = loadAll();
  if (kept[game]?.[number] !== undefined) return;
  try {
    const found = { ...kept, [game]: { ...kept[game], [number]: tries } };
    localStorage.setItem(STORAGE_KEY, JSON.stringify(found));
  } catch {
    // it is a pity, but no reason not to think
  }
}

/** The first puzzle that is new, from one on and then from the beginning; 0 if none is. */
export function nextUnsolved(solved: TriesByPuzzle, from: number, total: number): number {
  const order = Array.from({ length: total }, (_, n) => ((from - 1 + n) % total) + 1);
  return order.find((number) => solved[number] === undefined) ?? 0;
}

export const countFirstTries = (solved: TriesByPuzzle): number =>
  Object.values(solved).filter((tries) => tries === 1).length;
