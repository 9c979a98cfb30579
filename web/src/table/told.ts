/** A line of the log in words, told to whoever looks. */
import { named } from "../scene/texts";
import type { LogLine, View } from "../transport/transport";
import { say } from "../words/words.svelte";
import { namesOf } from "./names";

export function told(line: LogLine, view: View): string {
  const names = namesOf(view);
  return say(named(line.text, names), {
    who: names[line.seat] ?? "",
    you: line.seat >= 0 && line.seat === view.viewer ? "yes" : "no",
  });
}
