/** The games there are, with their words and covers; asked for once. */
import { transport } from "./transport";
import type { GameInfo } from "./transport/transport";
import { words } from "./words/words.svelte";

let asked: Promise<GameInfo[]> | undefined;

/** All games; their words have been learnt when they come. */
export function shelf(): Promise<GameInfo[]> {
  asked ??= transport.games().then(async (games) => {
    await Promise.all(games.map((game) => words.learn(game.id)));
    return games;
  });
  asked.catch(() => (asked = undefined));
  return asked;
}

const covers = new Map<string, Promise<string>>();

/** A game's cover as an address an <img> can show; "" if it has none. */
export function cover(game: string): Promise<string> {
  const known = covers.get(game);
  if (known) return known;
  const found = transport
    .cover(game)
    .then((svg) => svg && URL.createObjectURL(new Blob([svg], { type: "image/svg+xml" })));
  covers.set(game, found);
  found.catch(() => covers.delete(game));
  return found;
}
