/** Texts of the companion: why a move is good and what a trap costs, in one sentence each. */
import { differencesOf, percent, advantageOf, type AdvisedMove } from "../hint/adviceCards";
import type { Text } from "../scene/model";
import { isNamed, sourceName } from "../table/model/pointSources";
import type { Advised } from "../transport/api";
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
