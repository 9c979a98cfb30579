/** The way from one thing on the screen to another as an arrow that covers neither. */
import type { Point, Spot } from "../scene/motion/flightPath";

export interface Arrow {
  /** Both as paths to draw. */
  line: string;
  head: string;
}

/** How far it bends, as a share of its length. */
const BENT = 0.16;
/** How near it comes to the middle of a thing, as a share of its width, and in pixels. */
const NEAR = 0.36;
const NEAREST = 12;
const FURTHEST = 44;
/** How long and how wide the head is. */
const LONG = 13;
const WIDE = 6.5;

const said = ({ x, y }: Point) => `${x.toFixed(1)} ${y.toFixed(1)}`;

/** Where one comes by going so far from a point towards another. */
function towards(from: Point, to: Point, far: number): Point {
  const length = Math.hypot(to.x - from.x, to.y - from.y) || 1;
  return {
    x: from.x + ((to.x - from.x) * far) / length,
    y: from.y + ((to.y - from.y) * far) / length,
  };
}

const edge = ({ width }: Spot) => Math.min(FURTHEST, Math.max(NEAREST, NEAR * width));

export function arrow(from: Spot, to: Spot): Arrow | null {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const far = Math.hypot(dx, dy);
  if (far < edge(from) + edge(to) + 2 * LONG) return null;
  const bend = {
    x: (from.x + to.x) / 2 - dy * BENT,
    y: (from.y + to.y) / 2 + dx * BENT,
  };
  const start = towards(from, bend, edge(from));
  const tip = towards(to, bend, edge(to));
  const foot = towards(tip, bend, LONG);
  const [ax, ay] = [(tip.x - foot.x) / LONG, (tip.y - foot.y) / LONG];
  const side = (way: number) => ({ x: foot.x - ay * WIDE * way, y: foot.y + ax * WIDE * way });
  return {
    line: `M${said(start)}Q${said(bend)} ${said(foot)}`,
    head: `M${said(tip)}L${said(side(1))}L${said(side(-1))}Z`,
  };
}
