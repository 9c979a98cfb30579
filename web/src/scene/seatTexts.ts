/** Player names and seat letters in texts that are not formatted yet. */
import type { Text, TextArg } from "./model";

/** Put the names of the players in place of their seats, however deep in a text. */
export function withPlayerNames(text: Text, names: readonly string[]): Text | string;
export function withPlayerNames(text: Text | string, names: readonly string[]): Text | string;
export function withPlayerNames(text: Text | string, names: readonly string[]): Text | string {
  if (typeof text === "string") return text;
  const seat = text.args["n"];
  if (typeof seat === "number" && names[seat - 1]) {
    if (text.key === "seat-name") return names[seat - 1] ?? "";
    if (text.key === "seat-letter") return seatLetters(names)[seat - 1] ?? "";
  }
  const args: Record<string, TextArg> = {};
  for (const [key, arg] of Object.entries(text.args)) {
    args[key] = typeof arg === "object" ? withPlayerNames(arg, names) : arg;
  }
  return { key: text.key, args };
}

/** What stands for each player where there is no room for a name, and colours alone would have to
    tell: a letter, two where one is not enough, else the number of the seat. */
export function seatLetters(names: readonly string[]): string[] {
  const short = [1, 2].map((size) => names.map((name) => capitalize([...name].slice(0, size))));
  return names.map((_, seat) => {
    const alone = short.find((those) => those.filter((one) => one === those[seat]).length === 1);
    return alone?.[seat] ?? String(seat + 1);
  });
}

/** What stands beside a symbol with a name: the letter of a seat, else nothing. */
export function seatLetterText(name: Text | string): Text | string {
  if (typeof name === "string" || name.key !== "seat-name") return "";
  return { key: "seat-letter", args: name.args };
}

function capitalize([first = "", ...rest]: string[]): string {
  return first.toUpperCase() + rest.join("").toLowerCase();
}

/** Tell whether two texts would say the same. */
export function isSameText(one: Text | null, other: Text | null): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
