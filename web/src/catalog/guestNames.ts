/** Friendly names for people who gave none. */
import { say } from "../i18n/messages.svelte";

/** The name of whoever has a seat and gave none: another for each seat, and nobody else's. */
export function guestName(seat: number, taken: readonly string[]): string {
  const free = say("guest-names")
    .split(", ")
    .filter((name) => !taken.includes(name));
  return free[seat % free.length] ?? "";
}
