/** Keyboard navigation on the table: arrow keys over everything that can be selected. */
import type { Playback } from "./playback/playback.svelte";
import { isArrowKey, nearestInDirection, type FocusTarget } from "../scene/arrowNavigation";

/** Move the focus from one lit thing to the next; false if the key or the focus is another. */
export function focusMove(root: HTMLElement, key: string): boolean {
  const from = document.activeElement?.closest<HTMLElement>("[data-id]");
  if (!from || !isArrowKey(key) || !root.contains(from)) return false;
  const things = new Map<string, HTMLElement>();
  for (const thing of root.querySelectorAll<HTMLElement>("[data-id]")) {
    if (thing.ariaDisabled !== "true") things.set(thing.dataset["id"] ?? "", thing);
  }
  const goal = nearestInDirection(centreOf(from), [...things.values()].map(centreOf), key);
  if (goal === null) return false;
  things.get(goal)?.focus();
  return true;
}

/** How to find what has the focus in another drawing of the same table; "" for what is not there. */
export function focusSelector(held: Element | null): string {
  const thing = held?.closest<HTMLElement>("[data-id]")?.dataset["id"];
  if (thing) return `[data-id="${CSS.escape(thing)}"]`;
  return ["[data-menu]", "[data-confirm]:enabled"].find((one) => held?.matches(one)) ?? "";
}

/** Keys that only lead somewhere. */
const NAVIGATION_KEYS = ["Tab", "Shift", "Control", "Alt", "Meta"];

export function isNavigationKey(event: KeyboardEvent): boolean {
  return NAVIGATION_KEYS.includes(event.key) || event.ctrlKey || event.metaKey || event.altKey;
}

/** Any key or touch shows the present, and does nothing else; but for those that lead to controls
    or use them. */
export function skipPlaybackOnInput(course: Playback, event: Event, used: string): void {
  const target = event.target as Element;
  if (!course.playing || target.closest(used)) return;
  course.skipToNow();
  event.preventDefault();
  event.stopPropagation();
}

function centreOf(thing: HTMLElement): FocusTarget {
  const { left, top, width, height } = thing.getBoundingClientRect();
  return { id: thing.dataset["id"] ?? "", x: left + width / 2, y: top + height / 2 };
}
