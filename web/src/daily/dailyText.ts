/** What the pages of the day say of titles, opponents and dates. */
import { ALONE } from "../transport";
import type { GameInfo, MyDay } from "../transport/api";
import { say, words } from "../i18n/messages.svelte";
import { beginning, countsUntil } from "../lib/calendar";

/** A title without the name of its series. */
export function titleOf(game: string): string {
  const said = words.tell("game-title", game, game).replace(/^.+:\s/, "");
  return said.charAt(0).toLocaleUpperCase() + said.slice(1);
}

/** The same with whether one plays it alone. */
export function headingOf({ id, daily }: GameInfo): string {
  const game = titleOf(id);
  return daily?.seats.length === 1 ? say("daily-alone", { game }) : game;
}

/** Whom one plays against; "" if one is alone. */
export function opponentsOf({ id, daily }: GameInfo): string {
  const bots = daily?.seats.filter((seat) => seat !== "me") ?? [];
  const names = bots.map((bot) => words.tell(bot, id, bot));
  if (!names.length) return "";
  return say("daily-opponent", { who: new Intl.ListFormat(words.language).format(names) });
}

/** A date as people say it. */
export function dateOf(day: string, style: Intl.DateTimeFormatOptions): string {
  return new Intl.DateTimeFormat(words.language, { ...style, timeZone: "UTC" }).format(
    beginning(day),
  );
}

export const LONG: Intl.DateTimeFormatOptions = { weekday: "long", day: "numeric", month: "long" };
export const SHORT: Intl.DateTimeFormatOptions = { day: "numeric", month: "short" };

/** When the next day begins, by the reader's own clock. */
export const hourOf = (moment: number): string =>
  new Intl.DateTimeFormat(words.language, { timeStyle: "short" }).format(moment);

/** Where one tries the same day again: a copy of the game from its first decision on. */
export function practice(game: GameInfo | undefined, table: string): string {
  const seat = Math.max(0, game?.daily?.seats.indexOf("me") ?? 0);
  return `/replay?table=${table}&seat=${seat}#at=0&line=`;
}

export function review(game: GameInfo | undefined, table: string): string {
  return practice(game, table).replace("/replay", "/review").replace(/#.*/, "");
}

/** Until when nobody is told the dice of a table I gave up; 0 if I may look at it already. */
export function sealedUntil({ day, wrong }: MyDay, now = Date.now()): number {
  const until = countsUntil(day);
  return !ALONE && wrong === "daily-resigned" && now < until ? until : 0;
}
