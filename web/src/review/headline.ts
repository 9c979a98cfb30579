/** Headline of a review: the one sentence that sums up a game, with its figures. */
import type { Judgement, LogLine } from "../transport/api";
import { linesOfDecision } from "../table/model/logStructure";
import {
  costlyDecisions,
  isDone,
  chanceLine,
  roundAccount,
  type LuckAccount,
  type KnownReview,
} from "./luckAccounts";

export interface HeadlineMessage {
  key: string;
  args: Record<string, number | string>;
}

export interface GameOutline {
  known: KnownReview;
  seat: number;
  account: LuckAccount;
  /** What was drawn by lot, the foremost first. */
  lots: readonly string[];
  /** Who resigned, by seat. */
  resigned: readonly boolean[];
}

/** One thing weighs more than another if it is so many times as large. */
const MUCH_MORE_FACTOR = 1.5;
/** Ahead from the first third on is a lead kept; behind in the last quarter was close. */
const EARLY_SHARE = 1 / 3;
const LATE_SHARE = 3 / 4;

/** The sentence of a seat; null until all is judged. */
export function reviewHeadline(facts: GameOutline): HeadlineMessage | null {
  const { known, seat, account, lots } = facts;
  if (!isDone(known) || !known.judged.length) return null;
  const shown = roundAccount(account, known.pointsOnly);
  const args = {
    lots: lots[0] ?? "dice",
    luck: Math.abs(shown.luck),
    lucky: shown.luck < 0 ? "no" : "yes",
    lost: Math.max(0, -shown.own),
    others: shown.others,
    n: shown.end,
  };
  const said = (key: string, more: Record<string, number | string> = {}) => ({
    key: `review-sum-${key}`,
    args: { ...args, ...more },
  });
  const last = Math.round((known.judged.at(-1)?.after[seat] ?? 0) * 100);
  if (known.pointsOnly) return said(pointsKey(facts, args));
  if (facts.resigned[seat]) return said("resigned", { last });
  if (account.end > 0) return headlineIfWon(facts, args, said, last);
  return headlineIfLost(facts, args, said);
}

type HeadlineBuilder = (key: string, more?: Record<string, number | string>) => HeadlineMessage;
interface HeadlineFigures {
  luck: number;
  lucky: string;
  lost: number;
  others: number;
}

function pointsKey({ known, seat }: GameOutline, { luck, lucky, lost }: HeadlineFigures): string {
  if (!costlyDecisions(known, seat).length) return "points-well";
  if (lucky === "yes" || lost > luck) return "points-decisions";
  return "points-luck";
}

function headlineIfWon(
  { known, seat, resigned }: GameOutline,
  figures: HeadlineFigures,
  said: HeadlineBuilder,
  last: number,
) {
  if (resigned.some(Boolean)) return said("left", { last });
  if (!costlyDecisions(known, seat).length) return said("won-well");
  const behind = lastBehind(known, seat);
  if (!behind || behind.at <= EARLY_SHARE * known.total)
    return said("won-lead", { since: behind ? Math.ceil(behind.at) : 0 });
  if (behind.at >= LATE_SHARE * known.total)
    return said("won-close", { at: Math.ceil(behind.at), chance: behind.chance });
  return said(figures.lucky === "yes" && figures.luck > figures.others ? "won-luck" : "won-others");
}

function headlineIfLost(
  { known, seat }: GameOutline,
  { luck, lucky, lost: cost }: HeadlineFigures,
  said: HeadlineBuilder,
) {
  if (!costlyDecisions(known, seat).length) return said("lost-well");
  if (lucky === "yes") return said("lost-despite");
  if (cost >= MUCH_MORE_FACTOR * luck) return said("lost-decisions");
  if (luck >= MUCH_MORE_FACTOR * cost) return said("lost-luck");
  const ahead = lastAhead(known, seat);
  if (ahead && ahead.at >= LATE_SHARE * known.total)
    return said("lost-close", { at: Math.ceil(ahead.at), chance: ahead.chance });
  return said("lost-both");
}

/** When a seat was last behind, or ahead, and how it stood; nothing if it never was. */
function lastBehind(known: KnownReview, seat: number) {
  return lastWhere(known, seat, (own, others) => own < others);
}
function lastAhead(known: KnownReview, seat: number) {
  return lastWhere(known, seat, (own, others) => own > others);
}

function lastWhere(
  known: KnownReview,
  seat: number,
  holds: (own: number, others: number) => boolean,
) {
  const place = chanceLine(known)
    .slice(0, -1)
    .findLast(({ chances }) => {
      const others = chances.filter((_, other) => other !== seat);
      const own = chances[seat] ?? 0;
      // Alone, whoever is against one has the rest.
      return holds(own, others.length ? Math.max(...others) : 1 - own);
    });
  return place && { at: place.at, chance: Math.round((place.chances[seat] ?? 0) * 100) };
}

/** What was done among costly decisions again and again. */
export interface Habit {
  n: number;
  of: number;
  /** The line that told of the costliest of them. */
  line: LogLine;
}

/** So often is no accident, if it is so much more often than in all one did. */
const MIN_HABIT_COUNT = 3;

/** The kind of decision that comes most often among a seat's costly ones: the same message told of
    them. Counted over the whole game, and beside all other decisions of the seat. */
export function habitOf(
  dear: readonly Judgement[],
  all: readonly Judgement[],
  log: readonly LogLine[],
): Habit | null {
  const deeds = (judged: readonly Judgement[]) =>
    judged.flatMap(({ at, seat }) => {
      const line = decisionLine(log, at);
      return line?.seat === seat ? [line] : [];
    });
  const alike = (lines: LogLine[], key: string) => lines.filter(({ text }) => text.key === key);
  const own = deeds(all.filter(({ seat }) => seat === dear[0]?.seat));
  const kinds = deeds(dear).map(({ text }) => alike(deeds(dear), text.key));
  const [first = []] = kinds.sort((one, other) => other.length - one.length);
  const [line] = first;
  if (!line || first.length < MIN_HABIT_COUNT) return null;
  const usual = alike(own, line.text.key).length / own.length;
  if (first.length / dear.length < MUCH_MORE_FACTOR * usual) return null;
  return { n: first.length, of: dear.length, line };
}

/** The line that tells what was decided, and not by which means. */
export function decisionLine(log: readonly LogLine[], at: number): LogLine | null {
  const lines = linesOfDecision(log, at + 1);
  return lines.find((line) => !line.means) ?? lines[0] ?? null;
}
