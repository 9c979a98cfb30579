/**
 * Automatic paging of a small screen.
 *
 * The pages of a small screen, which turn by themselves where one could only wonder: when nothing
 * can be touched on this page and something can on that. Once that is decided, the page comes back
 * to where one was. A page turned by hand stays as long as the same is asked, and none turns under
 * a finger.
 */
import { tick, untrack } from "svelte";
import { prefersReducedMotion } from "../../scene/motion/pieceMotion";
import { settings } from "../../state/settings.svelte";

/** The page to show: where one was if there is something to touch, else this one, else another. */
export function pageFor(shown: string, home: string, open: readonly string[]): string {
  const wanted = [home, shown].find((id) => open.includes(id));
  return wanted ?? open[0] ?? shown;
}

export interface PageSet {
  /** The page in sight, and the element that holds it. */
  current(): string;
  element(): HTMLElement | undefined;
  /** What may be touched, whatever the page. */
  highlighted(): ReadonlySet<string>;
  /** The pages that turn by themselves, in their order. */
  automatic: readonly string[];
  /** Whether something can be touched on a page, or beside all of them. */
  hasMoves(id: string): boolean;
  /** Show a page. */
  show(id: string): void;
}

/** How long a page slides, and how far. */
const SLIDE_MS = 220;
const SLIDE_PX = 28;

export class AutoPaging {
  /** The page that was last turned by itself: for those who listen. */
  autoShown = $state("");
  #pages: PageSet;
  #down = $state(false);
  #asked = "";
  /** Where one was when the page turned by itself. */
  #home = "";

  constructor(book: PageSet) {
    this.#pages = book;
    $effect(() => {
      const question = [...book.highlighted()].join(" ");
      if (this.#down || !question || question === this.#asked) return;
      this.#asked = question;
      untrack(() => this.#turnIfNeeded());
    });
    $effect(() => {
      const gone = new AbortController();
      const heard = { signal: gone.signal, passive: true, capture: true };
      const held = ({ touches }: TouchEvent) => (this.#down = touches.length > 0);
      for (const name of ["touchstart", "touchend", "touchcancel"] as const)
        addEventListener(name, held, heard);
      // What was touched may be gone by now, and then the end of the touch is not heard here.
      addEventListener("pointerup", () => (this.#down = false), heard);
      return () => gone.abort();
    });
  }

  /** Turn to a page by hand. */
  turnManually(id: string): void {
    this.#home = this.autoShown = "";
    this.#pages.show(id);
  }

  #turnIfNeeded(): void {
    const { automatic, hasMoves, current, show } = this.#pages;
    const from = current();
    if (!automatic.includes(from)) return;
    const to = pageFor(from, this.#home, automatic.filter(hasMoves));
    if (to === from) return;
    this.#home = this.#home ? "" : from;
    this.autoShown = to;
    show(to);
    void tick().then(() =>
      this.#slide(automatic.indexOf(to) > automatic.indexOf(from) ? SLIDE_PX : -SLIDE_PX),
    );
  }

  #slide(way: number): void {
    if (settings.motion === "off" || prefersReducedMotion()) return;
    const from = { transform: `translateX(${way}px)`, opacity: 0 };
    this.#pages.element()?.animate([from, {}], { duration: SLIDE_MS, easing: "ease-out" });
  }
}
