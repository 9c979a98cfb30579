/**
 * Flight paths of the pieces that another player moved.
 *
 * How a thing that somebody else moved is seen to travel: from where it was on the screen to where
 * it is, on a curve around what matters most there.
 *
 * All follows from what has changed between two pictures; nothing here knows why.
 */
import type { Change } from "../sceneDiff";
import type { Piece } from "../model";
import type { SeenPiece, Snapshot } from "./pieceMotion";

export interface Point {
  x: number;
  y: number;
}

/** A place on the screen, and how wide what lies there is. */
export interface Spot extends Point {
  width: number;
}

export interface Flight {
  piece: Piece;
  from: Spot;
  to: Spot;
}

/** The beginning, what it bends towards, and the end. */
export type Curve = readonly [Point, Point, Point];

/** How much larger a thing is while it travels, and how large at most, in pixels. */
const LIFTED_SCALE = 1.35;
const MAX_LIFTED_PX = 66;
/** How far a curve bends, as a share of its length, and at most. */
const BEND_SHARE = 0.4;
const MAX_BEND_PX = 260;
/** What is smaller on its way to or from somebody's card, of which nothing more is known. */
const SMALL_PX = 20;

/**
 * What travels in a decision of somebody.
 *
 * What is not in sight is with whoever decided; what vanishes from the middle of the table is taken
 * there. What was not in sight and is not now does not travel.
 */
export function flightsOf(
  changes: readonly Change[],
  before: Snapshot,
  after: Snapshot,
  card: Point | null,
): Flight[] {
  const away = card && { ...card, width: SMALL_PX };
  const found = new Map<string, Flight>();
  const ids = new Set(changes.map(({ piece }) => piece.id));
  for (const id of ids) {
    const left = changes.find((one) => one.piece.id === id && one.gone);
    const came = changes.find((one) => one.piece.id === id && !one.gone);
    if (!left || !(came || left.seat < 0)) continue;
    const [was, is] = [visibleSpot(before.get(id)), came ? visibleSpot(after.get(id)) : undefined];
    const [from, to] = [was ?? away, is ?? away];
    if ((was || is) && from && to) found.set(id, { piece: (came ?? left).piece, from, to });
  }
  return [...found.values()];
}

function visibleSpot(seen: SeenPiece | undefined): Spot | undefined {
  return seen?.shown ? { x: seen.x, y: seen.y, width: seen.width } : undefined;
}

/** The way from one place to another that bends away from a third, and stays within the screen. */
export function flightCurve(from: Point, to: Point, shunned: Point, screen: Point): Curve {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const far = Math.hypot(dx, dy) || 1;
  const middle = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 };
  // Upwards where neither side is better.
  const across = dx > 0 ? { x: dy / far, y: -dx / far } : { x: -dy / far, y: dx / far };
  const towards = (shunned.x - middle.x) * across.x + (shunned.y - middle.y) * across.y;
  const bend = Math.min(MAX_BEND_PX, far * BEND_SHARE) * (towards > 0 ? -1 : 1);
  const within = (value: number, most: number) => Math.min(most, Math.max(0, value));
  return [
    from,
    {
      x: within(middle.x + across.x * bend, screen.x),
      y: within(middle.y + across.y * bend, screen.y),
    },
    to,
  ];
}

const interpolate = (a: Point, b: Point, t: number): Point => ({
  x: a.x + (b.x - a.x) * t,
  y: a.y + (b.y - a.y) * t,
});

export function pointAt([a, b, c]: Curve, t: number): Point {
  return interpolate(interpolate(a, b, t), interpolate(b, c, t), t);
}

/** A part of a curve, as a line to draw. */
export function curvePart([a, b, c]: Curve, start: number, end: number): string {
  const [first, last] = [pointAt([a, b, c], start), pointAt([a, b, c], end)];
  const bent = interpolate(interpolate(a, b, start), interpolate(b, c, start), end);
  const said = ({ x, y }: Point) => `${x.toFixed(1)} ${y.toFixed(1)}`;
  return `M${said(first)}Q${said(bent)} ${said(last)}`;
}

/** How wide a travelling thing is: it is lifted, and set down again. */
export function widthAt({ from, to }: Flight, t: number): number {
  const high = Math.min(MAX_LIFTED_PX, LIFTED_SCALE * Math.max(from.width, to.width));
  const RISE = 0.2;
  if (t < RISE) return from.width + ((high - from.width) * t) / RISE;
  if (t > 1 - RISE) return to.width + ((high - to.width) * (1 - t)) / RISE;
  return high;
}

/** The middle of the largest of some things on the screen. */
export function largestCentre(boxes: readonly DOMRect[], otherwise: Point): Point {
  const [first] = boxes.toSorted((a, b) => b.width * b.height - a.width * a.height);
  return first ? { x: first.x + first.width / 2, y: first.y + first.height / 2 } : otherwise;
}
