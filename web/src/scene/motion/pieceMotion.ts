/**
 * Animation of the pieces that changed place.
 *
 * Motion: every piece goes from where it was on the screen to where it is now.
 *
 * It works on what is drawn (elements with `data-piece`), so a piece may change its area, its size
 * or its layer, and still travels. Nothing here knows why something moved.
 */

export type Motion = "off" | "fast" | "normal";

/** Where the middle of a piece is on the screen, how wide it is and how far it is turned. */
export interface SeenPiece {
  x: number;
  y: number;
  /** The picture it is in, and where in that: a picture that moves as a whole takes nothing along. */
  area: Element | null;
  left: number;
  top: number;
  width: number;
  /** Whether it is on the screen, and not scrolled out of its window. */
  shown: boolean;
  turn: number;
  art: string;
  written: string;
}

export type Snapshot = Map<string, SeenPiece>;

const EASING = "cubic-bezier(.2,.7,.3,1)";
const TRAVEL_MS = { off: 0, fast: 180, normal: 280 };
/** Less is no journey: a piece is lifted a little when it is chosen. */
const NEAR_PX = 6;
/** How long what may not travel fades in. */
const FADE_MS = 150;
const TUMBLE_MS = { off: 0, fast: 260, normal: 400 };

/** The motion to show: that of the settings, unless the system asks for none. */
export function prefersReducedMotion(): boolean {
  return matchMedia("(prefers-reduced-motion: reduce)").matches;
}

/** What scrolls, and hides what is scrolled away. */
const SCROLLING_SELECTOR = ".page, .cards, .strip";

/** Remember where all pieces are. */
export function takeSnapshot(root: ParentNode): Snapshot {
  const seen: Snapshot = new Map();
  const windows = new Map<Element, DOMRect>();
  const rect = (box: Element): DOMRect => {
    const known = windows.get(box) ?? box.getBoundingClientRect();
    windows.set(box, known);
    return known;
  };
  const within = (x: number, y: number, box: Element | null | undefined): boolean => {
    if (!box) return x >= 0 && y >= 0 && x <= innerWidth && y <= innerHeight;
    const { left, top, right, bottom } = rect(box);
    if (x < left || y < top || x > right || y > bottom) return false;
    return within(x, y, box.parentElement?.closest(SCROLLING_SELECTOR));
  };
  for (const element of root.querySelectorAll<SVGElement>("[data-piece]")) {
    // The symbol, not its rings and badges: a piece that is lit has not moved.
    const symbol = element.querySelector("use");
    const matrix = symbol?.getScreenCTM();
    if (!symbol || !matrix) continue;
    const { left, top, width, height } = symbol.getBoundingClientRect();
    if (!width) continue;
    const { piece = "", art = "", written = "", turn = "0" } = element.dataset;
    const [x, y] = [left + width / 2, top + height / 2];
    const shown = within(x, y, element.closest(SCROLLING_SELECTOR));
    const area = element.ownerSVGElement;
    const origin = area ? rect(area) : { left: 0, top: 0 };
    // A thing may be drawn twice; what is in sight is where somebody sees it.
    if (!shown && seen.get(piece)?.shown) continue;
    seen.set(piece, {
      x,
      y,
      area,
      left: x - origin.left,
      top: y - origin.top,
      shown,
      // A rectangle around something turned is wider than that is.
      width: symbol.width.baseVal.value * Math.hypot(matrix.a, matrix.b),
      turn: Number(turn),
      art,
      written,
    });
  }
  return seen;
}

/** Let every piece that is elsewhere now travel there; new ones fade in, changed dice tumble. It
    takes as long as motion usually does, or so many milliseconds. What is seen to fly is not there
    until it has landed. */
export function animateChanges(
  root: ParentNode,
  before: Snapshot,
  after: Snapshot,
  motion: Motion,
  isDie: (art: string) => boolean,
  lasting: number = TRAVEL_MS[motion],
  flown: ReadonlySet<string> = new Set(),
): void {
  if (motion === "off" || before.size === 0) return;
  const quiet = prefersReducedMotion();
  for (const [piece, now] of after) {
    const element = root.querySelector<SVGElement>(`[data-piece="${CSS.escape(piece)}"]`);
    const inner = element?.firstElementChild;
    if (!element || !inner) continue;
    const old = before.get(piece);
    const moved = old && !isNear(old, now);
    if (flown.has(piece) && !quiet) {
      inner.animate([{ opacity: 0 }, { opacity: 0 }], { duration: lasting });
    } else if (!old || (quiet && moved)) {
      inner.animate([{ opacity: 0 }, { opacity: 1 }], {
        duration: quiet ? FADE_MS : lasting,
        easing: EASING,
      });
    } else if (moved) {
      animateMove(element, inner, old, now, lasting);
    }
    if (old && !quiet && old.art !== now.art && isDie(now.art))
      animateTumble(inner, TUMBLE_MS[motion]);
    if (old && old.written !== now.written && now.written) {
      element
        .querySelector(".writing")
        ?.animate([{ opacity: 0 }, { opacity: 1 }], { duration: TRAVEL_MS[motion] * 1.5 });
    }
  }
}

/** Tell whether a piece is, but for a lift, as it was. */
function isNear(old: SeenPiece, now: SeenPiece): boolean {
  const within = !!now.area && old.area === now.area;
  const [across, along] = within
    ? [old.left - now.left, old.top - now.top]
    : [old.x - now.x, old.y - now.y];
  const far = Math.hypot(across, along, (old.width - now.width) / 2);
  return far <= NEAR_PX && old.turn === now.turn;
}

function animateMove(
  element: SVGElement,
  inner: Element,
  old: SeenPiece,
  now: SeenPiece,
  duration: number,
): void {
  const scale = (element as SVGGraphicsElement).getScreenCTM()?.a || 1;
  const grown = old.width / now.width;
  const way = `translate(${(old.x - now.x) / scale}px, ${(old.y - now.y) / scale}px)`;
  inner.animate(
    [
      { transform: `${way} rotate(${old.turn - now.turn}deg) scale(${grown})` },
      { transform: "none" },
    ],
    { duration, easing: EASING },
  );
}

function animateTumble(inner: Element, duration: number): void {
  inner.animate(
    [
      { transform: "translateY(-14px) rotate(-210deg) scale(.82)", opacity: 0.4 },
      { transform: "translateY(-5px) rotate(-60deg) scale(1.06)", opacity: 1, offset: 0.55 },
      { transform: "rotate(8deg)", offset: 0.82 },
      { transform: "none" },
    ],
    { duration, easing: "ease-out" },
  );
}
