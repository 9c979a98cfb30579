/** Where the replay shows a moment of this table: every log on the page leads there. */
import { getContext, setContext } from "svelte";

/** The link to the table as it stood after `at` decisions. */
export type MomentHref = (at: number) => string;

const KEY = Symbol("moments");

export function setMomentHref(link: MomentHref): void {
  setContext(KEY, link);
}

export function getMomentHref(): MomentHref {
  return getContext<MomentHref>(KEY);
}
