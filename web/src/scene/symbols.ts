/**
 * Symbols of a game's art.
 *
 * The symbols of a game's art: one hidden sprite for the page, and what must be known to use them.
 *
 * All ids get a prefix, so that a symbol called like something of the page cannot meet it.
 */

export interface ArtSymbol {
  box: [x: number, y: number, width: number, height: number];
  /** The id of the path that rings follow; empty if they follow the box. */
  outline: string;
  /** The colour of writing on it, if it has a ground of its own whatever the theme. */
  ink: string;
  /** Whether it is only a place where nothing lies. */
  empty: boolean;
}

export interface Art {
  symbols: ReadonlyMap<string, ArtSymbol>;
  /** What goes into the hidden drawing that holds the symbols. */
  sprite: string;
}

const PREFIX = "art-";
const SYMBOL = /<symbol\b[^>]*>/g;
const SHELL = /^[\s\S]*?<svg\b[^>]*>|<\/svg>\s*$|<!--[\s\S]*?-->/g;
const IDS = /(\bid="|href="#|url\(#)/g;

/** The outline of dice in the kernel's art: what has it tumbles when it changes. */
export const DIE = "die-edge";
export const NO_ART: Art = { symbols: new Map(), sprite: "" };

/** Read the documents of a game's art. */
export function readArt(documents: readonly string[]): Art {
  const symbols = new Map<string, ArtSymbol>();
  for (const text of documents) {
    for (const [tag] of text.matchAll(SYMBOL)) {
      const [x = 0, y = 0, width = 1, height = 1] = attribute(tag, "viewBox")
        .split(" ")
        .map(Number);
      symbols.set(attribute(tag, "id"), {
        box: [x, y, width, height],
        outline: attribute(tag, "data-outline"),
        ink: attribute(tag, "data-ink"),
        empty: attribute(tag, "data-empty") === "yes",
      });
    }
  }
  const sprite = documents.map((text) => text.replace(SHELL, "").replace(IDS, `$1${PREFIX}`));
  return { symbols, sprite: sprite.join("") };
}

/** The address of a symbol or path inside the sprite. */
export function symbolHref(id: string): string {
  return `#${PREFIX}${id}`;
}

/** The height of a symbol by its width. */
export function aspectRatio(art: Art, id: string): number {
  const box = art.symbols.get(id)?.box;
  return box ? box[3] / box[2] : 1;
}

function attribute(tag: string, name: string): string {
  return new RegExp(`\\s${name}="([^"]*)"`).exec(tag)?.[1] ?? "";
}
