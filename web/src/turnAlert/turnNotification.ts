/**
 * One's turn, told to who looks elsewhere: what it is, and by which of the ways a browser has.
 * Only among people: against bots it is always one's turn within a moment.
 */
import { mustDecide, otherPeople } from "../table/model/seatStatus";
import type { View } from "../transport/api";

export const WAYS = ["knock", "shake", "notify"] as const;
export type Way = (typeof WAYS)[number];

/** Whether something is mine to decide while other people wait for it. */
export function called(view: View): boolean {
  if (view.status !== "playing" || !otherPeople(view).length) return false;
  if (mustDecide(view, view.viewer)) return view.moves.some(({ forced }) => !forced);
  return view.mine.some((seat) => mustDecide(view, seat));
}

/** By which ways a turn is told that has just come. */
export function ways(
  view: View,
  attention: { hidden: boolean; here: boolean },
  wished: { sound: boolean; calls: boolean },
): Way[] {
  const call = wished.calls && called(view) && !attention.here;
  const told = new Set<Way>();
  if (wished.sound || call) told.add("knock");
  if (call) told.add("shake");
  if (call && attention.hidden) told.add("notify");
  return [...told];
}

const PLACE = "feldspar.called";
/** Older tables are forgotten. */
const KEPT = 60;

/** Whether this turn is told for the first time: other tabs and reloads of the page know as well. */
export function first(table: string, view: View): boolean {
  const turn = `${view.viewer} ${view.turn}`;
  let all: [string, string][] = [];
  try {
    const found: unknown = JSON.parse(localStorage.getItem(PLACE) ?? "[]");
    if (Array.isArray(found)) all = found as [string, string][];
  } catch {
    // nonsense, or forbidden: then this page alone remembers, in that a turn comes once
  }
  if (all.some(([id, last]) => id === table && last === turn)) return false;
  const others = all.filter(([id]) => id !== table);
  try {
    localStorage.setItem(PLACE, JSON.stringify([[table, turn], ...others].slice(0, KEPT)));
  } catch {
    // see above
  }
  return true;
}

const ICON = 'link[rel="icon"]';

/** The badge on the tab's icon, and on the app's where it was installed. */
export function badge(on: boolean): void {
  const icon = document.querySelector<HTMLLinkElement>(ICON);
  if (icon) icon.href = icon.href.replace(/logo(-turn)?\.svg/, on ? "logo-turn.svg" : "logo.svg");
  // Where there is none, or where it is forbidden, the title says it.
  if (on) void navigator.setAppBadge?.().catch(() => undefined);
  else void navigator.clearAppBadge?.().catch(() => undefined);
}

/** Asks the browser whether notices may be shown; only ever after a press. */
export async function allow(): Promise<void> {
  if ("Notification" in globalThis && Notification.permission === "default")
    await Notification.requestPermission().catch(() => "denied");
}

export function notify(table: string, title: string, body: string): void {
  if (!("Notification" in globalThis) || Notification.permission !== "granted") return;
  try {
    const icon = document.querySelector<HTMLLinkElement>(ICON)?.href ?? "";
    const notice = new Notification(title, { body, icon, tag: table });
    notice.onclick = () => {
      window.focus();
      notice.close();
    };
  } catch {
    // some phones let only installed apps do so
  }
}
