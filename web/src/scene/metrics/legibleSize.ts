/** Print that can be read, however small the drawing it is in has become. */
import { getContext, setContext } from "svelte";

/** The smallest letters, in pixels of the screen. */
const LEAST = 10;
/** What would have to grow further than this leaves its place, and is left out instead. */
const GROWTH = 1.7;
const STILL_GROWTH = 1.3;

/** How high letters are drawn: as meant, or as high as can be read; 0 where there is no room for
    that. A picture that is only looked at stays closer to its proportions: opened, it shows all. */
export function legible(size: number, scale: number, still: boolean): number {
  const least = LEAST / scale;
  if (size >= least) return size;
  return size * (still ? STILL_GROWTH : GROWTH) < least ? 0 : least;
}

const KEY = Symbol("legible");
type Legible = (size: number) => number;

export function setLegible(so: Legible): void {
  setContext(KEY, so);
}

export function getLegible(): Legible {
  return getContext<Legible>(KEY);
}
