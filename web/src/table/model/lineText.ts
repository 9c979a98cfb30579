/** Text of a log line, as the viewer reads it ("you" for the viewer). */
import { withPlayerNames } from "../../scene/seatTexts";
import type { LogLine, View } from "../../transport/api";
import { say } from "../../i18n/messages.svelte";
import { namesOf } from "./playerNames";

export function lineText(line: LogLine, view: View): string {
  const you = (seat: number) => seat >= 0 && seat === view.viewer;
  const names = namesOf(view).map((name, seat) => (you(seat) ? say("name-you") : name));
  return say(withPlayerNames(line.text, names), {
    who: names[line.seat] ?? "",
    you: you(line.seat) ? "yes" : "no",
  });
}
