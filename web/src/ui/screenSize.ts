/**
 * Size class of the screen.
 *
 * What kind of screen the table is on. Asked as style sheets ask it: the width of a phone's window
 * grows with whatever is too wide for it, and would never say that it has become narrow.
 */
import { MediaQuery } from "svelte/reactivity";

const wideQuery = new MediaQuery("(min-width: 1100px)");
const lowQuery = new MediaQuery("(min-width: 560px) and (max-height: 500px)");
const phoneQuery = new MediaQuery("(max-width: 699px)");

/** `low` is a phone held across. */
export type ScreenKind = "wide" | "tablet" | "phone" | "low";

export function screenKind(): ScreenKind {
  if (wideQuery.current) return "wide";
  if (lowQuery.current) return "low";
  return phoneQuery.current ? "phone" : "tablet";
}
