/** Texts of the prompt: what can be selected next, and whether a move needs confirmation. */
import type { Move } from "../../scene/model";
import type { Confirm } from "../../state/settings.svelte";
import { say, words } from "../../i18n/messages.svelte";

/** Whether a move is asked for once more, as one has set it. */
export function needsConfirmation(confirm: Confirm, move: Move): boolean {
  return confirm === "always" || (confirm === "final" && move.final);
}

/** What may be chosen next, in words: each kind of thing once, as the game calls it. */
export function nextStepText(lit: Iterable<string>, game: string): string {
  const kinds = new Set([...lit].map((id) => `step-${id.split("/", 1)[0] ?? ""}`));
  const known = [...kinds].filter((key) => words.hasMessage(key, game)).map((key) => say(key));
  const either = new Intl.ListFormat(words.language, { type: "disjunction" });
  return known.length ? either.format(known) : say("table-next-lit");
}
