/** My game at a glance for the home page: my board, how it stands, and the last ones stored. */
import { transport } from "../transport";
import type { Area, View } from "../transport/api";
import { readList, writeJson } from "../lib/storage";
import { summaryOf, type GameSummary } from "./gameSummary";

const STORAGE_KEY = "feldspar.boards";
/** Older tables are forgotten: only the first of them is ever shown large. */
const MAX_BOARDS = 3;

export interface BoardPicture {
  area: Area;
  names: string[];
}

export interface GameGlance {
  board: BoardPicture | null;
  summary: GameSummary;
}

/** A game that goes on, if anybody at this screen may see it. */
export function glanceAt(view: View): GameGlance | null {
  if (view.secret || view.status !== "playing") return null;
  return { board: myLargestArea(view), summary: summaryOf(view) };
}

/** The same of a table of mine: as it stands now where that can be asked for, else as last seen. */
export async function loadGlance(table: string): Promise<GameGlance | null> {
  return transport.look ? glanceAt(await transport.look(table)) : loadStored(table);
}

/** The largest of a viewer's areas, if something is there. */
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
export function saveGlance(table: string, view: View): void {
  const own = glanceAt(view);
  const others = loadAll().filter(([id]) => id !== table);
  const now: [string, GameGlance][] = own ? [[table, own], ...others] : others;
  writeJson(STORAGE_KEY, now.slice(0, MAX_BOARDS));
}

/** What was stored by an older version is no glance. */
export function loadStored(table: string): GameGlance | null {
  const found = loadAll().find(([id]) => id === table)?.[1];
  return found?.summary ? found : null;
}

const loadAll = () => readList<[string, GameGlance]>(STORAGE_KEY);
