/** The games there are, with their words and covers; asked for once. */
import { transport } from "../transport";
import type { GameInfo } from "../transport/api";
import { words } from "../i18n/messages.svelte";

let listed: Promise<GameInfo[]> | undefined;
let asked: Promise<GameInfo[]> | undefined;

function list(): Promise<GameInfo[]> {
  listed ??= transport.games();
  listed.catch(() => (listed = undefined));
  return listed;
}

/** All games; their words have been learnt when they come. */
export function shelf(): Promise<GameInfo[]> {
  asked ??= list().then(async (games) => {
    await Promise.all(games.map((game) => words.learn(game.id)));
    return games;
  });
  asked.catch(() => (asked = undefined));
  return asked;
}

/** Asks for games, words and covers at once; what is out of reach, whoever shows it will say. */
export function fetchShelf(): void {
  const covered = list().then((games) => Promise.all(games.map(({ id }) => cover(id))));
  Promise.all([shelf(), covered]).catch(() => undefined);
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
