/** Loader of my finished games: all pages of the list, the latest first. */
import { transport } from "../transport";
import type { Played } from "../transport/api";

export async function loadHistory(): Promise<Played[]> {
  const games = new Map<string, Played>(); // one that ends meanwhile moves the others on
  for (let after: number | null = 0; after !== null;) {
    const part = await transport.history(after);
    for (const game of part.games) games.set(game.id, game);
    after = part.next;
  }
  return [...games.values()].sort((one, other) => other.at - one.at);
}
