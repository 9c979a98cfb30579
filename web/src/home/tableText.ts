/** Texts about a table of mine in a list: its players, and how it ended. */
import { mySeat, resultOf } from "../lib/tableOrder";
import type { TableSummary } from "../transport/api";
import { say, words } from "../i18n/messages.svelte";

export const gameTitle = (table: TableSummary) =>
  words.sayIfKnown("game-title", table.game, table.game);
export const formatList = (names: string[]) => new Intl.ListFormat(words.language).format(names);

export function playerNames({ players }: TableSummary): string[] {
  const me = mySeat(players);
  return players.map(({ name, kind, kept }, seat) => {
    if (name) return name;
    if (kind === "open") return say(kept ? "seat-kept" : "seat-open");
    return seat === me ? say("name-you") : say("seat-number", { n: seat + 1 });
  });
}

export const formatDay = (at: number) =>
  new Intl.DateTimeFormat(words.language, { dateStyle: "medium" }).format(at);

/** How it ended: what to stress, and what follows. */
export function resultParts(table: TableSummary): [string, string] {
  const ended = table.status === "over" && resultOf(table);
  if (!ended) return ["", say(`mine-${table.status}`, { date: formatDay(table.at) })];
  const [points, ...others] = ended.scores;
  const [first, rest] = [
    say(ended.key, { winner: playerNames(table)[ended.winner] ?? "", n: points! }),
    others.length
      ? say("result-points", { mine: points!, others: formatList(others.map(String)) })
      : "",
  ];
  return [first, rest];
}
