/** Smallest legible font size for a scaled drawing. */
import { getContext, setContext } from "svelte";

/** The smallest letters, in pixels of the screen. */
const MIN_LETTER_PX = 10;
/** What would have to grow further than this leaves its place, and is left out instead. */
const MAX_GROWTH = 1.7;
const MAX_GROWTH_STILL = 1.3;

/** How high letters are drawn: as meant, or as high as can be read; 0 where there is no room for
    that. A picture that is only looked at stays closer to its proportions: opened, it shows all. */
export function legibleSize(size: number, scale: number, still: boolean): number {
  const least = MIN_LETTER_PX / scale;
  if (size >= least) return size;
  return size * (still ? MAX_GROWTH_STILL : MAX_GROWTH) < least ? 0 : least;
}

const KEY = Symbol("legible");
type LegibleSize = (size: number) => number;

export function setLegibleSize(so: LegibleSize): void {
  setContext(KEY, so);
}

export function getLegibleSize(): LegibleSize {
  return getContext<LegibleSize>(KEY);
}
