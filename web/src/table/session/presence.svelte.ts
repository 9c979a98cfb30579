/** Presence of the other players, as the server reports it, and how long they have been away. */
import { getContext, setContext } from "svelte";
import type { Presence } from "../../transport/api";
import { formatDuration } from "../../i18n/duration";
import { say, words } from "../../i18n/messages.svelte";

/** How often it is looked how long somebody has been away, in milliseconds. */
const REFRESH_MS = 10_000;

export class PresenceView {
  static readonly KEY = Symbol("here");
  #now = $state(Date.now());
  readonly #told: () => readonly (Presence | null)[];

  constructor(told: () => readonly (Presence | null)[]) {
    this.#told = told;
    $effect(() => {
      if (!told().some((one) => one?.here === false)) return;
      this.#now = Date.now();
      const timer = setInterval(() => (this.#now = Date.now()), REFRESH_MS);
      return () => clearInterval(timer);
    });
  }

  /** Whether somebody is here; null for bots, for me, and where nobody knows. */
  isHere(seat: number): boolean | null {
    return this.#told()[seat]?.here ?? null;
  }
  /** The same in words; `short` if it is too fresh to be worth a glance. */
  describe(seat: number): { text: string; short: boolean } | null {
    const told = this.#told()[seat];
    if (!told) return null;
    if (told.here) return { text: say("here-now"), short: true };
    if (told.since === null) return { text: say("here-away"), short: false };
    const time = formatDuration(this.#now - told.since, words.language, "short");
    return time
      ? { text: say("here-away-for", { time }), short: false }
      : { text: say("here-away"), short: true };
  }
}

export function setPresence(told: () => readonly (Presence | null)[]): void {
  setContext(PresenceView.KEY, new PresenceView(told));
}

/** Who is at the table one is at; none in a replay. */
export function getPresence(): PresenceView | undefined {
  return getContext<PresenceView | undefined>(PresenceView.KEY);
}
