/** What is to be said of some decisions beside each other, and where they are on the board. */
import type { Move } from "../scene/model";
import type { Mark } from "../scene/stage";
import type { Advice, Advised } from "../transport/api";

/** A decision that is advised, by its rank from 1. */
export interface Card {
  rank: number;
  move: Move;
  advised: Advised;
  /** Whether nobody can say which is better, this one or the first. */
  close: boolean;
}

/** Points from a source, which is the message that tells of them; "" for all others together. */
export interface Bar {
  key: string;
  points: number;
}

const CHOICE = "choice/";
/** How many sources have a bar of their own, and how many differences are told. */
const BARS = 6;
const DIFFERENCES = 3;
/** A figure that may be further off is not worth showing while others are thought of: of chances, and
    of points as a share of them. */
const ROUGH = 0.05;

/** The decisions of an advice that may be taken now; of those that bring the same, the first. */
export function cardsOf(advice: Advice | null, moves: readonly Move[]): Card[] {
  const found = new Map<string, Card>();
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
export function equals(cards: readonly Card[]): number {
  const close = cards.filter((card) => card.close).length;
  return close && close + 1;
}

/** Whether the figures are sharp enough to be shown. */
export function legible(cards: readonly Card[], progress: number): boolean {
  const first = cards[0]?.advised;
  if (!first || progress >= 1) return !!first;
  return first.doubt < (first.chance === null ? ROUGH * first.points : ROUGH);
}

/** Sources by what they bring, the largest first; what has no name, or little, is put together. */
export function barsOf(sources: Advised["sources"], named: (key: string) => boolean): Bar[] {
  const all = Object.entries(sources).map(([key, points]) => ({ key, points }));
  const own = all.filter(({ key }) => named(key)).sort((a, b) => b.points - a.points);
  const shown = own.length > BARS ? own.slice(0, BARS - 1) : own;
  const rest = all.filter((bar) => !shown.includes(bar));
  const points = rest.reduce((sum, bar) => sum + bar.points, 0);
  return rest.length ? [...shown, { key: "", points }] : shown;
}

/** Where a decision surely differs from the first, the most telling first. */
export function differencesOf({ differs }: Advised, named: (key: string) => boolean): Bar[] {
  return Object.entries(differs)
    .map(([key, points]) => ({ key, points }))
    .filter(({ key }) => named(key))
    .sort((a, b) => Math.abs(b.points) - Math.abs(a.points))
    .slice(0, DIFFERENCES);
}

/** The source in which the first is furthest ahead of the second, if that is sure. */
export function strengthOf(cards: readonly Card[], named: (key: string) => boolean): Bar | null {
  const second = cards[1]?.advised;
  const lacks = second ? differencesOf(second, named).find(({ points }) => points < 0) : undefined;
  return lacks ? { key: lacks.key, points: -lacks.points } : null;
}

/** The things on the board a move goes through. */
const onBoard = ({ path }: Move) => path.filter((step) => !step.startsWith(CHOICE));

/** What is marked: the last thing of each move's way, and where the one that is looked at begins. */
export function marksOf(cards: readonly Card[], shown: number): Map<string, Mark> {
  const marks = new Map<string, Mark>();
  for (const card of cards) {
    const open = card.rank - 1 === shown;
    for (const step of new Set([onBoard(card.move).at(-1), card.move.path.at(-1)])) {
      if (!step) continue;
      const known = marks.get(step);
      marks.set(step, {
        ranks: [...(known?.ranks ?? []), card.rank],
        open: open || !!known?.open,
      });
    }
  }
  const from = wayOf(cards[shown]?.move)?.[0];
  if (from && !marks.has(from)) marks.set(from, { ranks: [], open: true });
  return marks;
}

/** From where to where a move goes on the board, if it does. */
export function wayOf(move: Move | undefined): [from: string, to: string] | null {
  const [from, to] = move ? onBoard(move).slice(-2) : [];
  return from && to ? [from, to] : null;
}

/** A share as a whole number of percent. */
export const percent = (share: number) => Math.round(100 * share);
