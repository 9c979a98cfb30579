/** Texts of the prompt: who is asked, what can be selected next, and whether a move needs confirmation. */
import type { Move } from "../../scene/model";
import type { Confirm } from "../../state/settings.svelte";
import type { View } from "../../transport/api";
import { say, words } from "../../i18n/messages.svelte";
import { namesOf } from "./playerNames";
import { mustDecide } from "./seatStatus";

/** Whether a move is asked for once more, as one has set it. */
export function needsConfirmation(confirm: Confirm, move: Move): boolean {
  return confirm === "always" || (confirm === "final" && move.final);
}

/** What is asked; where several people share a screen, with the name of the one who is meant. */
export function promptText(view: View, prompt: string): string {
  if (view.mine.length < 2 || !mustDecide(view, view.viewer)) return prompt;
  const who = namesOf(view)[view.viewer] ?? "";
  const start = say("prompt-your-turn");
  return prompt.startsWith(start)
    ? say("prompt-their-turn", { who, prompt: prompt.slice(start.length).trim() })
    : say("prompt-to", { who, prompt });
}
/** What can be taken back: a touch, or a decision, and how; "" for nothing. */
export type Undo = "" | "back" | "free" | "marked" | "consent";
/** What the button that takes it back says. */
export const UNDO_KEYS: Record<Undo, string> = {
  "": "table-undo",
  back: "table-back",
  free: "table-undo",
  marked: "table-undo",
  consent: "table-undo-ask",
};

/** What may be chosen next, in words: each kind of thing once, as the game calls it. */
export function nextStepText(lit: Iterable<string>, game: string): string {
  const kinds = new Set([...lit].map((id) => `step-${id.split("/", 1)[0] ?? ""}`));
  const known = [...kinds].filter((key) => words.hasMessage(key, game)).map((key) => say(key));
  const either = new Intl.ListFormat(words.language, { type: "disjunction" });
  return known.length ? either.format(known) : say("table-next-lit");
}
