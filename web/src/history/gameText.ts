/** Texts of a finished game in the history: date, opponents, outcome and remarks. */
import { pipsOf } from "../catalog/botLevels";
import { href } from "../state/router.svelte";
import type { GameInfo, Played, Player } from "../transport/api";
import { say, words } from "../i18n/messages.svelte";
import { hasResigned, mySeat, opponents } from "./statistics";

export const gameTitle = (game: string) => words.sayIfKnown("game-title", game, game);

export const formatDay = (at: number, style: "medium" | "short" = "medium") =>
  new Intl.DateTimeFormat(words.language, { dateStyle: style }).format(at);

export const formatNumber = (value: number) =>
  new Intl.NumberFormat(words.language, { maximumFractionDigits: value < 100 ? 1 : 0 }).format(
    value,
  );

const listText = (names: string[]) => new Intl.ListFormat(words.language).format(names);

export const playerName = ({ players }: Played, one: Player) =>
  one.name || say("seat-number", { n: players.indexOf(one) + 1 });

/** What a kind of opponent is called. */
export function opponentKindText(kind: string): string {
  const n = pipsOf(kind);
  return n ? say("history-level", { n }) : say(`history-${kind}`);
}

/** How it ended for me, in a word or two. */
export function outcomeText(game: Played): string {
  const [seat, first] = [mySeat(game), game.players.filter(({ place }) => place === 1)];
  if (hasResigned(game)) return say("history-gave-up");
  if (!seat)
    return say("result-named", { winner: listText(first.map((one) => playerName(game, one))) });
  if (game.players.length === 1) return soloOutcomeText(game, seat);
  if (seat.place === 1) return say(first.length > 1 ? "result-tied" : "result-won");
  if (game.players.length === 2) return say("result-lost");
  return say("history-place", { n: seat.place ?? 0, of: game.players.length });
}

function soloOutcomeText({ alone, game }: Played, { place }: Player): string {
  if (alone?.rival)
    return say(place === 1 ? "history-held-off" : "history-lost-to", {
      rival: words.say(alone.rival, {}, game),
    });
  return alone?.rank ? words.say(alone.rank, {}, game) : "";
}

/** My points, and those of whoever else has some. */
export function scoreText(game: Played): string {
  const seat = mySeat(game);
  const others = (seat ? opponents(game) : game.players).map(({ score }) => score ?? 0);
  if (game.alone?.rival) others.push(game.alone.points);
  const rest = listText(others.sort((one, other) => other - one).map(String));
  if (!seat) return rest;
  const points = seat.score ?? 0;
  return others.length
    ? say("result-points", { mine: points, others: rest })
    : say("result-alone", { n: points });
}

/** What else is worth knowing: unusual options, help, and what was not played to its end. */
export function gameNotes(game: Played, info: GameInfo | undefined): string[] {
  const options = Object.entries(game.options)
    .filter(([option, value]) => info && info.options[option]?.[0] !== value)
    .map(([option, value]) => {
      const told = (key: string, otherwise: string) =>
        words.sayIfKnown(`option-${key}`, game.game, otherwise);
      return say("pair", { name: told(option, option), value: told(`${option}-${value}`, value) });
    });
  const left = opponents(game).filter(({ resigned }) => resigned);
  const hints = mySeat(game)?.hints ?? 0;
  return [
    ...options,
    ...(hints ? [say("history-hints", { n: hints })] : []),
    ...(game.takebacks ? [say("history-takebacks", { n: game.takebacks })] : []),
    ...(left.length
      ? [say("history-they-gave-up", { names: listText(left.map((one) => playerName(game, one))) })]
      : []),
  ];
}

/** The address of a game's replay or review, as I saw it. */
export const gameHref = (page: "replay" | "review", { id, mine }: Played) =>
  href(`/${page}?table=${id}${mine.length === 1 ? `&seat=${mine[0]}` : ""}`);

/** The address of this page with something left out. */
export function historyAddress(game: string, against: string): string {
  const asked = new URLSearchParams();
  if (game) asked.set("game", game);
  if (against) asked.set("against", against);
  return `/history${asked.size ? `?${asked}` : ""}`;
}
