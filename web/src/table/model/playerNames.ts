/** Names, letters and colours of the players of a table. */
import type { Text } from "../../scene/model";
import { withPlayerNames } from "../../scene/seatTexts";
import type { View } from "../../transport/api";
import { say, words } from "../../i18n/messages.svelte";

/** A name for every seat: the player's own, or the number of the seat; I need none to know me. */
export function namesOf(view: View): string[] {
  return view.players.map(({ name, bot, kind }, seat) => {
    if (name) return name;
    if (kind === "bot" && words.hasMessage(bot)) return say(bot); // its level has a name
    return isMe(view, seat) ? say("name-you") : say("seat-name", { n: seat + 1 });
  });
}

/** Whether a seat is the only one of whoever looks. */
export function isMe(view: View, seat: number): boolean {
  return view.mine.length === 1 && view.mine[0] === seat;
}

/** What the address of a replay asks for: the table, as whoever leaves it saw it. */
export function replayQuery(table: string, view: View | null): string {
  return view?.mine.length === 1 ? `table=${table}&seat=${view.mine[0]}` : `table=${table}`;
}

/** What a message that speaks of a player needs: the name, and whether the reader is meant. */
export function playerArgs(view: View, seat: number): { who: string; you: "yes" | "no" } {
  return { who: namesOf(view)[seat] ?? "", you: isMe(view, seat) ? "yes" : "no" };
}

/** The first of some names that nobody at the table has; "" if all are taken. */
export function freeName(view: View, names: readonly string[]): string {
  return names.find((name) => view.players.every((player) => player.name !== name)) ?? "";
}

/** The colour of a seat, or of who has none, as a value for a style. */
export function seatColour(seat: number): string {
  return seat < 0 ? "var(--rival)" : `var(--seat-${seat % 5})`;
}

/** Say a text with the names of the players in place of their seats. */
export function spokenName(text: Text | string, names: readonly string[]): string {
  const ready = withPlayerNames(text, names);
  return typeof ready === "string" ? ready : say(ready);
}

/** The letter a seat is known by; two, where somebody else's name begins with the same. */
export function letterOf(names: readonly string[], seat: number): string {
  const first = (name = "", n = 1) => [...name.trim()].slice(0, n).join("").toLocaleUpperCase();
  const mine = first(names[seat]);
  const shared = names.some((name, other) => other !== seat && first(name) === mine);
  if (!shared) return mine;
  return mine + [...(names[seat] ?? "").trim()].slice(1, 2).join("");
}
