/**
 * Alert that it is one's turn.
 *
 * One's turn, told to who looks elsewhere: what it is, and by which of the ways a browser has.
 * Only among people: against bots it is always one's turn within a moment.
 */
import { mustDecide, otherPeople } from "../table/model/seatStatus";
import type { View } from "../transport/api";
import { readList, writeJson } from "../lib/storage";

export const ALERT_KINDS = ["knock", "shake", "notify"] as const;
export type AlertKind = (typeof ALERT_KINDS)[number];

/** Whether something is mine to decide while other people wait for it. */
export function isMyTurn(view: View): boolean {
  if (view.status !== "playing" || !otherPeople(view).length) return false;
  if (mustDecide(view, view.viewer)) return view.moves.some(({ forced }) => !forced);
  return view.mine.some((seat) => mustDecide(view, seat));
}

/** By which ways a turn is told that has just come. */
export function alertKinds(
  view: View,
  attention: { hidden: boolean; here: boolean },
  wished: { sound: boolean; calls: boolean },
): AlertKind[] {
  const call = wished.calls && isMyTurn(view) && !attention.here;
  const told = new Set<AlertKind>();
  if (wished.sound || call) told.add("knock");
  if (call) told.add("shake");
  if (call && attention.hidden) told.add("notify");
  return [...told];
}

const STORAGE_KEY = "feldspar.called";
/** Older tables are forgotten. */
const MAX_TABLES = 60;

/** Whether this turn is told for the first time: other tabs and reloads of the page know as well. */
export function isFirstAlert(table: string, view: View): boolean {
  const turn = `${view.viewer} ${view.turn}`;
  const all = readList<[string, string]>(STORAGE_KEY);
  if (all.some(([id, last]) => id === table && last === turn)) return false;
  const others = all.filter(([id]) => id !== table);
  writeJson(STORAGE_KEY, [[table, turn], ...others].slice(0, MAX_TABLES));
  return true;
}

const ICON_SELECTOR = 'link[rel="icon"]';

/** The badge on the tab's icon, and on the app's where it was installed. */
export function setBadge(on: boolean): void {
  const icon = document.querySelector<HTMLLinkElement>(ICON_SELECTOR);
  if (icon) icon.href = icon.href.replace(/logo(-turn)?\.svg/, on ? "logo-turn.svg" : "logo.svg");
  // Where there is none, or where it is forbidden, the title says it.
  if (on) void navigator.setAppBadge?.().catch(() => undefined);
  else void navigator.clearAppBadge?.().catch(() => undefined);
}

/** Asks the browser whether notices may be shown; only ever after a press. */
export async function requestPermission(): Promise<void> {
  if ("Notification" in globalThis && Notification.permission === "default")
    await Notification.requestPermission().catch(() => "denied");
}

export function showNotification(table: string, title: string, body: string): void {
  if (!("Notification" in globalThis) || Notification.permission !== "granted") return;
  try {
    const icon = document.querySelector<HTMLLinkElement>(ICON_SELECTOR)?.href ?? "";
    const notice = new Notification(title, { body, icon, tag: table });
    notice.onclick = () => {
      window.focus();
      notice.close();
    };
  } catch {
    // some phones let only installed apps do so
  }
}
