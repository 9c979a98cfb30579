/** SVG path of an arrow between two pieces on the screen, which covers neither. */
import type { Point, Spot } from "../scene/motion/flightPath";

export interface ArrowPath {
  /** Both as paths to draw. */
  line: string;
  head: string;
}

/** How far it bends, as a share of its length. */
const BEND_SHARE = 0.16;
/** How near it comes to the middle of a thing, as a share of its width, and in pixels. */
const EDGE_SHARE = 0.36;
const MIN_EDGE_PX = 12;
const MAX_EDGE_PX = 44;
/** How long and how wide the head is. */
const HEAD_LENGTH_PX = 13;
const HEAD_WIDTH_PX = 6.5;

const formatPoint = ({ x, y }: Point) => `${x.toFixed(1)} ${y.toFixed(1)}`;

/** Where one comes by going so far from a point towards another. */
function pointTowards(from: Point, to: Point, far: number): Point {
  const length = Math.hypot(to.x - from.x, to.y - from.y) || 1;
  return {
    x: from.x + ((to.x - from.x) * far) / length,
    y: from.y + ((to.y - from.y) * far) / length,
  };
}

const edgeDistance = ({ width }: Spot) =>
  Math.min(MAX_EDGE_PX, Math.max(MIN_EDGE_PX, EDGE_SHARE * width));

export function arrowPath(from: Spot, to: Spot): ArrowPath | null {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const far = Math.hypot(dx, dy);
  if (far < edgeDistance(from) + edgeDistance(to) + 2 * HEAD_LENGTH_PX) return null;
  const bend = {
    x: (from.x + to.x) / 2 - dy * BEND_SHARE,
    y: (from.y + to.y) / 2 + dx * BEND_SHARE,
  };
  const start = pointTowards(from, bend, edgeDistance(from));
  const tip = pointTowards(to, bend, edgeDistance(to));
  const foot = pointTowards(tip, bend, HEAD_LENGTH_PX);
  const [ax, ay] = [(tip.x - foot.x) / HEAD_LENGTH_PX, (tip.y - foot.y) / HEAD_LENGTH_PX];
  const side = (way: number) => ({
    x: foot.x - ay * HEAD_WIDTH_PX * way,
    y: foot.y + ax * HEAD_WIDTH_PX * way,
  });
  return {
    line: `M${formatPoint(start)}Q${formatPoint(bend)} ${formatPoint(foot)}`,
    head: `M${formatPoint(tip)}L${formatPoint(side(1))}L${formatPoint(side(-1))}Z`,
  };
}
