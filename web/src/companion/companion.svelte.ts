/**
 * State of the companion, which comments on a beginner's moves.
 *
 * A companion for one's first games: says what is worth looking after, a good move and a trap, and
 * marks them on the board. It never plays, and says less and less.
 */
import { cardsOf, type AdvisedMove } from "../hint/adviceCards";
import type { Move } from "../scene/model";
import type { Mark } from "../scene/stage";
import { transport } from "../transport";
import type { Advice, Advised, View } from "../transport/api";
import { readItem, writeItem } from "../lib/storage";

export const VERBOSITIES = ["full", "brief", "off"] as const;
export type Verbosity = (typeof VERBOSITIES)[number];

/** What came of the last decision: well seen, or walked into a trap that cost so much. */
export type Comment = { seen: true } | { cost: number; inPoints: boolean } | null;

const STORAGE_KEY = "feldspar.companion";
/** After so many decisions it speaks only where something would be lost, and after so many good ones
    in a row not even of a good move. */
const QUIET_AFTER_DECISIONS = 12;
const QUIET_AFTER_GOOD_MOVES = 3;
/** Milliseconds before it begins to think: whoever knows what they want is not disturbed. */
const START_DELAY_MS = 300;
/** What a decision may be behind the best and still be good: of the chance, or in points. */
const GOOD_MOVE_MARGIN = 0.02;
const GOOD_MOVE_MARGIN_POINTS = 1;

const NO_MARKS: ReadonlyMap<string, Mark> = new Map();

function loadVerbosity(): Verbosity {
  const found = readItem(STORAGE_KEY) as Verbosity;
  return VERBOSITIES.includes(found) ? found : "full";
}

export class Companion {
  advice: Advice | null = $state.raw(null);
  comment: Comment = $state.raw(null);
  /** Whether the other good moves are shown, too. */
  others = $state(false);
  /** Whether the board shows what is said; said briefly, it does when asked. */
  marked = $state(false);
  thinking = $state(false);
  #talk: Verbosity = $state(loadVerbosity());
  #moves: readonly Move[] = $state.raw([]);
  #decided = $state(0);
  #good = $state(0);
  #turn = "";
  /** Nobody thinks on about what has been decided. */
  #asked: AbortController | null = null;
  #cards = $derived.by(() => cardsOf(this.advice, this.#moves));

  constructor(readonly table: string) {}

  get verbosity(): Verbosity {
    return this.#talk;
  }

  set verbosity(talk: Verbosity) {
    this.#talk = talk;
    this.marked = talk === "full";
    writeItem(STORAGE_KEY, talk);
  }

  /** Whether it has become quiet: one needs it less. */
  get isQuiet(): boolean {
    return this.#decided >= QUIET_AFTER_DECISIONS;
  }

  get cards(): AdvisedMove[] {
    return this.isQuiet && (this.#good >= QUIET_AFTER_GOOD_MOVES || !this.trap) ? [] : this.#cards;
  }

  get trap(): { move: Move; advised: Advised } | null {
    const advised = this.advice?.trap;
    const move = this.#moves.find(({ decision }) => decision === advised?.decision);
    return advised && move ? { move, advised } : null;
  }

  get marks(): ReadonlyMap<string, Mark> {
    if (this.#talk === "off" || !this.marked) return NO_MARKS;
    const marks = new Map<string, Mark>();
    const mark = (move: Move | undefined, kind: "good" | "trap") => {
      const last = move?.path.at(-1);
      if (last && !marks.has(last)) marks.set(last, { ranks: [], open: kind === "good", kind });
    };
    mark(this.cards[0]?.move, "good");
    mark(this.trap?.move, "trap");
    return marks;
  }

  /** Looks at the table: when somebody it accompanies must decide, it thinks. */
  update(view: View | null, mine: boolean): void {
    // What led here may still be played out: then there is nothing to decide yet.
    const turn = view?.moves.length && mine ? `${view.viewer} ${view.turn}` : "";
    if (turn === this.#turn) return;
    this.#turn = turn;
    this.#asked?.abort();
    [this.advice, this.others] = [null, false];
    this.#moves = turn ? view!.moves : [];
    const choice = new Set(this.#moves.map((move) => move.same)).size > 1;
    if (turn && choice && this.#talk !== "off") void this.#think(turn, view!.viewer);
  }

  /** Hears what was decided, and says a word to it. */
  commentOn(move: Move): void {
    if (!this.advice?.best.length) return;
    const inPoints = this.advice.best[0]!.chance === null;
    const trap = this.trap;
    const known = this.#cards.find((card) => card.move.same === move.same);
    const good =
      !!known &&
      (known.rank === 1 ||
        known.advised.behind <= (inPoints ? GOOD_MOVE_MARGIN_POINTS : GOOD_MOVE_MARGIN));
    const fell = trap?.move.same === move.same ? trap.advised.behind : 0;
    this.comment = fell ? { cost: fell, inPoints } : good ? { seen: true } : null;
    this.#decided += 1;
    this.#good = good ? this.#good + 1 : 0;
  }

  async #think(turn: string, seat: number): Promise<void> {
    this.thinking = true;
    this.marked = this.#talk === "full";
    const { signal } = (this.#asked = new AbortController());
    try {
      await new Promise((go) => setTimeout(go, START_DELAY_MS));
      while (turn === this.#turn && (this.advice?.progress ?? 0) < 1) {
        const advice = await transport.advice(this.table, seat, signal);
        if (turn === this.#turn) this.advice = advice;
      }
    } catch {
      // somebody who has nothing to say says nothing
    } finally {
      if (turn === this.#turn) this.thinking = false;
    }
  }
}
