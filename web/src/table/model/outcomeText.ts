/** Texts of the outcome of a game: who won and by how much, or how good a solo score is. */
import type { View } from "../../transport/api";
import { say, words } from "../../i18n/messages.svelte";
import { isMe, namesOf } from "./playerNames";

/** What somebody alone lost to; null if they did not, or nothing was there to lose to. */
export function rivalThatWon(view: View): NonNullable<View["scene"]>["rival"] {
  const rival = view.scene?.rival ?? null;
  return view.players.length === 1 && view.places[0] !== 1 ? rival : null;
}

/** How many steps of the rules' own ladder a score has climbed. */
export function rungsReached(view: View): number {
  const score = view.scores[0] ?? 0;
  return (view.scene?.ladder ?? []).filter((step) => score >= step.points).length;
}

/** Who won, and by how much if the points say so. */
export function outcomeHeadline(view: View): string {
  if (view.players.length === 1) return soloHeadline(view);
  const names = namesOf(view);
  const winners = view.places.flatMap((place, seat) => (place === 1 ? [seat] : []));
  const [first = 0] = winners;
  if (winners.length > 1)
    return say("over-shared", { names: listText(winners.map((seat) => names[seat] ?? "")) });
  const others = view.scores.filter((_, seat) => seat !== first);
  const n = view.ended === "played" ? (view.scores[first] ?? 0) - Math.max(...others) : 0;
  if (isMe(view, first)) return n > 0 ? say("over-you-by", { n }) : say("over-you");
  const who = names[first] ?? "";
  return n > 0 ? say("over-winner-by", { who, n }) : say("over-winner", { who });
}

function soloHeadline(view: View): string {
  const { rival = null, ladder = [] } = view.scene ?? {};
  const score = view.scores[0] ?? 0;
  if (view.ended !== "played") return rival ? winnerText(say(rival.name), 0) : say("over-alone");
  if (rival) {
    const n = Math.abs(rival.points - score);
    if (rivalThatWon(view)) return winnerText(say(rival.name), n);
    const you = isMe(view, 0) ? "yes" : "no";
    return say("over-beaten", { you, who: namesOf(view)[0] ?? "", rival: say(rival.name), n });
  }
  const step = ladder[rungsReached(view) - 1];
  if (step) return say("over-rated", { name: say(step.name), n: score });
  return ladder.length ? say("over-unrated", { n: score }) : say("over-alone");
}

const winnerText = (who: string, n: number) =>
  n ? say("over-winner-by", { who, n }) : say("over-winner", { who });

/** How it came to that. */
export function outcomeDetail(view: View): string {
  const names = namesOf(view);
  const gone = view.players.flatMap((player, seat) => (player.resigned ? [seat] : []));
  if (view.ended === "resigned")
    return gone.length === 1 && isMe(view, gone[0]!)
      ? say("over-resigned-you")
      : say("over-resigned", { names: listText(gone.map((s) => names[s] ?? "")), n: gone.length });
  const { rival, ladder = [] } = view.scene ?? {};
  const score = view.scores[0] ?? 0;
  if (rival) return say("over-to", { mine: score, his: rival.points });
  const next = ladder[rungsReached(view)];
  if (next) return say("over-next", { name: say(next.name), n: next.points - score });
  return say("over-title");
}

export const listText = (names: readonly string[]) =>
  new Intl.ListFormat(words.language).format(names);
