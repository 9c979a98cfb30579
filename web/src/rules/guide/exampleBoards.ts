/** The boards of a game's examples; they come after the rules, which can be read without them. */
import type { ExampleShown } from "../../transport/api";
import { words } from "../../i18n/messages.svelte";
import { examplesOf } from "./guideData";

export { default as Board } from "./ExampleBoard.svelte";

/** By rule and number, as `ABC-1.2/0`. */
export type Boards = ReadonlyMap<string, ExampleShown>;

export async function boardsOf(game: string): Promise<Boards> {
  const [found] = await Promise.all([examplesOf(game), words.further("rules"), words.learn(game)]);
  return new Map((found ?? []).map((one) => [`${one.rule}/${one.nth}`, one]));
}
