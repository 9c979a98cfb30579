/**
 * The hand of one player over the table: what it has touched, what it may touch next, and the move
 * that is meant by it. Drawn table and text table share it, so both walk the same paths.
 */
import {
  decided,
  few,
  given,
  likely,
  narrow,
  nextSteps,
  previews,
  prices,
} from "../../scene/moveSelection";
import type { Move, Price } from "../../scene/model";

export interface Rules {
  /** All that may be decided now. */
  moves(): readonly Move[];
  /** Whether a move must be confirmed before it is made. */
  confirms(move: Move): boolean;
  /** Whether a button that says all of a move makes it. */
  offers(): boolean;
  /** Whether things are to be touched, also where only one move is left: who learns does all of it. */
  touches?(): boolean;
  /** Make a move. */
  make(move: Move): void;
  /** Something was touched that leads nowhere. */
  vain(touched: string[]): void;
}

export class Hand {
  touched: string[] = $state.raw([]);
  /** The lit thing under the pointer or in focus. */
  pointed = $state("");
  #rules: Rules;
  #left = $derived.by(() => narrow(this.#rules.moves(), this.touched));
  #meant = $derived.by(() => this.#meantBy(this.#left, this.touched));
  #lit = $derived.by(() => {
    const steps = nextSteps(this.#left, this.touched);
    const last = this.#left[0]?.path.at(-1);
    return new Set(!steps.length && last && this.#waits ? [last] : steps);
  });
  #offers = $derived.by(() => (this.#rules.offers() ? few(this.#left, this.touched) : []));
  #prices = $derived.by(() => {
    const found = prices(this.#left, this.touched);
    // The move that is meant shows its price once, on the last thing touched for it.
    for (const step of this.#meant?.path ?? []) found.delete(step);
    const last = this.#meant?.path.at(-1);
    if (last && this.#meant?.price) found.set(last, this.#meant.price);
    return found;
  });

  constructor(rules: Rules) {
    this.#rules = rules;
  }

  /** The moves that are left. */
  get left(): Move[] {
    return this.#left;
  }

  /** The move that is meant, and waits to be confirmed. */
  get meant(): Move | null {
    return this.#meant;
  }

  /** The few moves that are left beside the one that is meant: each may have a button. */
  get offers(): Move[] {
    const meant = this.#meant?.decision;
    return this.#offers.filter(({ decision }) => decision !== meant);
  }

  get lit(): ReadonlySet<string> {
    return this.#lit;
  }

  /** What was touched, and what else the move goes through, as far as it is known. */
  get selected(): ReadonlySet<string> {
    const known = this.#meant?.path ?? given(this.#left, this.touched);
    return new Set([...this.touched, ...known.filter((id) => !this.#lit.has(id))]);
  }

  /** Whether nothing has been touched, and something is to be. */
  get #waits(): boolean {
    return !this.touched.length && !!this.#rules.touches?.();
  }

  get badges(): ReadonlyMap<string, string> {
    const badges = previews(this.#rules.moves(), this.touched);
    const last = this.#meant?.path.at(-1);
    if (last && this.#meant?.written) badges.set(last, this.#meant.written);
    return badges;
  }

  get prices(): ReadonlyMap<string, Price> {
    return this.#prices;
  }

  /** The move that touching one more thing would mean. */
  would(id: string): Move | null {
    return this.#meantBy(narrow(this.#left, [id]), [...this.touched, id]);
  }

  /** Touch something: on the way to a move, back from it, or twice to make it. */
  touch(id: string): void {
    if (this.#meant && this.touched.at(-1) === id) {
      this.confirm();
      return;
    }
    if (this.touched.includes(id)) {
      this.touched = this.touched.filter((other) => other !== id);
      return;
    }
    const touched = this.#takes(id) ? [...this.touched, id] : this.#instead(id);
    if (!touched) {
      this.#rules.vain([...this.touched, id]);
      return;
    }
    this.touched = touched;
    if (this.#meant && !this.#rules.confirms(this.#meant)) this.confirm();
  }

  /** Begin anew with a thing, whatever was touched before; false if no move goes through it. */
  begin(id: string): boolean {
    if (!narrow(this.#rules.moves(), [id]).length) return false;
    this.touched = [id];
    return true;
  }

  /** Mean a move, as if its things had been touched; it is made unless it must be confirmed. */
  take(move: Move): void {
    this.touched = [...move.path];
    const meant = this.#meant?.decision === move.decision;
    if (!meant || !this.#rules.confirms(move)) this.choose(move);
  }

  /** Make the move that is meant. */
  confirm(): void {
    if (this.#meant) this.choose(this.#meant);
  }

  /** Make a move of which all is said. */
  choose(move: Move): void {
    this.touched = [];
    this.pointed = "";
    this.#rules.make(move);
  }

  /** Take the last touch back; false if there is none. */
  back(): boolean {
    if (!this.touched.length) return false;
    this.touched = this.touched.slice(0, -1);
    return true;
  }

  /** Forget touches that lead nowhere any more. */
  refresh(): void {
    if (this.touched.length && !this.#left.length) this.touched = [];
  }

  /** The move that is meant; whoever must confirm it anyway is offered the likely one before. */
  #meantBy(left: readonly Move[], touched: readonly string[]): Move | null {
    if (!touched.length && this.#waits) return null;
    const meant = decided(left, touched);
    if (meant) return meant;
    const guess = likely(left, touched);
    return guess && this.#rules.confirms(guess) ? guess : null;
  }

  /** Whether a thing may be touched: lit, or one that nobody is asked for or invited to. */
  #takes(id: string): boolean {
    if (this.#lit.has(id) || this.selected.has(id)) return true;
    return !id.startsWith("choice/") && narrow(this.#left, [id]).length > 0;
  }

  /** Somebody who touches another thing of the same kind has changed their mind. */
  #instead(id: string): string[] | null {
    const kind = (piece: string) => piece.slice(0, piece.lastIndexOf("/") + 1);
    if (!kind(id)) return null;
    const others = this.touched.filter((piece) => kind(piece) !== kind(id));
    if (others.length === this.touched.length) return null;
    const touched = [...others, id];
    return narrow(this.#rules.moves(), touched).length ? touched : null;
  }
}
