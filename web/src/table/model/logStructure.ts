/** Structure of the log: chapters and turns, points by source, and scores over time. */
import type { LogLine } from "../../transport/api";

/** As a seat in the log: everybody; and the opponent who has none. */
export const EVERYONE_SEAT = -1;
export const RIVAL_SEAT = -2;

/** Whether a line tells of the table rather than of the game: no rule made it happen. */
export function isAside(line: LogLine): boolean {
  return !line.rule;
}

/** What one seat did without another between. */
export interface TurnBlock {
  seat: number;
  lines: LogLine[];
  /** The place of its first line in the log. */
  at: number;
}

/** A part of the story, under its heading if it has one. */
export interface Chapter {
  head: LogLine | null;
  blocks: TurnBlock[];
  at: number;
}

/** The log by chapters and turns; at a cut something stands between the lines. */
export function splitIntoChapters(
  log: readonly LogLine[],
  cuts: readonly number[] = [],
): Chapter[] {
  const found: Chapter[] = [];
  log.forEach((line, at) => {
    if (line.chapter) return found.push({ head: line, blocks: [], at });
    if (!found.length) found.push({ head: null, blocks: [], at });
    const { blocks } = found.at(-1)!;
    const last = blocks.at(-1);
    if (last?.seat === line.seat && !cuts.includes(at)) last.lines.push(line);
    else blocks.push({ seat: line.seat, lines: [line], at });
  });
  return found;
}

/** Where the others' doings begin, after what came of a seat's own last decision. */
export function firstLineOfOthers(
  log: readonly LogLine[],
  seat: number,
  decided: number | null,
): number | null {
  if (decided === null) return null;
  const at = log.findIndex((line, n) => n >= decided && line.seat !== seat);
  return at < 0 ? null : at;
}

/** What came of a decision for whoever took it; the first line says what it was. */
export function linesOfDecision(log: readonly LogLine[], at: number): LogLine[] {
  const lines = log.filter((line) => line.at === at && !line.chapter && !isAside(line));
  return lines.filter((line) => line.seat === lines[0]?.seat);
}

/** Points of one seat from one source, which is the message that told of them. */
export interface PointSource {
  key: string;
  rule: string;
  points: number;
}

/** Where the points of a seat came from, in the order in which the sources first appeared. */
export function pointsBySource(log: readonly LogLine[], seat: number): PointSource[] {
  const found = new Map<string, PointSource>();
  for (const { seat: whose, text, rule, points } of log) {
    if (!points) continue;
    const source = found.get(text.key) ?? { key: text.key, rule, points: 0 };
    if (whose === seat) source.points += points;
    found.set(text.key, source);
  }
  return [...found.values()];
}

/** The source of points that nobody was told of. */
export const HIDDEN_SOURCE = "log-untold";

/** What a score is made of. A game may end, or be looked at, before all that was decided in secret
    is told: that is a part as well. */
export function scoreParts(log: readonly LogLine[], seat: number, score: number): PointSource[] {
  const parts = pointsBySource(log, seat);
  const points = score - parts.reduce((sum, part) => sum + part.points, 0);
  return points > 0 ? [...parts, { key: HIDDEN_SOURCE, rule: "", points }] : parts;
}

/** The score of some seats after each turn, beginning with nothing; of one alone, after each of its
    decisions. */
export function runningScores(log: readonly LogLine[], seats: readonly number[]): number[][] {
  const alone = seats.filter((seat) => seat >= 0).length === 1;
  const scores = seats.map(() => 0);
  const found = [[...scores]];
  let [acted, at]: [number[], number | null] = [[], null];
  const step = () => {
    if (acted.length) found.push([...scores]);
    acted = [];
  };
  for (const line of log) {
    const again = acted.includes(line.seat) && acted.at(-1) !== line.seat;
    if (line.chapter || (alone ? line.at !== at : again && !isAside(line))) step();
    at = line.at;
    if (!isAside(line) && line.seat !== EVERYONE_SEAT && !acted.includes(line.seat))
      acted.push(line.seat);
    const seat = seats.indexOf(line.seat);
    if (seat >= 0) scores[seat]! += line.points;
  }
  step();
  return found;
}

/** Move words at some heights apart, so that none covers another or lies below the floor; they keep
    their order. */
export function spreadApart(
  heights: readonly number[],
  distance: number,
  floor = Infinity,
): number[] {
  const found = [...heights];
  const order = heights.map((_, i) => i).sort((a, b) => (heights[a] ?? 0) - (heights[b] ?? 0));
  let above = -Infinity;
  for (const i of order) found[i] = above = Math.max(found[i] ?? 0, above + distance);
  let below = floor + distance;
  for (const i of order.reverse()) found[i] = below = Math.min(found[i] ?? 0, below - distance);
  return found;
}

/** The scores of some seats at the end of each chapter. The last chapter of a game that was played to
    its end only tells of that: what is counted there belongs to the one before. */
export function scoresByChapter(
  log: readonly LogLine[],
  seats: readonly number[],
  ended: boolean,
): number[][] {
  const scores = seats.map(() => 0);
  const found: number[][] = [];
  let begun = 0;
  for (const line of log) {
    if (line.chapter && begun++) found.push([...scores]);
    const seat = seats.indexOf(line.seat);
    if (seat >= 0) scores[seat]! += line.points;
  }
  if (!begun) return [];
  return [...(ended ? found.slice(0, -1) : found), scores];
}
