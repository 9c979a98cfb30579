/**
 * Router: the current address, and links within the site.
 *
 * Where the reader is. With a server each page has an address of its own; without one they follow
 * a "#", so that the site works in any folder of any host, and from a disk.
 */
import { LOCAL_ONLY } from "../transport";

export interface Route {
  /** The path split at its slashes: ["table", "x7"]. */
  path: string[];
  query: URLSearchParams;
  /** A thing on the page, by its id. */
  anchor: string;
}

/** Reads an address such as `/replay?table=x#rule`. */
export function parseAddress(address: string): Route {
  const [before = "", anchor = ""] = splitOnce(address, "#");
  const [path = "", query = ""] = splitOnce(before, "?");
  return {
    path: path.split("/").filter(Boolean).map(decodePart),
    query: new URLSearchParams(query),
    anchor: decodePart(anchor),
  };
}

function splitOnce(text: string, sign: string): [string, string] {
  const at = text.indexOf(sign);
  return at < 0 ? [text, ""] : [text.slice(0, at), text.slice(at + 1)];
}

function decodePart(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** What to write into an `href` for an address of this site. */
export function href(address: string, alone = LOCAL_ONLY): string {
  return alone ? `#${address}` : address;
}

/** The link to a rule: `/rules/<game>#<rule>`. */
export function ruleHref(game: string, rule = ""): string {
  return href(`/rules/${game}${rule && "#"}${rule}`);
}

/** The same as a whole address, to be sent to somebody. */
export function absoluteHref(address: string): string {
  return new URL(href(address), location.href).href;
}

const currentAddress = () =>
  LOCAL_ONLY ? location.hash.slice(1) : location.pathname + location.search + location.hash;

class Router {
  #address = $state(currentAddress());
  #route = $derived(parseAddress(this.#address));

  constructor() {
    addEventListener("popstate", () => this.#arrive());
    addEventListener("hashchange", () => this.#arrive());
    if (!LOCAL_ONLY) document.addEventListener("click", (event) => this.#click(event));
  }

  get route(): Route {
    return this.#route;
  }

  go(address: string, { replace = false } = {}): void {
    history[replace ? "replaceState" : "pushState"](null, "", href(address));
    this.#arrive();
  }

  #arrive(): void {
    this.#address = currentAddress();
  }

  /** Links within the site change the page without loading it anew. */
  #click(event: MouseEvent): void {
    const other = event.button || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
    const link = (event.target as Element | null)?.closest?.("a");
    if (event.defaultPrevented || other || !link || link.target || link.download) return;
    if (link.origin !== location.origin || link.pathname.startsWith("/api/")) return;
    event.preventDefault();
    this.go(link.pathname + link.search + link.hash);
  }
}

export const router = new Router();
export const go = router.go.bind(router);
