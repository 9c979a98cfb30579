/** The picture of one's own board on the home page: which area it is, and the last one seen here. */
import type { Area, View } from "../transport/api";

const PLACE = "feldspar.boards";
/** Older tables are forgotten: only the first of them is ever shown large. */
const KEPT = 3;

export interface Own {
  area: Area;
  names: string[];
}

/** The largest of a viewer's areas, if anybody at this screen may see it, and something is there. */
export function ownBoard(view: View): Own | null {
  return view.secret || view.status !== "playing" ? null : ownArea(view);
}

/** The same, whether or not anything may still happen there. */
export function ownArea({ scene, viewer, players }: View): Own | null {
  const mine = scene?.areas.filter(({ role, seat }) => role === "mine" && seat === viewer) ?? [];
  if (!mine.length) return null;
  const size = ({ width, height }: Area) => width * height;
  const area = mine.reduce((one, other) => (size(other) > size(one) ? other : one));
  return things(area).length ? { area, names: players.map(({ name }) => name) } : null;
}

function things({ items }: Area) {
  return items.filter((item) => item.type === "piece").filter((piece) => piece.id);
}

/** How far an area is moved, so that the middle of what lies in it shows through a window of a size;
    what is empty beyond its edges does not. */
export function shift(area: Area, width: number, height: number): { x: number; y: number } {
  const moved = (places: number[], whole: number, window: number) => {
    const middle = (Math.min(...places) + Math.max(...places)) / 2;
    const most = Math.max(0, (whole - window) / 2);
    return Math.min(Math.max(whole / 2 - middle, -most), most);
  };
  const found = things(area);
  return {
    x: moved(
      found.map((piece) => piece.x),
      area.width,
      width,
    ),
    y: moved(
      found.map((piece) => piece.y),
      area.height,
      height,
    ),
  };
}

/** Keeps what the home page will show, where asking for it would start Python. */
export function keepBoard(table: string, view: View): void {
  const own = ownBoard(view);
  const others = all().filter(([id]) => id !== table);
  const now: [string, Own][] = own ? [[table, own], ...others] : others;
  try {
    localStorage.setItem(PLACE, JSON.stringify(now.slice(0, KEPT)));
  } catch {
    // full, or forbidden: then there is the picture on the box
  }
}

export function keptBoard(table: string): Own | null {
  return all().find(([id]) => id === table)?.[1] ?? null;
}

function all(): [string, Own][] {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(PLACE) ?? "[]");
    return Array.isArray(found) ? (found as [string, Own][]) : [];
  } catch {
    return [];
  }
}
