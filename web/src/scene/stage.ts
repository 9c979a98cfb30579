/** Stage: the context of all parts of a scene, with art, texts, highlights and selection. */
import { getContext, setContext } from "svelte";
import type { Move, Piece, Price, Scene, Text } from "./model";
import type { Art } from "./symbols";

/** Something that has changed, or the place it has left: whose doing it was. */
export interface ChangeRing {
  piece: Piece;
  colour: string;
  letter: string;
}

/** What is advised there: the ranks of the decisions that end with it, none where one only begins. */
export interface Mark {
  ranks: number[];
  /** Whether that decision is looked at. */
  open: boolean;
  /** Whether a companion marks it, who has no ranks. */
  kind?: "good" | "trap";
}

export interface Stage {
  readonly art: Art;
  /** Puts a text into words, with the names of the players. */
  say(text: Text | string): string;
  /** What may be touched. */
  readonly highlighted: ReadonlySet<string>;
  /** What has been touched. */
  readonly selected: ReadonlySet<string>;
  /** The moves that are left, and the things touched for them, in their order. */
  readonly remaining?: readonly Move[];
  readonly touched?: readonly string[];
  /** The few moves of which each may have a button. */
  readonly offers?: readonly Move[];
  /** Make a move whose button says all of it. */
  make?(move: Move): void;
  /** What would be written on a piece. */
  readonly badges: ReadonlyMap<string, string>;
  /** What touching a lit thing costs at least, if that is never nothing. */
  readonly prices: ReadonlyMap<string, Price>;
  /** The lit thing the tab key leads to; arrows lead from it to the others. */
  readonly tabStop: string;
  /** What is under the mouse or has the focus, if it may be touched. */
  readonly hovered: string;
  /** What has just been touched in vain. */
  readonly rejectedPiece: string;
  /** What others have changed, by area. */
  readonly rings?: ReadonlyMap<string, ChangeRing[]>;
  /** What somebody who was asked advises. */
  readonly advised?: ReadonlyMap<string, Mark>;
  /** A thing to be seen: a screen that shows one page at a time turns to it. */
  readonly goalPiece?: string;
  /** What is spoken of, things and as `area/ID` whole areas: whatever is neither that nor lit is
      veiled. Undefined: nothing is. */
  readonly spotlight?: ReadonlySet<string> | undefined;
  /** What touching a lit thing would do, if that is clear; else what it costs, if it does. */
  effectOf(id: string): string;
  select(id: string): void;
  /** Why things touched together make no move, in words, and the rule that says so. */
  why?(touched: readonly string[]): Promise<{ text: string; rule: string } | null>;
  /** The things of a seat as large as its owner has them, where that can be asked for. */
  closeUp?(seat: number): Promise<Scene>;
  /** Told when a lit thing gets the focus. */
  onFocus(id: string): void;
}

/** A stage one only looks at: nothing is lit, and nothing can be touched. */
export const READ_ONLY_STAGE: Omit<Stage, "art" | "say"> = {
  highlighted: new Set(),
  selected: new Set(),
  badges: new Map(),
  prices: new Map(),
  tabStop: "",
  hovered: "",
  rejectedPiece: "",
  effectOf: () => "",
  select: () => {},
  onFocus: () => {},
};

const KEY = Symbol("stage");

export function setStage(stage: Stage): void {
  setContext(KEY, stage);
}

export function getStage(): Stage {
  return getContext<Stage>(KEY);
}
