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

const phoneBarQuery = new MediaQuery("(max-width: 759px)");

/** Whether the links of the top bar have no room: then a bar at the bottom has the main ones. */
export const needsPhoneBar = (): boolean => phoneBarQuery.current;

/** `low` is a phone held across. */
export type ScreenKind = "wide" | "tablet" | "phone" | "low";

export function screenKind(): ScreenKind {
  if (wideQuery.current) return "wide";
  if (lowQuery.current) return "low";
  return phoneQuery.current ? "phone" : "tablet";
}
