/** Themes of a title's puzzles: what is weighed against what, and how this browser did so far. */
import type { PuzzleInfo } from "../transport/api";
import { say } from "../i18n/messages.svelte";
import type { TriesByPuzzle } from "./solvedPuzzles";

export interface ListedPuzzle extends PuzzleInfo {
  number: number;
}

export interface Theme {
  kinds: string[];
  puzzles: ListedPuzzle[];
}

/** So many of a theme were tried before it may be called a weak spot. */
const MIN_TRIED = 5;

/** All puzzles by theme, the largest theme first. */
export function groupByTheme(puzzles: PuzzleInfo[]): Theme[] {
  const themes = new Map<string, Theme>();
  puzzles.forEach((puzzle, index) => {
    const name = puzzle.kinds.join();
    const theme = themes.get(name) ?? { kinds: puzzle.kinds, puzzles: [] };
    theme.puzzles.push({ ...puzzle, number: index + 1 });
    themes.set(name, theme);
  });
  return [...themes.values()].sort((one, other) => other.puzzles.length - one.puzzles.length);
}

/** A theme as a question, such as "Buy a tile or save silver?". */
export function themeName(kinds: string[], game: string): string {
  const [one = "", other] = kinds.map((kind) =>
    say(`puzzle-kind-${kind.replaceAll("_", "-")}`, {}, game),
  );
  const text = other ? say("puzzle-theme", { one, other }) : say("puzzle-theme-one", { one });
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** A theme of which at most half was solved at the first try, and how many; null if there is none. */
export function weakSpot(
  themes: Theme[],
  solved: TriesByPuzzle,
): { theme: Theme; first: number; tried: number } | null {
  const spots = themes.map((theme) => {
    const tries = theme.puzzles.flatMap(({ number }) => solved[number] ?? []);
    return { theme, first: tries.filter((n) => n === 1).length, tried: tries.length };
  });
  const weak = spots.filter(({ first, tried }) => tried >= MIN_TRIED && first * 2 <= tried);
  return weak.sort((a, b) => a.first / a.tried - b.first / b.tried)[0] ?? null;
}
