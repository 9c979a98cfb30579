/** Handwriting: which symbols of the kernel's art write what, and where they stand. */
import type { Art } from "../symbols";
import type { Anchor, Piece } from "../model";

/** Where the pen's digits stand, as a part of their height. */
export const BASELINE = 0.93;
const OVERLAYS: Record<string, string> = { o: "pen-ring", x: "pen-cross", "/": "pen-stroke" };

/** One stroke of the pen: a symbol around a centre. */
export interface Glyph {
  art: string;
  x: number;
  y: number;
  width: number;
}

function glyphName(figure: string): string {
  return figure === "-" ? "pen-minus" : /\d/.test(figure) ? `pen-${figure}` : "";
}

/** Tell whether the pen can write all of this. */
export function canWrite(words: string): boolean {
  return words !== "" && [...words].every((c) => glyphName(c));
}

/** Write figures on a baseline at the origin. */
export function digitGlyphs(art: Art, words: string, size: number, anchor: Anchor): Glyph[] {
  const signs = [...words].map(glyphName).filter(Boolean);
  const widths = signs.map((sign) => ((art.symbols.get(sign)?.box[2] ?? 60) * size) / 100);
  const total = widths.reduce((sum, width) => sum + width, 0);
  let left = -total * { start: 0, middle: 0.5, end: 1 }[anchor];
  return signs.map((sign, i) => {
    const width = widths[i] ?? 0;
    left += width;
    return { art: sign, x: left - width / 2, y: size * (0.5 - BASELINE), width };
  });
}

/** How far a piece itself is turned: only what is written on it is, if anything. */
export function writingAngle(piece: Piece): number {
  return piece.written ? 0 : piece.turn;
}

/** What is written on a piece, around its centre: figures, and marks over all of it. */
export interface Writing {
  figures: Glyph[];
  y: number;
  marks: Glyph[];
}

/** Write on a piece: figures a little above its middle, other marks over all of it. */
export function writingOn(art: Art, piece: Piece): Writing {
  const written = piece.written + (piece.state === "struck" ? "/" : "");
  const digits = [...written].filter((c) => glyphName(c)).join("");
  const size = piece.size * (digits.length === 1 ? 0.54 : 0.44);
  // Symbols with a ground of their own have an edge to keep clear of.
  const width = piece.size * (art.symbols.get(piece.art)?.ink ? 0.6 : 1.06);
  return {
    figures: digitGlyphs(art, digits, size, "middle"),
    y: size * (BASELINE - 0.5) - piece.size * 0.05,
    marks: overlayGlyphs(written, width),
  };
}

/** The marks that go over all of something: a ring, a cross, a stroke. */
export function overlayGlyphs(written: string, width: number): Glyph[] {
  return [...written]
    .map((c) => OVERLAYS[c])
    .filter((sign) => sign !== undefined)
    .map((sign) => ({ art: sign, x: 0, y: 0, width }));
}
