/** Store of the solved puzzles, their tries, and the days they were solved on, in localStorage. */
import { readJson, readList, writeJson } from "../lib/storage";

/** At which try each was found, by its number; 0: one wanted to be shown. */
export type TriesByPuzzle = Record<number, number>;

const STORAGE_KEY = "feldspar.puzzles";
const DAYS_KEY = "feldspar.puzzle-days";
/** Days that are kept: no streak is longer. */
const MAX_DAYS = 400;

const loadAll = () => Object(readJson(STORAGE_KEY)) as Record<string, TriesByPuzzle>;

export const loadSolved = (game: string): TriesByPuzzle =>
  Object(loadAll()[game] ?? {}) as TriesByPuzzle;

/** What counts is what came of it the first time. */
export function saveSolved(game: string, number: number, tries: number): void {
  const kept = loadAll();
  if (kept[game]?.[number] !== undefined) return;
  writeJson(STORAGE_KEY, { ...kept, [game]: { ...kept[game], [number]: tries } });
  if (tries) saveDay(localDayNumber(Date.now()));
}

/** The first puzzle that is new, from one on and then from the beginning; 0 if none is. */
export function nextUnsolved(solved: TriesByPuzzle, from: number, total: number): number {
  const order = Array.from({ length: total }, (_, n) => ((from - 1 + n) % total) + 1);
  return order.find((number) => solved[number] === undefined) ?? 0;
}

export const countFirstTries = (solved: TriesByPuzzle): number =>
  Object.values(solved).filter((tries) => tries === 1).length;

/** A day as a number that grows by one each midnight of this browser. */
export function localDayNumber(at: number): number {
  const date = new Date(at);
  return Math.round(Date.UTC(date.getFullYear(), date.getMonth(), date.getDate()) / 86_400_000);
}

function saveDay(day: number): void {
  const days = [...new Set([...loadSolvedDays(), day])].sort((one, other) => one - other);
  writeJson(DAYS_KEY, days.slice(-MAX_DAYS));
}

/** The days on which something new was solved, the first one first. */
export const loadSolvedDays = (): number[] =>
  readList<unknown>(DAYS_KEY).filter((day) => typeof day === "number");

/** How many days in a row up to today; today is not yet missed. */
export function countDaysInARow(days: number[], today: number): number {
  const solved = new Set(days);
  let count = solved.has(today) ? 1 : 0;
  while (solved.has(today - count - (solved.has(today) ? 0 : 1))) count += 1;
  return count;
}
