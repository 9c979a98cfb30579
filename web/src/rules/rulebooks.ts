/** Rulebooks by game and language, each loaded when it is first opened. */
import type { Language } from "../state/settings.svelte";
import type { Rulebook } from "./parser/parseRulebook";

const FILES = import.meta.glob<Rulebook>("../../../src/feldspar/games/*/rules/*.md", {
  import: "default",
});

/** `<game>/rules/<language>.md`. */
export function parseRulebookPath(path: string): [game: string, language: string] {
  const [game = "", , file = ""] = path.split("/").slice(-3);
  return [game, file.replace(/\.md$/, "")];
}

/** A game's rules in a language, in English if there is no other; null if there are none. */
export async function loadRulebook(game: string, language: Language): Promise<Rulebook | null> {
  for (const wanted of [language, "en"])
    for (const [path, load] of Object.entries(FILES)) {
      const [one, spoken] = parseRulebookPath(path);
      if (one === game && spoken === wanted) return load();
    }
  return null;
}

/** The games that have rules. */
export const GAMES_WITH_RULES = [
  ...new Set(Object.keys(FILES).map((path) => parseRulebookPath(path)[0])),
];
