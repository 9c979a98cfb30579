/** Loader of the example boards of a game, after its rules have been shown. */
import type { ExampleShown } from "../../transport/api";
import { words } from "../../i18n/messages.svelte";
import { loadExamples } from "./guideData";

export { default as Board } from "./ExampleBoard.svelte";

/** By rule and number, as `ABC-1.2/0`. */
export type ExampleBoards = ReadonlyMap<string, ExampleShown>;

export async function loadExampleBoards(game: string): Promise<ExampleBoards> {
  const [found] = await Promise.all([
    loadExamples(game),
    words.loadBundle("rules"),
    words.loadGame(game),
  ]);
  return new Map((found ?? []).map((one) => [`${one.rule}/${one.nth}`, one]));
}
