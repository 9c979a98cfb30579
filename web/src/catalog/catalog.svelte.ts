/** Game catalog: the list of games, their messages and their covers, each requested once. */
import { transport } from "../transport";
import type { GameInfo } from "../transport/api";
import { words } from "../i18n/messages.svelte";

let gamesRequest: Promise<GameInfo[]> | undefined;
let catalogRequest: Promise<GameInfo[]> | undefined;

function fetchGames(): Promise<GameInfo[]> {
  gamesRequest ??= transport.games();
  gamesRequest.catch(() => (gamesRequest = undefined));
  return gamesRequest;
}

/** All games; their words have been learnt when they come. */
export function loadCatalog(): Promise<GameInfo[]> {
  catalogRequest ??= fetchGames().then(async (games) => {
    await Promise.all(games.map((game) => words.loadGame(game.id)));
    return games;
  });
  catalogRequest.catch(() => (catalogRequest = undefined));
  return catalogRequest;
}

/** Asks for games, words and covers at once; what is out of reach, whoever shows it will say. */
export function prefetchCatalog(): void {
  const covered = fetchGames().then((games) => Promise.all(games.map(({ id }) => coverUrl(id))));
  Promise.all([loadCatalog(), covered]).catch(() => undefined);
}

const covers = new Map<string, Promise<string>>();

/** A game's cover as an address an <img> can show; "" if it has none. */
export function coverUrl(game: string): Promise<string> {
  const known = covers.get(game);
  if (known) return known;
  const found = transport
    .cover(game)
    .then((svg) => svg && URL.createObjectURL(new Blob([svg], { type: "image/svg+xml" })));
  covers.set(game, found);
  found.catch(() => covers.delete(game));
  return found;
}
