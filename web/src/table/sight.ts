/** What is asked for is in sight, also where the table is larger than the screen. */
import { calm } from "../scene/travel";
import { settings } from "../settings.svelte";

const OPEN = ":not([aria-disabled='true']):not([aria-pressed='true'])";
const PIECES = `.touched${OPEN}`;
const ANYTHING = `[data-id]${OPEN}`;

/**
 * Scroll to the first piece that may be touched, unless one is in sight. In the midst of a move a
 * button will do: whoever has just touched something need not look elsewhere.
 */
export function bringIntoSight(root: ParentNode, midst: boolean): void {
  const first = root.querySelector(PIECES);
  const open = [...root.querySelectorAll(midst ? ANYTHING : PIECES)];
  if (!first || open.some(inSight)) return;
  const behavior = settings.motion === "off" || calm() ? "instant" : "smooth";
  first.scrollIntoView({ block: "nearest", inline: "nearest", behavior });
}

/** Tell whether most of something can be touched where it is now. */
function inSight(thing: Element): boolean {
  const { left, top, width, height } = thing.getBoundingClientRect();
  const at = (part: number) => document.elementFromPoint(left + width / 2, top + part * height);
  return [0.25, 0.5, 0.75].every((part) => thing.contains(at(part)));
}
