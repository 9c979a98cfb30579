/** Choice and arrangement of the areas in a small picture of a move. */
import { sceneChanges, piecesOf } from "../scene/sceneDiff";
import type { Area, Scene } from "../scene/model";

/** So many parts at most: the picture is small. */
const MAX_AREAS = 3;

/** The parts in which things are touched for a move, then those it changes for its seat; if there are
    none, the largest that is the seat's own. Before and after show the same. */
export function areasToShow(before: Scene, path: readonly string[], after: Scene | null): string[] {
  const seat = before.viewer;
  const open = before.areas.filter((area) => area.role !== "opponent");
  const touched = open.filter((area) => path.some((id) => piecesOf(area).has(id)));
  const ids = new Set(changesForSeat(before, after).map(({ area }) => area));
  const changed = open.filter((area) => area.seat === seat && ids.has(area.id));
  const own = open.filter((area) => area.seat === seat && area.role === "mine");
  const size = ({ width, height }: Area) => width * height;
  own.sort((one, other) => size(other) - size(one));
  const wanted = [...touched, ...changed];
  const kept = new Set((wanted.length ? wanted : own.slice(0, 1)).slice(0, MAX_AREAS));
  return open.filter((area) => kept.has(area)).map((area) => area.id);
}

/** What a move has brought its seat. */
export function changesForSeat(before: Scene, after: Scene | null) {
  return sceneChanges(before, after).filter(
    (change) => change.seat === before.viewer && !change.gone,
  );
}

/** How a few areas share a small room, and how large they are drawn. */
export interface AreaArrangement {
  /** Rows from top to bottom. */
  rows: Area[][];
  k: number;
}

/** What is so much wider than high lies across. */
const LONG_ASPECT_RATIO = 2.5;
const MAX_SCALE = 0.9;

/** Long areas lie above and below the others; those stand side by side or one below the other, as
    they are larger. */
export function arrangeAreas(areas: readonly Area[], width: number, height: number, gap: number) {
  const long = (area: Area) => area.width > LONG_ASPECT_RATIO * area.height;
  const first = areas.findIndex((area) => !long(area));
  const across = areas.filter((area) => !long(area));
  const above = areas.filter((area, n) => long(area) && (n < first || first < 0));
  const below = areas.filter((area, n) => long(area) && n > first && first >= 0);
  const rows = (middle: Area[][]) => [...above.map(singleRow), ...middle, ...below.map(singleRow)];
  const ways = [rows(across.length ? [across] : []), rows(across.map(singleRow))];
  const fitting = ways.map((way) => ({ rows: way, k: scaleToFit(way, width, height, gap) }));
  return fitting.reduce((best, one) => (one.k > best.k ? one : best));
}

const singleRow = (area: Area) => [area];

function scaleToFit(rows: Area[][], width: number, height: number, gap: number): number {
  const sum = (values: number[]) => values.reduce((all, one) => all + one, 0);
  const room = (row: Area[]) => (width - gap * (row.length - 1)) / sum(row.map((one) => one.width));
  const high = sum(rows.map((row) => Math.max(...row.map((one) => one.height))));
  const gaps = gap * Math.max(0, rows.length - 1);
  return Math.max(
    0.01,
    Math.min(MAX_SCALE, ...rows.map(room), (height - gaps) / Math.max(1, high)),
  );
}
