/** Export of all records of my games as one zip file. */
import { transport } from "../transport";
import type { Played } from "../transport/api";
import { zip, type ZipFile } from "../lib/zip";

const ARCHIVE_NAME = "feldspar-games.zip";

/** Saves the records of games; without a server each is asked for by itself. */
export async function saveRecords(games: readonly Played[]): Promise<void> {
  const link = document.createElement("a");
  link.href = URL.createObjectURL((await transport.records?.()) ?? zip(await recordFiles(games)));
  link.download = ARCHIVE_NAME;
  link.click();
  URL.revokeObjectURL(link.href);
}

async function recordFiles(games: readonly Played[]): Promise<ZipFile[]> {
  const found: ZipFile[] = [];
  for (const { id, game, at } of games) {
    const day = new Date(at).toISOString().slice(0, 10);
    found.push({ name: `${day}-${game}-${id}.record`, text: await transport.record(id), at });
  }
  return found;
}
