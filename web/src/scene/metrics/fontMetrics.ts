/** Font sizes of each style, and estimated text widths before the fonts are loaded. */

/** The height of the letters of each style; its family, weight and colour are in scene.css. */
export const FONT_SIZES: Record<string, number> = {
  title: 22,
  strong: 14,
  label: 12,
  caption: 12,
  number: 17,
  total: 30,
  hand: 26,
  cell: 12.5,
  "cell-strong": 12.5,
  "cell-muted": 12.5,
  "cell-now": 18,
  "cell-number": 18,
  "cell-past": 18,
  coin: 13,
  head: 11,
  "head-title": 18,
  "head-now": 18,
};

const CHARACTER_WIDTHS: [string, number][] = [
  ["ijlI|!.,:;'’·\u202f\u00a0 ", 0.27],
  ["frt()/-", 0.39],
  ["0123456789", 0.62],
  ["mwMWœŒ@…", 0.9],
];

/** Estimate how wide words are; rather too wide than too narrow. */
export function textWidth(text: string, size: number): number {
  let width = 0;
  for (const c of text) {
    const known = CHARACTER_WIDTHS.find(([letters]) => letters.includes(c));
    width += known ? known[1] : c !== c.toLowerCase() ? 0.68 : 0.57;
  }
  return width * size;
}

/** The width to squeeze words into, if they need more than the room they have. */
export function squeezeWidth(text: string, size: number, room: number): number | undefined {
  return room > 0 && textWidth(text, size) > room ? room : undefined;
}
