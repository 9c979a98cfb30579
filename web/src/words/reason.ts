import { Missing, Refusal, Unreachable } from "../transport/transport";
import { say, words } from "./words.svelte";

/** What went wrong, in one sentence for people. A refusal is worded by the game it happened in. */
export function reason(error: unknown, game?: string): string {
  if (error instanceof Refusal && words.knows(error.key, game)) return say(error.key, {}, game);
  if (error instanceof Missing) return say("missing-about");
  if (error instanceof Unreachable) return say("offline-about");
  return say("broken-about");
}
