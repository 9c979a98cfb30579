import { expect, test } from "vitest";
import type { Change } from "../sceneDiff";
import { pointAt, flightCurve, flightsOf, curvePart, widthAt, type Flight } from "./flightPath";
import type { Piece } from "../model";
import type { SeenPiece } from "./pieceMotion";

const piece = (id: string) => ({ type: "piece", id, art: "tile", x: 0, y: 0, size: 40 }) as Piece;
const change = (id: string, seat: number, gone: boolean): Change => ({
  area: "a",
  seat,
  piece: piece(id),
  gone,
});
const seen = (x: number, shown = true): SeenPiece => ({
  x,
  y: 10,
  area: null,
  left: x,
  top: 10,
  width: 40,
  shown,
  turn: 0,
  art: "tile",
  written: "",
});
const CARD = { x: 900, y: 500 };

test("what left one place and came to another travels between them", () => {
  const changes = [change("t", -1, true), change("t", 2, false), change("new", 2, false)];
  const flights = flightsOf(changes, new Map([["t", seen(1)]]), new Map([["t", seen(2)]]), CARD);
  expect(flights.map(({ from, to }) => [from.x, to.x])).toEqual([[1, 2]]);
});

test("what is not in sight is with whoever decided", () => {
  const changes = [change("t", -1, true), change("t", 2, false)];
  const hidden = flightsOf(
    changes,
    new Map([["t", seen(1)]]),
    new Map([["t", seen(2, false)]]),
    CARD,
  );
  expect(hidden[0]?.to).toMatchObject(CARD);
  const drawn = flightsOf(changes, new Map(), new Map([["t", seen(2)]]), CARD);
  expect(drawn[0]?.from).toMatchObject(CARD);
  expect(flightsOf(changes, new Map(), new Map(), CARD)).toEqual([]);
  expect(flightsOf(changes, new Map([["t", seen(1)]]), new Map(), null)).toEqual([]);
});

test("what vanishes from the middle is taken; what somebody gives away only vanishes", () => {
  const before = new Map([["t", seen(1)]]);
  expect(flightsOf([change("t", -1, true)], before, new Map(), CARD)).toHaveLength(1);
  expect(flightsOf([change("t", 2, true)], before, new Map(), CARD)).toEqual([]);
});

test("a way bends away from what matters most, and stays on the screen", () => {
  const [from, to, screen] = [
    { x: 100, y: 400 },
    { x: 900, y: 400 },
    { x: 1000, y: 800 },
  ];
  expect(pointAt(flightCurve(from, to, { x: 500, y: 500 }, screen), 0.5).y).toBeLessThan(400);
  expect(pointAt(flightCurve(from, to, { x: 500, y: 300 }, screen), 0.5).y).toBeGreaterThan(400);
  const low = flightCurve({ x: 0, y: 790 }, { x: 900, y: 790 }, { x: 500, y: 0 }, screen);
  expect(pointAt(low, 0.5).y).toBeLessThanOrEqual(800);
  const back = flightCurve(to, from, { x: 500, y: 500 }, screen);
  expect(pointAt(back, 0.5).y).toBeLessThan(400);
});

test("what lies behind and what lies ahead meet where the thing is", () => {
  const way = flightCurve({ x: 0, y: 0 }, { x: 100, y: 0 }, { x: 50, y: 50 }, { x: 200, y: 200 });
  const { x, y } = pointAt(way, 0.3);
  const there = `${x.toFixed(1)} ${y.toFixed(1)}`;
  expect(curvePart(way, 0, 0.3).endsWith(there)).toBe(true);
  expect(curvePart(way, 0.3, 1).startsWith(`M${there}`)).toBe(true);
});

test("a thing is lifted on its way, but never fills the screen", () => {
  const flight = (wide: number): Flight => ({
    piece: piece("t"),
    from: { x: 0, y: 0, width: wide },
    to: { x: 9, y: 9, width: 20 },
  });
  expect(widthAt(flight(40), 0.5)).toBeCloseTo(54);
  expect(widthAt(flight(60), 0.5)).toBe(66);
  expect([widthAt(flight(40), 0), widthAt(flight(40), 1)]).toEqual([40, 20]);
});
