/** Advised moves as cards: ranks, points by source, differences, and their marks on the board. */
import type { Move } from "../scene/model";
import type { Mark } from "../scene/stage";
import type { Advice, Advised } from "../transport/api";

/** A decision that is advised, by its rank from 1. */
export interface AdvisedMove {
  rank: number;
  move: Move;
  advised: Advised;
  /** Whether nobody can say which is better, this one or the first. */
  close: boolean;
}

/** Points from a source, which is the message that tells of them; "" for all others together. */
export interface SourcePoints {
  key: string;
  points: number;
}

const CHOICE_PREFIX = "choice/";
/** How many sources have a bar of their own, and how many differences are told. */
const MAX_BARS = 6;
const MAX_DIFFERENCES = 3;
/** A figure that may be further off is not worth showing while others are thought of: of chances, and
    of points as a share of them. */
const MAX_DOUBT = 0.05;

/** The decisions of an advice that may be taken now; of those that bring the same, the first. */
export function cardsOf(advice: Advice | null, moves: readonly Move[]): AdvisedMove[] {
  const found = new Map<string, AdvisedMove>();
  for (const advised of advice?.best ?? []) {
    const move = moves.find(({ decision }) => decision === advised.decision);
    if (!move || found.has(move.same)) continue;
    const rank = found.size + 1;
    const close = rank > 1 && Math.abs(advised.behind) <= advised.doubt;
    found.set(move.same, { rank, move, advised, close });
  }
  return [...found.values()];
}

/** How many of the cards are equal to the first, as far as anybody can say, with it; 0 if none is. */
export function countEquals(cards: readonly AdvisedMove[]): number {
  const close = cards.filter((card) => card.close).length;
  return close && close + 1;
}

/** Whether the figures are sharp enough to be shown. */
export function isPrecise(cards: readonly AdvisedMove[], progress: number): boolean {
  const first = cards[0]?.advised;
  if (!first || progress >= 1) return !!first;
  return first.doubt < (first.chance === null ? MAX_DOUBT * first.points : MAX_DOUBT);
}

/** Sources by what they bring, the largest first; what has no name, or little, is put together. */
export function sourceBars(
  sources: Advised["sources"],
  named: (key: string) => boolean,
): SourcePoints[] {
  const all = Object.entries(sources).map(([key, points]) => ({ key, points }));
  const own = all.filter(({ key }) => named(key)).sort((a, b) => b.points - a.points);
  const shown = own.length > MAX_BARS ? own.slice(0, MAX_BARS - 1) : own;
  const rest = all.filter((bar) => !shown.includes(bar));
  const points = rest.reduce((sum, bar) => sum + bar.points, 0);
  return rest.length ? [...shown, { key: "", points }] : shown;
}

/** Where a decision surely differs from the first, the most telling first. */
export function differencesOf(
  { differs }: Advised,
  named: (key: string) => boolean,
): SourcePoints[] {
  return Object.entries(differs)
    .map(([key, points]) => ({ key, points }))
    .filter(({ key }) => named(key))
    .sort((a, b) => Math.abs(b.points) - Math.abs(a.points))
    .slice(0, MAX_DIFFERENCES);
}

/** The source in which the first is furthest ahead of the second, if that is sure. */
export function advantageOf(
  cards: readonly AdvisedMove[],
  named: (key: string) => boolean,
): SourcePoints | null {
  const second = cards[1]?.advised;
  const lacks = second ? differencesOf(second, named).find(({ points }) => points < 0) : undefined;
  return lacks ? { key: lacks.key, points: -lacks.points } : null;
}

/** The things on the board a move goes through. */
const stepsOnBoard = ({ path }: Move) => path.filter((step) => !step.startsWith(CHOICE_PREFIX));

/** What is marked: the last thing of each move's way, and where the one that is looked at begins. */
export function marksOf(cards: readonly AdvisedMove[], shown: number): Map<string, Mark> {
  const marks = new Map<string, Mark>();
  for (const card of cards) {
    const open = card.rank - 1 === shown;
    for (const step of new Set([stepsOnBoard(card.move).at(-1), card.move.path.at(-1)])) {
      if (!step) continue;
      const known = marks.get(step);
      marks.set(step, {
        ranks: [...(known?.ranks ?? []), card.rank],
        open: open || !!known?.open,
      });
    }
  }
  const from = moveEnds(cards[shown]?.move)?.[0];
  if (from && !marks.has(from)) marks.set(from, { ranks: [], open: true });
  return marks;
}

/** From where to where a move goes on the board, if it does. */
export function moveEnds(move: Move | undefined): [from: string, to: string] | null {
  const [from, to] = move ? stepsOnBoard(move).slice(-2) : [];
  return from && to ? [from, to] : null;
}

/** A share as a whole number of percent. */
export const percent = (share: number) => Math.round(100 * share);
