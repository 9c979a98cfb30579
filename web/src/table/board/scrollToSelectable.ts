/** Scrolling to the selectable pieces where the table is larger than the screen. */
import { prefersReducedMotion } from "../../scene/motion/pieceMotion";
import { settings } from "../../state/settings.svelte";

const OPEN_SELECTOR = ":not([aria-disabled='true']):not([aria-pressed='true'])";
const PIECES_SELECTOR = `.touched${OPEN_SELECTOR}`;
const CHOSEN_SELECTOR = ".touched[aria-pressed='true']";
const ANYTHING_SELECTOR = `[data-id]${OPEN_SELECTOR}`;

/** The part of what may be touched that is enough to begin with, and of a hand: cards are read. */
const ENOUGH_SHARE = 0.8;
const WHOLE_HAND_SHARE = 0.97;
/** Room for the rings around what lies at the edge. */
const RING_PX = 8;

/**
 * Scroll to where most of what may be touched is in sight, one's hand before all else. In the midst of
 * a move anything that goes on will do: whoever has just touched something need not look elsewhere.
 * But the card they chose stays in sight while they choose what it is for.
 */
export function scrollToSelectable(root: ParentNode, midst: boolean): void {
  const all = (selector: string) => [...root.querySelectorAll(selector)];
  const [open, chosen] = [all(PIECES_SELECTOR), all(CHOSEN_SELECTOR).filter(isInHand)];
  const goesOn = midst && all(ANYTHING_SELECTOR).some(isReachable);
  const wanted = goesOn || !open.length ? chosen : open;
  const hand = wanted.filter(isInHand);
  const [first] = hand.length ? hand : wanted;
  if (!first) return;
  const behavior = settings.motion === "off" || prefersReducedMotion() ? "instant" : "smooth";
  scrollSideways(hand.length ? hand : wanted, behavior);

  const scroller = scrollerOf(first);
  const view = visibleSpan(scroller, root);
  const rects = (pieces: Element[]) => pieces.map((piece) => piece.getBoundingClientRect());
  const [things, held] = [rects(wanted), rects(hand)];
  const most = scroller.scrollHeight - scroller.clientHeight - scroller.scrollTop;
  const within = (by: number) => Math.min(Math.max(by, -scroller.scrollTop), most);
  const places = things.flatMap(({ top, bottom }) => [top - view.top, bottom - view.bottom]);
  const seen = (by: number) => ({
    hand: visibleShare(held, view, by),
    all: visibleShare(things, view, by),
  });
  const better = (one: number, other: number) => {
    const [a, b] = [seen(one), seen(other)];
    return b.hand - a.hand || b.all - a.all || Math.abs(one) - Math.abs(other);
  };
  const best = places.map(within).sort(better)[0] ?? 0;
  const [now, then] = [seen(0), seen(best)];
  if (now.hand >= WHOLE_HAND_SHARE * then.hand && now.all >= ENOUGH_SHARE * then.all) return;
  scroller.scrollBy({ top: best, behavior });
}

/** Whether something is one's hand, or stands on every page of a phone since one begins with it. */
function isInHand(piece: Element): boolean {
  return !!piece.closest("[data-role=hand], .always");
}

interface Span {
  top: number;
  bottom: number;
}

/** How much of some things is in view, one by one, once it is scrolled so far. */
function visibleShare(things: readonly DOMRect[], view: Span, by: number): number {
  const part = ({ top, bottom, height }: DOMRect) =>
    Math.max(0, Math.min(bottom - by, view.bottom) - Math.max(top - by, view.top)) / height;
  const whole = things.reduce((sum, thing) => sum + part(thing), 0);
  return Math.round(whole * 100) / 100;
}

/** If none of some things lies within its strip, scroll the strip to the first of them. */
function scrollSideways(things: readonly Element[], behavior: ScrollBehavior): void {
  const strip = things[0]?.closest(".scrolls");
  if (!strip) return;
  const room = strip.getBoundingClientRect();
  const rects = things.map((thing) => thing.getBoundingClientRect());
  if (rects.some(({ left, right }) => left >= room.left && right <= room.right)) return;
  strip.scrollBy({ left: rects[0]!.left - room.left - RING_PX, behavior });
}

function scrollerOf(thing: Element): Element {
  const page = thing.closest(".page");
  const own = page && /auto|scroll/.test(getComputedStyle(page).overflowY);
  return own ? page : document.scrollingElement!;
}

/** Where what a scroller holds can be seen: between what stays in its place above and below. */
function visibleSpan(scroller: Element, root: ParentNode): Span {
  if (scroller !== document.scrollingElement) {
    const { top, bottom } = scroller.getBoundingClientRect();
    return { top: top + RING_PX, bottom: bottom - RING_PX };
  }
  const sheet = root.querySelector(".sheet");
  const above = sheet ? 0 : (document.querySelector("header")?.getBoundingClientRect().bottom ?? 0);
  const head = sheet ? null : root.querySelector(".prompt, .course");
  const top = above + (head?.getBoundingClientRect().height ?? 0) + 2 * RING_PX;
  return { top, bottom: (sheet?.getBoundingClientRect().top ?? innerHeight) - RING_PX };
}

/** Tell whether most of something can be touched where it is now. */
function isReachable(thing: Element): boolean {
  const { left, top, width, height } = thing.getBoundingClientRect();
  const at = (part: number) => document.elementFromPoint(left + width / 2, top + part * height);
  return [0.25, 0.5, 0.75].every((part) => thing.contains(at(part)));
}
