/** Line wrapping, as in the kernel's `lettering.py`, but measured in the font that is loaded. */
import { createSubscriber } from "svelte/reactivity";
import { textWidth } from "./fontMetrics";

/** From line to line, by the height of the letters; and when these are larger than meant. */
const LINE_HEIGHT = 1.25;
const DENSE_LINE_HEIGHT = 1.1;
/** How many lines make room for a symbol that stands before them. */
const INDENTED_LINES = 2;

export type Measure = (words: string) => number;

/** How far a line is moved in, counted from 0. */
export function lineIndent(line: number, indent: number): number {
  return line < INDENTED_LINES ? indent : 0;
}

/** Where letters are drawn larger than they were meant, so that they can be read, their lines move
    together first; what then still leaves the place they were given is cut. */
export function denseLeading(
  meant: number,
  size: number,
  most: number,
): [leading: number, most: number] {
  const leading = Math.min(LINE_HEIGHT, Math.max(DENSE_LINE_HEIGHT, (LINE_HEIGHT * meant) / size));
  const place = most * meant * LINE_HEIGHT;
  return [leading, most && Math.max(1, Math.round(place / (size * leading)))];
}

/** Break a text at its spaces into lines: at most so many, with an ellipsis, unless that is 0. */
export function wrapText(
  text: string,
  room: number,
  most: number,
  indent: number,
  measure: Measure,
): string[] {
  const lines: string[] = [];
  let line = "";
  for (const word of text.split(" ")) {
    const longer = line ? `${line} ${word}` : word;
    if (line && measure(longer) > room - lineIndent(lines.length, indent)) {
      lines.push(line);
      line = word;
    } else line = longer;
  }
  lines.push(line);
  if (!most || lines.length <= most) return lines;
  const rest = lines.splice(most - 1).join(" ");
  return [...lines, truncate(rest, room - lineIndent(most - 1, indent), measure)];
}

/** As much of a text that is too long as there is room for. */
function truncate(text: string, room: number, measure: Measure): string {
  const letters = [...text];
  let cut = text;
  while (letters.length && measure(`${cut}…`) > room) {
    letters.pop();
    cut = letters.join("").trimEnd();
  }
  return `${cut}…`;
}

/** Fonts come late; what was measured before they did is measured again. */
const fonts = createSubscriber((update) => {
  document.fonts.addEventListener("loadingdone", update);
  return () => document.fonts.removeEventListener("loadingdone", update);
});
const canvas = document.createElement("canvas").getContext("2d");
/** Large enough that no screen rounds the widths of letters. */
const MEASURING_FONT_PX = 100;

/** How wide words are in the font of an element; an estimate while there is none. */
export function textMeasure(element: Element | undefined, size: number): Measure {
  if (!element || !canvas) return (words) => textWidth(words, size);
  fonts();
  const { fontStyle, fontWeight, fontFamily } = getComputedStyle(element);
  const font = `${fontStyle} ${fontWeight} ${MEASURING_FONT_PX}px ${fontFamily}`;
  return (words) => {
    canvas.font = font;
    return (canvas.measureText(words).width * size) / MEASURING_FONT_PX;
  };
}
