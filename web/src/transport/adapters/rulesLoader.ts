/**
 * Loader of the rules in the browser, for a page that a server sent.
 *
 * The rules for a page that a server sent: fetched when asked for, from the site without a server if
 * that server hands it out as well, and put to work in a worker for as long as one game takes.
 */
import { WorkerClient } from "../../local/workerClient";
import type { PyodideBundle } from "../../local/runtime/messages";
import type { Checked, RulesChecker, View } from "../api";

/** Where a server hands out the site without a server; pyodide/plugin.ts writes what is in it. */
const STATIC_SITE_PATH = "/alone/";

export async function loadRules(): Promise<RulesChecker | null> {
  const response = await fetch(`${STATIC_SITE_PATH}house.json`).catch(() => null);
  if (!response?.headers.get("content-type")?.startsWith("application/json") || !response.ok)
    return null;
  const told = (await response.json()) as PyodideBundle | null;
  if (!told) return null;
  const folder = new URL(STATIC_SITE_PATH + told.folder, location.href).href;
  const size = Object.values(told.sizes).reduce((one, other) => one + other, 0);
  return {
    size,
    play: async (record, seat) => {
      const line = new WorkerClient({ ...told, folder });
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
