/** Geometry of the review chart: chapters as bands, and numbered pins above its line. */
import type { LogLine } from "../transport/api";

export interface ChartBand {
  /** From how many decisions on, and until how many. */
  from: number;
  to: number;
  /** What its heading names first: a phase, a round. */
  name: string;
  head: LogLine;
}

/** The chapters of a log; those whose heading names the same first belong together. */
export function chartBands(log: readonly LogLine[], total: number): ChartBand[] {
  const found: ChartBand[] = [];
  for (const head of log) {
    if (!head.chapter || head.at === null || head.at >= total) continue;
    const [first] = Object.values(head.text.args);
    const name = typeof first === "object" || first === undefined ? "" : String(first);
    const last = found.at(-1);
    if (last?.name === name && name) continue;
    if (last) last.to = head.at;
    // What comes before the first chapter only prepares it.
    found.push({ from: last ? head.at : 0, to: total, name, head });
  }
  return found.filter((band) => band.to > band.from);
}

/** The chapter a decision was taken in: the last whose heading was told before. */
export function chapterAt(log: readonly LogLine[], at: number): LogLine | null {
  return log.findLast((line) => line.chapter && (line.at ?? Infinity) <= at) ?? null;
}

/** How many of some names there is room for: each, every second, and so on. */
export function labelStep(bands: readonly ChartBand[], width: (band: ChartBand) => number): number {
  const letters = 9;
  for (let step = 1; step < bands.length; step += 1) {
    const fits = bands.every((band, n) => {
      const around = bands.slice(n, n + step).reduce((sum, one) => sum + width(one), 0);
      return n % step || around >= band.name.length * letters + 4;
    });
    if (fits) return step;
  }
  return Math.max(1, bands.length);
}

export interface ChartPin {
  x: number;
  /** Where it stands on the line. */
  foot: number;
  /** Its head. */
  y: number;
}

/** Heads above their feet, none of which covers another, nor leaves the picture. */
export function placePins(feet: readonly { x: number; y: number }[], radius: number): ChartPin[] {
  const [stem, apart] = [radius * 1.9, radius * 2.2];
  const order = feet.map((_, n) => n).sort((a, b) => feet[a]!.x - feet[b]!.x);
  const found: ChartPin[] = [];
  const placed: ChartPin[] = [];
  for (const n of order) {
    const { x, y: foot } = feet[n]!;
    const covers = (y: number) =>
      placed.some((pin) => Math.abs(pin.x - x) < apart && Math.abs(pin.y - y) < apart);
    let y = Math.max(radius, foot - stem);
    while (covers(y) && y - apart >= radius) y -= apart;
    if (covers(y)) for (y = foot + stem; covers(y);) y += apart;
    placed.push((found[n] = { x, foot, y }));
  }
  return found;
}
