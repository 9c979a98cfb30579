/**
 * What kind of screen the table is on. Asked as style sheets ask it: the width of a phone's window
 * grows with whatever is too wide for it, and would never say that it has become narrow.
 */
import { MediaQuery } from "svelte/reactivity";

const WIDE = new MediaQuery("(min-width: 1100px)");
const LOW = new MediaQuery("(min-width: 560px) and (max-height: 500px)");
const PHONE = new MediaQuery("(max-width: 699px)");

/** `low` is a phone held across. */
export type Screen = "wide" | "tablet" | "phone" | "low";

export function screen(): Screen {
  if (WIDE.current) return "wide";
  if (LOW.current) return "low";
  return PHONE.current ? "phone" : "tablet";
}
