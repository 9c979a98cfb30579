/**
 * A move is a set of things to touch, in whatever order; every touch leaves fewer moves.
 *
 * The same five functions as in the kernel's `scene.py`, so that the page, the text table and the
 * terminal agree on what is lit and when a move is meant.
 */
import type { Move, Price } from "./scene";

const CHOICE = "choice/";

/** Keep the moves that go through everything touched so far. */
export function narrow(moves: readonly Move[], touched: readonly string[]): Move[] {
  return moves.filter((move) => touched.every((piece) => move.path.includes(piece)));
}

/**
 * What may be touched next, once each, in the natural order of the paths.
 *
 * Pieces lie on the table and may be touched at any time; a choice that follows others in a path
 * is offered when all of these have been touched.
 */
export function nextSteps(moves: readonly Move[], touched: readonly string[]): string[] {
  const ahead = new Set<string>();
  for (const move of moves) {
    move.path.forEach((step, number) => {
      const asked =
        step.startsWith(CHOICE) &&
        move.path.slice(0, number).some((piece) => !touched.includes(piece));
      if (!touched.includes(step) && !asked) ahead.add(step);
    });
  }
  return [...ahead];
}

/** The one move meant: all that are left are the same decision, or one of them is complete. */
export function decided(moves: readonly Move[], touched: readonly string[]): Move | null {
  const first = moves[0];
  if (touched.length && first && moves.every((move) => move.decision === first.decision)) {
    return first;
  }
  const meant = new Set(touched);
  return (
    moves.find((move) => {
      const path = new Set(move.path);
      return path.size === meant.size && [...path].every((piece) => meant.has(piece));
    }) ?? null
  );
}

/** What would be written on each thing, wherever only one outcome is left. */
export function previews(moves: readonly Move[], touched: readonly string[]): Map<string, string> {
  const found = new Map<string, Set<string>>();
  for (const move of narrow(moves, touched)) {
    const last = move.path.at(-1);
    if (last === undefined || touched.includes(last)) continue;
    found.set(last, (found.get(last) ?? new Set()).add(move.written));
  }
  const clear = new Map<string, string>();
  for (const [piece, marks] of found) {
    const [mark] = marks;
    if (marks.size === 1 && mark) clear.set(piece, mark);
  }
  return clear;
}

/** The least that a move through each thing costs, wherever none of them is free. */
export function prices(moves: readonly Move[], touched: readonly string[]): Map<string, Price> {
  const least = new Map<string, Price>();
  const free = new Set(touched);
  for (const { path, price } of narrow(moves, touched)) {
    for (const step of path) {
      if (!price) free.add(step);
      else if (price.amount < (least.get(step)?.amount ?? Infinity)) least.set(step, price);
    }
  }
  for (const step of free) least.delete(step);
  return least;
}
