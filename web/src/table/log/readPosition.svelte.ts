/**
 * Read position in the log of a table.
 *
 * Where somebody stands in the story of a table: what happened while they were away, and what
 * since they last decided. Whoever reloads the page, or looks elsewhere for a moment, was not away.
 */
import { getContext, setContext } from "svelte";
import { saveReadPosition, loadReadPosition } from "./readPositionStore";

/** Who is gone for less has not been away, in milliseconds. */
export const MIN_ABSENCE_MS = 60_000;

const KEY = Symbol("reader");

export class ReadPosition {
  /** From which line on it happened while nobody looked; null: somebody looked. */
  awayFrom: number | null = $state(null);
  /** How many lines there were at the last decision made here; null: none is known. */
  decidedAt: number | null = $state(null);
  #lines: number | null;
  /** Since when nobody looks; null: somebody does. */
  #left: number | null;

  constructor(
    /** "": of a copy, of which nothing is remembered. */
    readonly table: string,
    readonly now: () => number = Date.now,
  ) {
    const known = loadReadPosition(table);
    this.#lines = known?.lines ?? null;
    this.#left = known?.at ?? null;
    this.decidedAt = known?.decided ?? null;
  }

  /** The story, so long now, is in front of somebody's eyes; what is new, they see come. */
  markRead(lines: number): void {
    if (document.visibilityState === "hidden") return;
    const [before, left, now] = [this.#lines, this.#left, this.now()];
    const grown = before !== null && before < lines;
    if (grown && left !== null && now - left > MIN_ABSENCE_MS) this.awayFrom = before;
    // What was taken back has never happened.
    if (this.awayFrom !== null && this.awayFrom >= lines) this.awayFrom = null;
    if (this.decidedAt !== null && this.decidedAt > lines) this.decidedAt = null;
    [this.#lines, this.#left] = [lines, null];
    this.#save();
  }

  /** Nobody looks any more. */
  markLeft(): void {
    this.#left = this.now();
    this.#save();
  }

  #save(): void {
    const [lines, at] = [this.#lines, this.#left ?? this.now()];
    if (lines !== null && this.table)
      saveReadPosition(this.table, { lines, decided: this.decidedAt, at });
  }

  /** Whoever decides has read what was before. */
  markDecided(lines: number): void {
    this.awayFrom = null;
    this.decidedAt = lines;
    this.markRead(lines);
  }
}

/** Every log on the page knows who reads it. */
export function setReadPosition(reader: ReadPosition): void {
  setContext(KEY, reader);
}

/** Whoever reads this; nobody in a replay. */
export function getReadPosition(): ReadPosition | undefined {
  return getContext<ReadPosition | undefined>(KEY);
}
