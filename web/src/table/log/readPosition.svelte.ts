/**
 * Where somebody stands in the story of a table: what happened while they were away, and what
 * since they last decided. Whoever reloads the page, or looks elsewhere for a moment, was not away.
 */
import { getContext, setContext } from "svelte";
import { see, seen } from "./readPositionStore";

/** Who is gone for less has not been away, in milliseconds. */
export const MOMENT = 60_000;

const KEY = Symbol("reader");

export class Reader {
  /** From which line on it happened while nobody looked; null: somebody looked. */
  away: number | null = $state(null);
  /** How many lines there were at the last decision made here; null: none is known. */
  decided: number | null = $state(null);
  #lines: number | null;
  /** Since when nobody looks; null: somebody does. */
  #left: number | null;

  constructor(
    /** "": of a copy, of which nothing is remembered. */
    readonly table: string,
    readonly now: () => number = Date.now,
  ) {
    const known = seen(table);
    this.#lines = known?.lines ?? null;
    this.#left = known?.at ?? null;
    this.decided = known?.decided ?? null;
  }

  /** The story, so long now, is in front of somebody's eyes; what is new, they see come. */
  reads(lines: number): void {
    if (document.visibilityState === "hidden") return;
    const [before, left, now] = [this.#lines, this.#left, this.now()];
    const grown = before !== null && before < lines;
    if (grown && left !== null && now - left > MOMENT) this.away = before;
    // What was taken back has never happened.
    if (this.away !== null && this.away >= lines) this.away = null;
    if (this.decided !== null && this.decided > lines) this.decided = null;
    [this.#lines, this.#left] = [lines, null];
    this.#keep();
  }

  /** Nobody looks any more. */
  leaves(): void {
    this.#left = this.now();
    this.#keep();
  }

  #keep(): void {
    const [lines, at] = [this.#lines, this.#left ?? this.now()];
    if (lines !== null && this.table) see(this.table, { lines, decided: this.decided, at });
  }

  /** Whoever decides has read what was before. */
  decides(lines: number): void {
    this.away = null;
    this.decided = lines;
    this.reads(lines);
  }
}

/** Every log on the page knows who reads it. */
export function setReader(reader: Reader): void {
  setContext(KEY, reader);
}

/** Whoever reads this; nobody in a replay. */
export function getReader(): Reader | undefined {
  return getContext<Reader | undefined>(KEY);
}
