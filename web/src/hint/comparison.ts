/** Comparison of an advised move with the first one, in words: how far behind, or too close to call. */
import { say } from "../i18n/messages.svelte";
import type { Advised } from "../transport/api";
import type { AdvisedMove } from "./adviceCards";

/** The doubt in whole games of 100, or in points: never less than one, unless there is none. */
export function wholeDoubt({ chance, doubt }: Advised): number {
  return doubt && Math.max(1, Math.round(chance === null ? doubt : 100 * doubt));
}

export function comparisonText({ advised, close }: AdvisedMove): string {
  if (close) return say("advice-close");
  const forPoints = advised.chance === null;
  const n = Math.max(1, Math.round(forPoints ? advised.behind : 100 * advised.behind));
  return say(forPoints ? "advice-behind-points" : "advice-behind", {
    n,
    doubt: wholeDoubt(advised),
  });
}
