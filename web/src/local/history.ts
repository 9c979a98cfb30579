/** History of this browser: the summaries stored when each game ended. */
import type { History, Played } from "../transport/contract";
import { finishedGames } from "./journalDb";

/** Games that an earlier version has kept are played again for it, once; what can no longer be read
    is left out. */
export async function loadHistory(
  playedAgain: (table: string) => Promise<Played | null>,
): Promise<History> {
  const games: Played[] = [];
  for (const { id, played } of await finishedGames()) {
    const known = played ?? (await playedAgain(id).catch(() => null));
    if (known) games.push(known);
  }
  return { games, next: null };
}
