/** Layout of a scene: sizes, pages and reading order of its areas. */
import type { Area, Box, Choice, Scene } from "./model";

export const CHOICES_PART = "choices";

/** The ids of all that a layout arranges. */
export function layoutParts(box: Box): string[] {
  return box.parts.flatMap((part) => (typeof part === "string" ? [part] : layoutParts(part)));
}

/** What is left of a layout if only some of it is shown. */
export function pruneLayout(box: Box, kept: ReadonlySet<string>): Box {
  const left = box.parts.map((part) => (typeof part === "string" ? part : pruneLayout(part, kept)));
  const shown = left.filter((part) => (typeof part === "string" ? kept.has(part) : part.parts[0]));
  return { ...box, parts: shown };
}

/** What an area lies on: the innermost surface around it, "" for the bare table; a panel for what
    has no place in the layout. */
export function surfaceOf(box: Box, id: string, around: Box["surface"] = ""): Box["surface"] {
  const own = box.surface || around;
  if (box.parts.includes(id)) return own;
  const inner = box.parts.find(
    (part) => typeof part !== "string" && layoutParts(part).includes(id),
  );
  return inner ? surfaceOf(inner as Box, id, own) : "panel";
}

/** How much room things take beside and above each other. */
export interface Size {
  width: number;
  height: number;
}

/** How a box keeps its distance from what lies on it, and its parts from each other. */
export const GAP_PX = 12;
export const PADDING_PX = {
  "": { beside: 0, above: 0 },
  panel: { beside: 22, above: 12 },
  tray: { beside: 10, above: 10 },
  paper: { beside: 18, above: 16 },
} as const;

/** How large the areas are, and the tiles; buttons have no room of their own. */
export function sizesOf(scene: Scene): Map<string, Size> {
  const sizes = new Map<string, Size>(scene.areas.map((area) => [area.id, area]));
  const alone = scene.choices.filter((choice) => !choice.group).length;
  if (scene.tiles)
    sizes.set(CHOICES_PART, tileGridSize(scene.tiles, Math.ceil(alone / scene.tiles)));
  return sizes;
}

/** A choice as a tile, and the gap after it: room for a name and for what it would do. */
const TILE_PX = { width: 164, height: 62, gap: 8 };

function tileGridSize(columns: number, rows: number): Size {
  const { width, height, gap } = TILE_PX;
  return {
    width: columns * (width + gap) - gap,
    height: Math.max(0, rows * (height + gap) - gap),
  };
}

/** The room a part needs at full size. */
export function measure(part: string | Box, known: ReadonlyMap<string, Size>): Size {
  if (typeof part === "string") return known.get(part) ?? { width: 0, height: 0 };
  const sizes = part.parts.map((inner) => measure(inner, known));
  const widths = sizes.map((size) => size.width);
  const heights = sizes.map((size) => size.height);
  const gaps = GAP_PX * Math.max(0, sizes.length - 1);
  const { beside, above } = PADDING_PX[part.surface];
  const total = (lengths: number[]) => lengths.reduce((sum, length) => sum + length, 0);
  const width = part.across ? total(widths) + gaps : Math.max(0, ...widths);
  const height = part.across ? Math.max(0, ...heights) : total(heights) + gaps;
  return { width: width + 2 * beside, height: height + 2 * above };
}

/** The choices as rows: those that stand alone first, then a row for each group. */
export function rowsOf(choices: readonly Choice[]): Choice[][] {
  const alone = choices.filter((choice) => !choice.group);
  const groups = new Map<string, Choice[]>();
  for (const choice of choices) {
    if (!choice.group) continue;
    const caption = JSON.stringify(choice.group);
    groups.set(caption, [...(groups.get(caption) ?? []), choice]);
  }
  return [...(alone.length ? [alone] : []), ...groups.values()];
}

/** The areas of a seat that the layout leaves to its owner's card. */
export function areasOf(scene: Scene, seat: number): Area[] {
  const close = closeUpAreas(scene);
  return areasOutsideLayout(scene).filter((area) => area.seat === seat && !close.includes(area));
}

/** The areas that show something of one's own once more, for a screen too small for the table. */
export function closeUpAreas(scene: Scene): Area[] {
  return areasOutsideLayout(scene).filter((area) => area.role === "mine");
}

/** In which order areas are read: what one decides with, what one decides about, and the others. */
const READING_ORDER: readonly Area["role"][] = ["hand", "mine", "common", "rail", "opponent"];
export function sortForReading(areas: readonly Area[]): Area[] {
  return areas.toSorted((a, b) => READING_ORDER.indexOf(a.role) - READING_ORDER.indexOf(b.role));
}

function areasOutsideLayout(scene: Scene): Area[] {
  const arranged = new Set(layoutParts(scene.layout));
  return scene.areas.filter((area) => !arranged.has(area.id));
}

/** A hand with its cards side by side, and no wider than they are: where it scrolls, none is
    covered, and there is nowhere to scroll but to cards. */
export function sideBySide(hand: Area): Area {
  const cards = hand.items.filter((item) => item.type === "piece");
  const gap = 4;
  if (!cards.length) return hand;
  const step = Math.max(...cards.map((card) => card.size)) + gap;
  return {
    ...hand,
    width: cards.length * step - gap,
    items: cards.map((card, i) => ({ ...card, x: (i + 0.5) * step - gap / 2 })),
  };
}

/** What the words on a card need, beside a picture and above it. */
const CARD_TEXT_SIZE: Size = { width: 134, height: 112 };

/** How wide the picture on a card is: beside the words or below them, whichever shows more. Where
    there is much room it grows, but no further than so many times its size. */
export function pictureWidth(area: Area, room: Size, most = 1): number {
  const wide = (height: number) => Math.min(most * area.width, (height * area.width) / area.height);
  const beside = Math.min(wide(room.height), room.width - CARD_TEXT_SIZE.width);
  const below = Math.min(wide(room.height - CARD_TEXT_SIZE.height), room.width);
  return Math.max(beside, below);
}

/** Whose things the layout arranges: the viewer's, or those a watcher is shown first. */
export function seatOfLayout(scene: Scene): number {
  const arranged = new Set(layoutParts(scene.layout));
  const own = scene.areas.find((area) => area.seat >= 0 && arranged.has(area.id));
  return own?.seat ?? scene.viewer;
}

/** What a small screen shows on one page: the tables, my own things, and what lies on both. */
export interface ScenePages {
  always: Area[];
  common: Area[];
  mine: Area[];
}

/**
 * Share the arranged areas out over the pages of a small screen.
 *
 * What one touches on the way to something of one's own (common areas that hold pieces with an id)
 * stays in sight; what is only read has a page of its own.
 */
export function pagesOf(scene: Scene): ScenePages {
  const arranged = layoutParts(scene.layout);
  const pages: ScenePages = { always: [], common: [], mine: [] };
  for (const id of arranged) {
    const area = scene.areas.find((one) => one.id === id);
    if (!area) continue;
    if (area.role !== "common") pages.mine.push(area);
    else if (area.height <= 120 && isSelectableArea(area)) pages.always.push(area);
    else pages.common.push(area);
  }
  pages.mine.push(...closeUpAreas(scene));
  // What is largest matters most.
  pages.mine.sort((a, b) => b.width * b.height - a.width * a.height);
  return pages;
}

function isSelectableArea(area: Area): boolean {
  return area.items.some((item) => item.type === "piece" && item.id !== "");
}
