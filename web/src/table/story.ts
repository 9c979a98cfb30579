/** What happened, arranged for reading: by turn, by source of points, and as a running score. */
import type { LogLine } from "../transport/transport";

/** Lines that belong together; the first may be about the whole table, and heads the others. */
export interface Chapter {
  head: LogLine | null;
  lines: LogLine[];
  /** The place of its first line in the log. */
  at: number;
}

/** The log by turns: a line about everybody begins a new one. */
export function chapters(log: readonly LogLine[]): Chapter[] {
  const found: Chapter[] = [];
  log.forEach((line, at) => {
    if (line.seat < 0) found.push({ head: line, lines: [], at });
    else if (found.length) found.at(-1)?.lines.push(line);
    else found.push({ head: null, lines: [line], at });
  });
  return found;
}

/** Chapters cut where somebody who had acted before acts again after others: what has just happened
    stands on top even if a line about everybody is long ago. */
export function turns(log: readonly LogLine[]): Chapter[] {
  return chapters(log).flatMap(({ head, lines, at }) => {
    const found: Chapter[] = [{ head, lines: [], at }];
    let acted: number[] = [];
    lines.forEach((line, n) => {
      if (acted.includes(line.seat) && acted.at(-1) !== line.seat) {
        acted = [];
        found.push({ head: null, lines: [], at: at + n + (head ? 1 : 0) });
      }
      if (!acted.includes(line.seat)) acted.push(line.seat);
      found.at(-1)?.lines.push(line);
    });
    return found;
  });
}

/** Points of one seat from one source, which is the message that told of them. */
export interface Source {
  key: string;
  rule: string;
  points: number;
}

/** Where the points of a seat came from, in the order in which the sources first appeared. */
export function split(log: readonly LogLine[], seat: number): Source[] {
  const found = new Map<string, Source>();
  for (const { seat: whose, text, rule, points } of log) {
    if (!points) continue;
    const source = found.get(text.key) ?? { key: text.key, rule, points: 0 };
    if (whose === seat) source.points += points;
    found.set(text.key, source);
  }
  return [...found.values()];
}

/** The score of every seat after each turn, beginning with nothing. */
export function running(log: readonly LogLine[], seats: number): number[][] {
  const scores = Array.from({ length: seats }, () => 0);
  const found = [[...scores]];
  for (const chapter of chapters(log)) {
    for (const { seat, points } of chapter.lines) scores[seat] = (scores[seat] ?? 0) + points;
    if (chapter.lines.length) found.push([...scores]);
  }
  return found;
}

/** Move words at some heights apart, so that none covers another; they keep their order. */
export function apart(heights: readonly number[], distance: number): number[] {
  const found = [...heights];
  const order = heights.map((_, i) => i).sort((a, b) => (heights[a] ?? 0) - (heights[b] ?? 0));
  let above = -Infinity;
  for (const i of order) {
    above = Math.max(found[i] ?? 0, above + distance);
    found[i] = above;
  }
  return found;
}
