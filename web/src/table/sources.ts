/** What a source of points is called: the game's own word for it, or the rule that gave them. */
import { say, words } from "../words/words.svelte";
import type { Source } from "./story";

/** Points won or lost, with their sign. */
export const change = (points: number) =>
  say(points < 0 ? "loss" : "gain", { n: Math.abs(points) });

export function sourceName(source: Source): string {
  const key = `source-${source.key.replace(/^log-/, "")}`;
  return words.knows(key) ? say(key) : say("table-rule", { rule: source.rule });
}
