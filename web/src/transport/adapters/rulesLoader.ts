/**
 * The rules for a page that a server sent: fetched when asked for, from the site without a server if
 * that server hands it out as well, and put to work in a worker for as long as one game takes.
 */
import { Line } from "../../local/workerClient";
import type { House } from "../../local/messages";
import type { Checked, Rules, View } from "../api";

/** Where a server hands out the site without a server; pyodide/plugin.ts writes what is in it. */
const ALONE = "/alone/";

export async function rules(): Promise<Rules | null> {
  const response = await fetch(`${ALONE}house.json`).catch(() => null);
  if (!response?.headers.get("content-type")?.startsWith("application/json") || !response.ok)
    return null;
  const told = (await response.json()) as House | null;
  if (!told) return null;
  const folder = new URL(ALONE + told.folder, location.href).href;
  const size = Object.values(told.sizes).reduce((one, other) => one + other, 0);
  return {
    size,
    play: async (record, seat) => {
      const line = new Line({ ...told, folder });
      try {
        const checked = (await line.ask("verify", { record })) as Checked;
        const end = (await line.ask("moment", { record, at: record.length, seat })) as View;
        return { checked, end };
      } finally {
        line.end();
      }
    },
  };
}
