/** What all parts of a picture share: the art, the words, and what is pointed out. */
import { getContext, setContext } from "svelte";
import type { Price, Text } from "./scene";
import type { Art } from "./art";

export interface Stage {
  readonly art: Art;
  /** Puts a text into words, with the names of the players. */
  say(text: Text | string): string;
  /** What may be touched. */
  readonly lit: ReadonlySet<string>;
  /** What has been touched. */
  readonly selected: ReadonlySet<string>;
  /** What would be written on a piece. */
  readonly badges: ReadonlyMap<string, string>;
  /** What touching a lit thing costs at least, if that is never nothing. */
  readonly prices: ReadonlyMap<string, Price>;
  /** The lit thing the tab key leads to; arrows lead from it to the others. */
  readonly tab: string;
  /** What is under the mouse or has the focus, if it may be touched. */
  readonly pointed: string;
  /** What has just been touched in vain. */
  readonly shaken: string;
  /** What touching a lit thing would do, if that is clear; else what it costs, if it does. */
  does(id: string): string;
  touch(id: string): void;
  /** Told when a lit thing gets the focus. */
  reach(id: string): void;
}

const KEY = Symbol("stage");

export function setStage(stage: Stage): void {
  setContext(KEY, stage);
}

export function getStage(): Stage {
  return getContext<Stage>(KEY);
}
