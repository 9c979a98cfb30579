/** Context with the link from a log line to its moment in the replay. */
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
