/** Texts and links of the daily pages: titles, opponents, dates and hours. */
import { LOCAL_ONLY } from "../transport";
import type { GameInfo, MyDay } from "../transport/api";
import { say, words } from "../i18n/messages.svelte";
import { startOfDay, countsUntil } from "../lib/calendar";

/** A title without the name of its series. */
export function shortTitle(game: string): string {
  const said = words.sayIfKnown("game-title", game, game).replace(/^.+:\s/, "");
  return said.charAt(0).toLocaleUpperCase() + said.slice(1);
}

/** The same with whether one plays it alone. */
export function dailyHeading({ id, daily }: GameInfo): string {
  const game = shortTitle(id);
  return daily?.seats.length === 1 ? say("daily-alone", { game }) : game;
}

/** Whom one plays against; "" if one is alone. */
export function opponentsText({ id, daily }: GameInfo): string {
  const bots = daily?.seats.filter((seat) => seat !== "me") ?? [];
  const names = bots.map((bot) => words.sayIfKnown(bot, id, bot));
  if (!names.length) return "";
  return say("daily-opponent", { who: new Intl.ListFormat(words.language).format(names) });
}

/** A date as people say it. */
export function dateText(day: string, style: Intl.DateTimeFormatOptions): string {
  return new Intl.DateTimeFormat(words.language, { ...style, timeZone: "UTC" }).format(
    startOfDay(day),
  );
}

export const LONG_DATE: Intl.DateTimeFormatOptions = {
  weekday: "long",
  day: "numeric",
  month: "long",
};
export const SHORT_DATE: Intl.DateTimeFormatOptions = { day: "numeric", month: "short" };

/** When the next day begins, by the reader's own clock. */
export const hourText = (moment: number): string =>
  new Intl.DateTimeFormat(words.language, { timeStyle: "short" }).format(moment);

/** Where one tries the same day again: a copy of the game from its first decision on. */
export function practiceHref(game: GameInfo | undefined, table: string): string {
  const seat = Math.max(0, game?.daily?.seats.indexOf("me") ?? 0);
  return `/replay?table=${table}&seat=${seat}#at=0&line=`;
}

export function reviewHref(game: GameInfo | undefined, table: string): string {
  return practiceHref(game, table).replace("/replay", "/review").replace(/#.*/, "");
}

/** Until when nobody is told the dice of a table I gave up; 0 if I may look at it already. */
export function secretPublishedAt({ day, wrong }: MyDay, now = Date.now()): number {
  const until = countsUntil(day);
  return !LOCAL_ONLY && wrong === "daily-resigned" && now < until ? until : 0;
}
