/**
 * State of a move selection.
 *
 * The hand of one player over the table: what it has touched, what it may touch next, and the move
 * that is meant by it. Drawn table and text table share it, so both walk the same paths.
 */
import {
  intendedMove,
  offeredMoves,
  impliedSteps,
  likelyMove,
  narrow,
  nextSteps,
  previews,
  prices,
} from "../../scene/moveSelection";
import type { Move, Price } from "../../scene/model";

export interface SelectionRules {
  /** All that may be decided now. */
  moves(): readonly Move[];
  /** Whether a move must be confirmed before it is made. */
  needsConfirmation(move: Move): boolean;
  /** Whether a button that says all of a move makes it. */
  offersMoves(): boolean;
  /** Whether things are to be touched, also where only one move is left: who learns does all of it. */
  requiresTouch?(): boolean;
  /** Make a move. */
  make(move: Move): void;
  /** Something was touched that leads nowhere. */
  onDeadEnd(touched: string[]): void;
}

export class Selection {
  touched: string[] = $state.raw([]);
  /** The lit thing under the pointer or in focus. */
  hovered = $state("");
  #rules: SelectionRules;
  #remaining = $derived.by(() => narrow(this.#rules.moves(), this.touched));
  #intended = $derived.by(() => this.#intendedBy(this.#remaining, this.touched));
  #highlighted = $derived.by(() => {
    const steps = nextSteps(this.#remaining, this.touched);
    const last = this.#remaining[0]?.path.at(-1);
    return new Set(!steps.length && last && this.#awaitsFirstTouch ? [last] : steps);
  });
  #offers = $derived.by(() =>
    this.#rules.offersMoves() ? offeredMoves(this.#remaining, this.touched) : [],
  );
  #prices = $derived.by(() => {
    const found = prices(this.#remaining, this.touched);
    // The move that is meant shows its price once, on the last thing touched for it.
    for (const step of this.#intended?.path ?? []) found.delete(step);
    const last = this.#intended?.path.at(-1);
    if (last && this.#intended?.price) found.set(last, this.#intended.price);
    return found;
  });

  constructor(rules: SelectionRules) {
    this.#rules = rules;
  }

  /** The moves that are left. */
  get remaining(): Move[] {
    return this.#remaining;
  }

  /** The move that is meant, and waits to be confirmed. */
  get intended(): Move | null {
    return this.#intended;
  }

  /** The few moves that are left beside the one that is meant: each may have a button. */
  get offers(): Move[] {
    const meant = this.#intended?.decision;
    return this.#offers.filter(({ decision }) => decision !== meant);
  }

  get highlighted(): ReadonlySet<string> {
    return this.#highlighted;
  }

  /** What was touched, and what else the move goes through, as far as it is known. */
  get selected(): ReadonlySet<string> {
    const known = this.#intended?.path ?? impliedSteps(this.#remaining, this.touched);
    return new Set([...this.touched, ...known.filter((id) => !this.#highlighted.has(id))]);
  }

  /** Whether nothing has been touched, and something is to be. */
  get #awaitsFirstTouch(): boolean {
    return !this.touched.length && !!this.#rules.requiresTouch?.();
  }

  get badges(): ReadonlyMap<string, string> {
    const badges = previews(this.#rules.moves(), this.touched);
    const last = this.#intended?.path.at(-1);
    if (last && this.#intended?.written) badges.set(last, this.#intended.written);
    return badges;
  }

  get prices(): ReadonlyMap<string, Price> {
    return this.#prices;
  }

  /** The move that touching one more thing would mean. */
  moveWith(id: string): Move | null {
    return this.#intendedBy(narrow(this.#remaining, [id]), [...this.touched, id]);
  }

  /** Touch something: on the way to a move, back from it, or twice to make it. */
  select(id: string): void {
    if (this.#intended && this.touched.at(-1) === id) {
      this.confirm();
      return;
    }
    if (this.touched.includes(id)) {
      this.touched = this.touched.filter((other) => other !== id);
      return;
    }
    const touched = this.#isSelectable(id) ? [...this.touched, id] : this.#swapSameKind(id);
    if (!touched) {
      this.#rules.onDeadEnd([...this.touched, id]);
      return;
    }
    this.touched = touched;
    if (this.#intended && !this.#rules.needsConfirmation(this.#intended)) this.confirm();
  }

  /** Begin anew with a thing, whatever was touched before; false if no move goes through it. */
  restartWith(id: string): boolean {
    if (!narrow(this.#rules.moves(), [id]).length) return false;
    this.touched = [id];
    return true;
  }

  /** Mean a move, as if its things had been touched; it is made unless it must be confirmed. */
  intend(move: Move): void {
    this.touched = [...move.path];
    const meant = this.#intended?.decision === move.decision;
    if (!meant || !this.#rules.needsConfirmation(move)) this.make(move);
  }

  /** Make the move that is meant. */
  confirm(): void {
    if (this.#intended) this.make(this.#intended);
  }

  /** Make a move of which all is said. */
  make(move: Move): void {
    this.touched = [];
    this.hovered = "";
    this.#rules.make(move);
  }

  /** Take the last touch back; false if there is none. */
  undoTouch(): boolean {
    if (!this.touched.length) return false;
    this.touched = this.touched.slice(0, -1);
    return true;
  }

  /** Forget touches that lead nowhere any more. */
  refresh(): void {
    if (this.touched.length && !this.#remaining.length) this.touched = [];
  }

  /** The move that is meant; whoever must confirm it anyway is offered the likely one before. */
  #intendedBy(left: readonly Move[], touched: readonly string[]): Move | null {
    if (!touched.length && this.#awaitsFirstTouch) return null;
    const meant = intendedMove(left, touched);
    if (meant) return meant;
    const guess = likelyMove(left, touched);
    return guess && this.#rules.needsConfirmation(guess) ? guess : null;
  }

  /** Whether a thing may be touched: lit, or one that nobody is asked for or invited to. */
  #isSelectable(id: string): boolean {
    if (this.#highlighted.has(id) || this.selected.has(id)) return true;
    return !id.startsWith("choice/") && narrow(this.#remaining, [id]).length > 0;
  }

  /** Somebody who touches another thing of the same kind has changed their mind. */
  #swapSameKind(id: string): string[] | null {
    const kind = (piece: string) => piece.slice(0, piece.lastIndexOf("/") + 1);
    if (!kind(id)) return null;
    const others = this.touched.filter((piece) => kind(piece) !== kind(id));
    if (others.length === this.touched.length) return null;
    const touched = [...others, id];
    return narrow(this.#rules.moves(), touched).length ? touched : null;
  }
}
