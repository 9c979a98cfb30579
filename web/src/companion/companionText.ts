/** Texts of the companion: why a move is good and what a trap costs, in one sentence each. */
import { differencesOf, percent, advantageOf, type AdvisedMove } from "../hint/adviceCards";
import type { Text } from "../scene/model";
import { isNamed, sourceName } from "../table/model/pointSources";
import type { Advised } from "../transport/api";
import type { Comment } from "./companion.svelte";
import { say } from "../i18n/messages.svelte";

/** What it is good for, in the title's words; else what it brings more of in the end, if that is sure. */
export function reasonText(cards: readonly AdvisedMove[], speak: (text: Text) => string): string {
  const first = cards[0]?.advised;
  if (!first) return "";
  const [reason] = first.reasons;
  if (reason) return speak(reason);
  const strength = advantageOf(cards, isNamed);
  if (!strength) return "";
  const source = sourceName({ key: strength.key, rule: "" });
  return say("advice-strength", { source, n: Math.round(strength.points) });
}

/** A move without what it costs and brings, which the board shows. */
export function shortMoveText(move: string): string {
  return move.split(/\s*[:;]\s|\s\(/u)[0]!.replace(/\.$/u, "");
}

/** What is said to the last decision. */
export function commentText(comment: Comment): string {
  if (!comment) return "";
  if ("seen" in comment) return say("companion-seen");
  return comment.inPoints
    ? say("companion-fell-points", { n: Math.round(comment.cost) })
    : say("companion-fell", { n: percent(comment.cost) });
}

/** What it costs, and where. */
export function trapCostText(trap: Advised): string {
  const cost =
    trap.chance === null
      ? say("companion-cost-points", { n: Math.round(trap.behind) })
      : say("companion-cost", { n: percent(trap.behind) });
  const lacks = differencesOf(trap, isNamed).find(({ points }) => points < 0);
  if (!lacks) return cost;
  const source = sourceName({ key: lacks.key, rule: "" });
  return `${cost} ${say("companion-lacks", { source, n: Math.round(-lacks.points) })}`;
}

/** What the second choice costs against the first, unless that cannot be told apart. */
export function secondCostText({ advised, close }: AdvisedMove): string {
  const n = advised.chance === null ? Math.round(advised.behind) : percent(advised.behind);
  if (close || n < 1) return say("companion-second-close");
  return say(advised.chance === null ? "companion-second-points" : "companion-second-wins", { n });
}
