/** Types of an embedded table (branch, lesson, puzzle) and of the snippets around it. */
import type { Snippet } from "svelte";
import type { Mark } from "../../scene/stage";
import type { TableHost } from "./liveTable.svelte";

export interface EmbeddedTable extends TableHost {
  /** How it looks: a class of the page. */
  readonly look: string;
  /** What is to be known of it before all else, and what the bar says of where it stands. */
  readonly note: string;
  status(status: string): string;
  /** What is to be known once its game is over. */
  readonly ended?: string;
  /** Where a moment is seen that its log tells of; "" if nowhere. */
  moment?(at: number): string;
  /** The things that are spoken of, the rest is veiled; undefined: nothing is. */
  readonly spotlight?: ReadonlySet<string> | undefined;
  /** What is marked on the board in place of what was asked for. */
  readonly marks?: ReadonlyMap<string, Mark> | undefined;
  /** A thing to be seen, if the screen shows one page at a time. */
  readonly goalPiece?: string;
}

/** Why things touched together make no move, and the rule that says so. */
export interface WhyNot {
  text: string;
  rule: string;
}

/** What stands around the table of a guest. */
export interface EmbeddedSnippets {
  /** On a page of its own, or beside players and log. */
  aside?: Snippet;
  /** Above players and log; where they are not beside the table, above that. */
  top?: Snippet<[reason: WhyNot | null]>;
  /** In place of players and log, on a wide screen. */
  beside?: Snippet<[reason: WhyNot | null]>;
  /** The way out; `true`: as a strip across a small screen, which also says what it is. */
  exit?: Snippet<[strip: boolean]>;
  /** What is said of it: on a small screen in the sheet, else over the table. */
  card?: Snippet<[reason: WhyNot | null, sheet: boolean]>;
}
