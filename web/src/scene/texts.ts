/** Texts still to be said: the names of the players in place of their seats. */
import type { Text, TextArg } from "./scene";

/** Put the names of the players in place of their seats, however deep in a text. */
export function named(text: Text, names: readonly string[]): Text | string;
export function named(text: Text | string, names: readonly string[]): Text | string;
export function named(text: Text | string, names: readonly string[]): Text | string {
  if (typeof text === "string") return text;
  const seat = text.args["n"];
  if (text.key === "seat-name" && typeof seat === "number") {
    const name = names[seat - 1];
    if (name) return name;
  }
  const args: Record<string, TextArg> = {};
  for (const [key, arg] of Object.entries(text.args)) {
    args[key] = typeof arg === "object" ? named(arg, names) : arg;
  }
  return { key: text.key, args };
}

/** Tell whether two texts would say the same. */
export function sameText(one: Text | null, other: Text | null): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
