/**
 * Waiting for a table to begin while one is on another page of the site.
 *
 * Whoever sits there may read the rules or take a lesson meanwhile: this page goes on adding its
 * part to the dice, which the others wait for, and calls as soon as the game begins.
 */
import { mount, unmount } from "svelte";
import type { View } from "../../transport/api";
import { words } from "../../i18n/messages.svelte";
import { alertGameBegins } from "../../turnAlert/beginAlert";
import { LiveTable } from "../session/liveTable.svelte";
import GameBegins from "./GameBegins.svelte";

const stops = new Map<string, () => void>();

export function waitElsewhere(table: string): void {
  if (stops.has(table)) return;
  let notice: object | undefined;
  const stop = () => {
    live.close();
    stops.delete(table);
    if (notice) void unmount(notice);
  };
  const follow = async (view: View): Promise<void> => {
    if (view.status === "open" || view.status === "sealing") {
      if (!view.mine.length) stop(); // the seat was given to somebody else
      return;
    }
    live.close();
    if (view.status !== "playing" || !stops.has(table)) return stop();
    await words.loadGame(view.game);
    if (!stops.has(table) || notice) return;
    const props = { table, game: view.game, close: stop };
    notice = mount(GameBegins, { target: document.body, props });
    alertGameBegins(table, view.game);
  };
  const live = new LiveTable(table, (views) => void follow(views.at(-1)!));
  stops.set(table, stop);
}

/** Whoever is back at a table need not be called. */
export function stopWaitingElsewhere(table: string): void {
  stops.get(table)?.();
}
