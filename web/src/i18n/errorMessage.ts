/** Error messages in the reader's language; a refusal is worded by the game it happened in. */
import { Missing, Refusal, Unreachable } from "../transport/api";
import { say, words } from "./messages.svelte";

/** What went wrong, in one sentence for people. A refusal is worded by the game it happened in. */
export function errorMessage(error: unknown, game?: string): string {
  if (error instanceof Refusal) return refusalMessage(error, game);
  if (error instanceof Missing) return say("missing-about");
  if (error instanceof Unreachable) return say("offline-about");
  return say("broken-about");
}

/** A refusal in one sentence, even one whose message this page does not know. */
export function refusalMessage(
  { key, text }: { key: string; text: string },
  game?: string,
): string {
  if (words.hasMessage(key, game)) return say(key, {}, game);
  return text && !text.startsWith(key) ? text : say("broken-about");
}
