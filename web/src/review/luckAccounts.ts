/**
 * Luck accounts: the chances of every seat, split into luck and decisions.
 *
 * What became of everybody's chances, decision by decision.
 *
 * A decision moves everybody from what was possible (`before`) to what was decided (`after`); what
 * lies between that and the next decision was decided by nobody: it is luck. So the start, luck, one's
 * own decisions and those of the others make the end, exactly, for every seat.
 */
import type { Judgement, Review } from "../transport/api";

/** What is known of a game so far. */
export interface KnownReview {
  judged: readonly Judgement[];
  /** The decision to go on with, and how many there are. */
  next: number;
  total: number;
  /** Whether somebody plays alone for points: then chances are scores. */
  pointsOnly: boolean;
  end: readonly number[];
}

/** What is known with another part of a review. */
export function mergeReviewPart(known: KnownReview | null, part: Review): KnownReview {
  const { judged, next, total, points_only: pointsOnly, end } = part;
  return { judged: [...(known?.judged ?? []), ...judged], next, total, pointsOnly, end };
}

export const isDone = (known: KnownReview) => known.next >= known.total;

export interface LuckAccount {
  start: number;
  luck: number;
  own: number;
  others: number;
  /** What it changed that somebody gave up: neither luck nor a move. */
  given: number;
  end: number;
  /** How far `own` may be off: nineteen times of twenty less. */
  doubt: number;
}

/** The account of a seat, up to where the game is judged. */
export function luckAccount(known: KnownReview, seat: number, resigned = false): LuckAccount {
  const { judged, end } = known;
  const last = isDone(known) ? (end[seat] ?? 0) : (judged.at(-1)?.after[seat] ?? 0);
  const account = { start: last, luck: 0, own: 0, others: 0, given: 0, end: last, doubt: 0 };
  judged.forEach((one, n) => {
    const [before, after] = [one.before[seat] ?? 0, one.after[seat] ?? 0];
    if (!n) account.start = before;
    const then = judged[n + 1]?.before[seat];
    account[one.seat === seat ? "own" : "others"] += after - before;
    account[then === undefined && resigned ? "given" : "luck"] += (then ?? last) - after;
    if (one.seat === seat) account.doubt += one.doubt ** 2;
  });
  return { ...account, doubt: Math.sqrt(account.doubt) };
}

/** The same as one reads it: hundredths of a chance, or points. What is rounded adds up, too: luck,
    which is only known as what is left over, takes the rest. */
export function roundAccount(account: LuckAccount, pointsOnly: boolean): LuckAccount {
  const unit = pointsOnly ? 1 : 100;
  const whole = (value: number) => Math.round(value * unit) + 0;
  const [start, own, others] = [whole(account.start), whole(account.own), whole(account.others)];
  const [given, end] = [whole(account.given), whole(account.end)];
  const luck = end - start - own - others - given;
  return { start, luck, own, others, given, end, doubt: Math.ceil(account.doubt * unit) };
}

/** What a decision cost its own seat. */
export function costOf({ before, after, seat }: Judgement): number {
  return (before[seat] ?? 0) - (after[seat] ?? 0);
}

/** Less is not worth mentioning: hundredths of a chance, or a point. */
export const MIN_COST = { chance: 0.02, points: 1 };
/** How many are shown. */
export const MAX_COSTLY_SHOWN = 5;

/** The decisions of a seat that cost it something for sure, the costliest first. */
export function costlyDecisions({ judged, pointsOnly }: KnownReview, seat: number): Judgement[] {
  const least = pointsOnly ? MIN_COST.points : MIN_COST.chance;
  const dear = (one: Judgement) => costOf(one) > Math.max(least, one.doubt);
  return judged
    .filter((one) => one.seat === seat && one.decision !== one.better && dear(one))
    .sort((one, other) => costOf(other) - costOf(one) || one.at - other.at);
}

/** A place on the line: after how many decisions, and everybody's chances there. */
export interface ChancePoint {
  at: number;
  chances: readonly number[];
}

/** How far along the way to the next decision one sees what came of it. */
const AFTER_OFFSET = 0.4;

/** Everybody's lines, as far as they are known. */
export function chanceLine(known: KnownReview): ChancePoint[] {
  const points = known.judged.flatMap(({ at, before, after }) => [
    { at, chances: before },
    { at: at + AFTER_OFFSET, chances: after },
  ]);
  const [first] = points;
  if (first) points.unshift({ at: 0, chances: first.chances });
  if (isDone(known)) points.push({ at: known.total, chances: [...known.end] });
  return points;
}
