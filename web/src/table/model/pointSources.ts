/** What a source of points is called: the game's own word for it, or the rule that gave them. */
import { say, words } from "../../i18n/messages.svelte";
import type { Source } from "./logStructure";

/** Points won or lost, with their sign. */
export const change = (points: number) =>
  say(points < 0 ? "loss" : "gain", { n: Math.abs(points) });

const word = (key: string) => `source-${key.replace(/^log-/, "")}`;

/** Whether the game has a word for what the points of a message come from. */
export const isNamed = (key: string) => words.knows(word(key));

export function sourceName({ key, rule }: Omit<Source, "points">): string {
  return isNamed(key) ? say(word(key)) : say("table-rule", { rule });
}
