/** Names of the sources of points: the game's own word, or the rule that gave them. */
import { say, words } from "../../i18n/messages.svelte";
import type { PointSource } from "./logStructure";

/** Points won or lost, with their sign. */
export const signedPoints = (points: number) =>
  say(points < 0 ? "loss" : "gain", { n: Math.abs(points) });

const sourceKey = (key: string) => `source-${key.replace(/^log-/, "")}`;

/** Whether the game has a word for what the points of a message come from. */
export const isNamed = (key: string) => words.hasMessage(sourceKey(key));

export function sourceName({ key, rule }: Omit<PointSource, "points">): string {
  return isNamed(key) ? say(sourceKey(key)) : say("table-rule", { rule });
}
