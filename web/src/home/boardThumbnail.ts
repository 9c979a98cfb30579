/** Thumbnail of my board for the home page: which area it shows, and the last one stored. */
import type { Area, View } from "../transport/api";
import { readList, writeJson } from "../lib/storage";

const STORAGE_KEY = "feldspar.boards";
/** Older tables are forgotten: only the first of them is ever shown large. */
const MAX_BOARDS = 3;

export interface BoardPicture {
  area: Area;
  names: string[];
}

/** The largest of a viewer's areas, if anybody at this screen may see it, and something is there. */
export function myBoard(view: View): BoardPicture | null {
  return view.secret || view.status !== "playing" ? null : myLargestArea(view);
}

/** The same, whether or not anything may still happen there. */
export function myLargestArea({ scene, viewer, players }: View): BoardPicture | null {
  const mine = scene?.areas.filter(({ role, seat }) => role === "mine" && seat === viewer) ?? [];
  if (!mine.length) return null;
  const size = ({ width, height }: Area) => width * height;
  const area = mine.reduce((one, other) => (size(other) > size(one) ? other : one));
  return namedPieces(area).length ? { area, names: players.map(({ name }) => name) } : null;
}

function namedPieces({ items }: Area) {
  return items.filter((item) => item.type === "piece").filter((piece) => piece.id);
}

/** How far an area is moved, so that the middle of what lies in it shows through a window of a size;
    what is empty beyond its edges does not. */
export function cropOffset(area: Area, width: number, height: number): { x: number; y: number } {
  const moved = (places: number[], whole: number, window: number) => {
    const middle = (Math.min(...places) + Math.max(...places)) / 2;
    const most = Math.max(0, (whole - window) / 2);
    return Math.min(Math.max(whole / 2 - middle, -most), most);
  };
  const found = namedPieces(area);
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
export function saveBoard(table: string, view: View): void {
  const own = myBoard(view);
  const others = loadAll().filter(([id]) => id !== table);
  const now: [string, BoardPicture][] = own ? [[table, own], ...others] : others;
  writeJson(STORAGE_KEY, now.slice(0, MAX_BOARDS));
}

export function loadBoard(table: string): BoardPicture | null {
  return loadAll().find(([id]) => id === table)?.[1] ?? null;
}

const loadAll = () => readList<[string, BoardPicture]>(STORAGE_KEY);
