/** All games of this browser that are over: what was written down of each when it ended. */
import type { History, Played } from "../transport/contract";
import { finished } from "./journalDb";

/** Games that an earlier version has kept are played again for it, once; what can no longer be read
    is left out. */
export async function history(
  playedAgain: (table: string) => Promise<Played | null>,
): Promise<History> {
  const games: Played[] = [];
  for (const { id, played } of await finished()) {
    const known = played ?? (await playedAgain(id).catch(() => null));
    if (known) games.push(known);
  }
  return { games, next: null };
}
