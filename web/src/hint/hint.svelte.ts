/**
 * State of a hint for the current decision.
 *
 * A hint: asked for once in a turn, which everybody is told, then thought about for a while. It is
 * about one position, and gone when that has moved on.
 */
import { tick, untrack } from "svelte";
import type { Mark } from "../scene/stage";
import type { CommandWithoutKey } from "../table/session/liveTable.svelte";
import { transport } from "../transport";
import { Refusal, type Advice, type View } from "../transport/api";
import { cardsOf, isPrecise, marksOf, moveEnds, type AdvisedMove } from "./adviceCards";

export interface HintContext {
  table: string;
  view(): View | null;
  /** Whether the seat looked from is to decide now. */
  canDecide(): boolean;
  /** Say something to the table; throws if it was not done. */
  send(wish: CommandWithoutKey): Promise<void>;
}

const NO_MARKS: ReadonlyMap<string, Mark> = new Map();

export class Hint {
  open = $state(false);
  /** The card that is looked at, by its place. */
  selected = $state(0);
  /** Whether the board shows what is advised. */
  showsMarks = $state(true);
  /** Whether it is out of the way, where there is no room beside the board. */
  folded = $state(false);
  advice: Advice | null = $state.raw(null);
  /** Why none came. */
  error: unknown = $state.raw(null);
  #asking: HintContext;
  /** The turn it is about, and the last of which the others were told. */
  #turnAsked = $state("");
  #announcedTurn = "";
  #turn = $derived.by(() => turnOf(this.#asking.view()));
  #cards = $derived.by(() => cardsOf(this.advice, this.#asking.view()?.moves ?? []));
  #marks = $derived.by(() => marksOf(this.#cards, this.selected));

  constructor(asking: HintContext) {
    this.#asking = asking;
    $effect(() => {
      if (this.#turnAsked && (this.#turn !== this.#turnAsked || !asking.canDecide()))
        untrack(() => this.#reset());
    });
  }

  /** Whether one may ask now: there is something to decide, and the table allows it. */
  get isAvailable(): boolean {
    const view = this.#asking.view();
    if (!view?.hints || !this.#asking.canDecide()) return false;
    return new Set(view.moves.map((move) => move.same)).size > 1;
  }

  get cards(): AdvisedMove[] {
    return this.#cards;
  }

  /** Whether all is thought that was to be. */
  get isReady(): boolean {
    return (this.advice?.progress ?? 0) >= 1;
  }

  /** Whether the figures can be shown yet. */
  get isPrecise(): boolean {
    return isPrecise(this.#cards, this.advice?.progress ?? 0);
  }

  /** What is marked on the board. */
  get marks(): ReadonlyMap<string, Mark> {
    return this.open && this.showsMarks ? this.#marks : NO_MARKS;
  }

  /** From where to where an arrow leads. */
  get moveEnds(): [string, string] | null {
    return this.open && this.showsMarks ? moveEnds(this.#cards[this.selected]?.move) : null;
  }

  /** What is to be seen, where one has made room for that. */
  get goalPiece(): string {
    const move = this.open && this.folded ? this.#cards[this.selected]?.move : undefined;
    return move?.path.findLast((step) => !step.startsWith("choice/")) ?? "";
  }

  toggle(): void {
    if (this.open) this.close();
    else if (this.isAvailable) void this.ask();
  }

  /** Ask; whoever has asked in this turn already is shown what was thought since. */
  async ask(): Promise<void> {
    const view = this.#asking.view();
    if (!view) return;
    const turn = this.#turn;
    if (turn !== this.#turnAsked) this.advice = null;
    [this.#turnAsked, this.open, this.selected, this.error] = [turn, true, 0, null];
    [this.showsMarks, this.folded] = [true, false];
    const goes = () => this.open && this.#turnAsked === turn;
    try {
      if (this.#announcedTurn !== turn) await this.#asking.send({ do: "hint", seat: view.viewer });
      this.#announcedTurn = turn;
      while (goes() && !this.isReady) {
        const advice = await transport.advice(this.#asking.table, view.viewer);
        if (goes()) this.advice = advice;
      }
    } catch (error) {
      // The table may have forgotten that one asked; then one asks anew.
      if (error instanceof Refusal) this.#announcedTurn = "";
      if (goes()) this.error = error;
    }
  }

  /** Show a card, and its way on the board. */
  show(place: number): void {
    [this.selected, this.showsMarks] = [place, true];
  }

  /** Put it away; it is there again as long as nothing has changed. */
  close(): void {
    this.open = false;
    void tick().then(() => document.querySelector<HTMLElement>("[data-hint]")?.focus());
  }

  /** Put it away for a move, which has the next word. */
  leave(): void {
    this.open = false;
  }

  /** The position it was about is lost, and so is that one asked. */
  forget(): void {
    this.#reset();
    this.#announcedTurn = "";
  }

  /** The position has moved on. Whoever was reading goes back to what is asked. */
  #reset(): void {
    const reading = !!document.activeElement?.closest("[data-hint-panel]");
    [this.#turnAsked, this.open, this.advice, this.error] = ["", false, null, null];
    if (reading)
      void tick().then(() => document.querySelector<HTMLElement>(".prompt .sentence")?.focus());
  }
}

const turnOf = (view: View | null) => (view ? `${view.viewer} ${view.turn}` : "");
