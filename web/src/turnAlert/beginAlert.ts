/** Alert that a game begins, for whoever sits at the table and looks elsewhere. */
import { settings } from "../state/settings.svelte";
import { say, words } from "../i18n/messages.svelte";
import { showNotification } from "./turnNotification";
import { playKnock } from "./turnSound";

export function alertGameBegins(table: string, game: string): void {
  if (settings.calls === "no") return;
  playKnock();
  const title = words.sayIfKnown("game-title", game, game);
  showNotification(table, say("game-begins", { game: title }), "");
}
