/**
 * Selection of a move by its pieces.
 *
 * A move is a set of things to touch, in whatever order; every touch leaves fewer moves.
 *
 * The same functions as in the kernel's `move_selection.py`, so that the page, the text table and the
 * terminal agree on what is lit and when a move is meant. Nobody is asked for what follows: a step
 * that all moves left have in common is taken, and of moves that bring the same only the plainest
 * counts.
 */
import type { Move, Price } from "./model";

const CHOICE_PREFIX = "choice/";

/** Keep the moves that go through everything touched so far. */
export function narrow(moves: readonly Move[], touched: readonly string[]): Move[] {
  return moves.filter((move) => touched.every((piece) => move.path.includes(piece)));
}

/** Keep one decision of those that bring the same: what it gives up was touched, or nothing. */
export function dropEquivalent(moves: readonly Move[], touched: readonly string[]): Move[] {
  const least = new Map<string, { spent: number; decision: string }>();
  for (const { decision, same, extra } of moves) {
    const spent = extra.filter((step) => !touched.includes(step)).length;
    if (spent < (least.get(same)?.spent ?? Infinity)) least.set(same, { spent, decision });
  }
  return moves.filter((move) => least.get(move.same)?.decision === move.decision);
}

/** What nobody need touch, since whatever is left goes through it. */
export function impliedSteps(moves: readonly Move[], touched: readonly string[]): string[] {
  const left = dropEquivalent(moves, touched);
  const shared = (step: string) => left.every((move) => move.path.includes(step));
  return (left[0]?.path ?? []).filter((step) => !touched.includes(step) && shared(step));
}

/**
 * What may be touched next, once each, in the natural order of the paths.
 *
 * Pieces lie on the table and may be touched at any time; a choice that follows others in a path
 * is offered when all of these have been touched, or are given.
 */
export function nextSteps(moves: readonly Move[], touched: readonly string[]): string[] {
  const known = new Set([...touched, ...impliedSteps(moves, touched)]);
  const useful = moves.filter((move) => !move.idle);
  const ahead = new Set<string>();
  for (const { path } of useful.length ? useful : moves) {
    path.forEach((step, number) => {
      const asked =
        step.startsWith(CHOICE_PREFIX) && path.slice(0, number).some((piece) => !known.has(piece));
      if (!known.has(step) && !asked) ahead.add(step);
    });
  }
  return [...ahead];
}

/** The move all of these are, if they are one decision. */
function soleDecision(moves: readonly Move[]): Move | null {
  const first = moves[0];
  return first && moves.every((move) => move.decision === first.decision) ? first : null;
}

/**
 * The one move meant: all that are left bring the same, or one of them is complete.
 *
 * Before anything is touched, only the first can be: then there is but one thing to do.
 */
export function intendedMove(moves: readonly Move[], touched: readonly string[]): Move | null {
  const left = dropEquivalent(moves, touched);
  const found = soleDecision(left);
  if (found || !touched.length) return found;
  const meant = new Set([...touched, ...impliedSteps(moves, touched)]);
  const whole = ({ path }: Move) =>
    new Set(path).size === meant.size && path.every((piece) => meant.has(piece));
  return left.find(whole) ?? null;
}

/** The one move left that costs nothing: for whoever is asked once more anyway. */
export function likelyMove(moves: readonly Move[], touched: readonly string[]): Move | null {
  if (!touched.length) return null;
  const free = dropEquivalent(moves, touched).filter(
    ({ price, extra }) => !price && extra.every((step) => touched.includes(step)),
  );
  return soleDecision(free);
}

/** How many moves may have a button each. */
const MAX_OFFERED_MOVES = 3;

/** The moves that are left, each once, if they are so few that each can be said. */
export function offeredMoves(moves: readonly Move[], touched: readonly string[]): Move[] {
  const useful = moves.filter((move) => !move.idle);
  const left = dropEquivalent(useful.length ? useful : moves, touched);
  const found = left.filter(
    ({ decision }, n) => left.findIndex((other) => other.decision === decision) === n,
  );
  return found.length > 1 && found.length <= MAX_OFFERED_MOVES ? found : [];
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

/** The least that a move through each thing costs, wherever none of them is free; what is given up
    is the price. */
export function prices(moves: readonly Move[], touched: readonly string[]): Map<string, Price> {
  const least = new Map<string, Price>();
  const free = new Set(touched);
  for (const { path, price, extra } of narrow(moves, touched)) {
    for (const step of path) {
      if (!price || extra.includes(step)) free.add(step);
      else if (price.amount < (least.get(step)?.amount ?? Infinity)) least.set(step, price);
    }
  }
  for (const step of free) least.delete(step);
  return least;
}
