/**
 * A hint: asked for once in a turn, which everybody is told, then thought about for a while. It is
 * about one position, and gone when that has moved on.
 */
import { tick, untrack } from "svelte";
import type { Mark } from "../scene/stage";
import type { CommandWithoutKey } from "../table/session/liveTable.svelte";
import { transport } from "../transport";
import { Refusal, type Advice, type View } from "../transport/api";
import { cardsOf, legible, marksOf, wayOf, type Card } from "./adviceCards";

export interface Asking {
  table: string;
  view(): View | null;
  /** Whether the seat looked from is to decide now. */
  mine(): boolean;
  /** Say something to the table; throws if it was not done. */
  tell(wish: CommandWithoutKey): Promise<void>;
}

const NO_MARKS: ReadonlyMap<string, Mark> = new Map();

export class Hint {
  open = $state(false);
  /** The card that is looked at, by its place. */
  shown = $state(0);
  /** Whether the board shows what is advised. */
  marked = $state(true);
  /** Whether it is out of the way, where there is no room beside the board. */
  folded = $state(false);
  advice: Advice | null = $state.raw(null);
  /** Why none came. */
  error: unknown = $state.raw(null);
  #asking: Asking;
  /** The turn it is about, and the last of which the others were told. */
  #about = $state("");
  #told = "";
  #turn = $derived.by(() => turnOf(this.#asking.view()));
  #cards = $derived.by(() => cardsOf(this.advice, this.#asking.view()?.moves ?? []));
  #marks = $derived.by(() => marksOf(this.#cards, this.shown));

  constructor(asking: Asking) {
    this.#asking = asking;
    $effect(() => {
      if (this.#about && (this.#turn !== this.#about || !asking.mine()))
        untrack(() => this.#drop());
    });
  }

  /** Whether one may ask now: there is something to decide, and the table allows it. */
  get offered(): boolean {
    const view = this.#asking.view();
    if (!view?.hints || !this.#asking.mine()) return false;
    return new Set(view.moves.map((move) => move.same)).size > 1;
  }

  get cards(): Card[] {
    return this.#cards;
  }

  /** Whether all is thought that was to be. */
  get ready(): boolean {
    return (this.advice?.progress ?? 0) >= 1;
  }

  /** Whether the figures can be shown yet. */
  get legible(): boolean {
    return legible(this.#cards, this.advice?.progress ?? 0);
  }

  /** What is marked on the board. */
  get marks(): ReadonlyMap<string, Mark> {
    return this.open && this.marked ? this.#marks : NO_MARKS;
  }

  /** From where to where an arrow leads. */
  get way(): [string, string] | null {
    return this.open && this.marked ? wayOf(this.#cards[this.shown]?.move) : null;
  }

  /** What is to be seen, where one has made room for that. */
  get goal(): string {
    const move = this.open && this.folded ? this.#cards[this.shown]?.move : undefined;
    return move?.path.findLast((step) => !step.startsWith("choice/")) ?? "";
  }

  toggle(): void {
    if (this.open) this.close();
    else if (this.offered) void this.ask();
  }

  /** Ask; whoever has asked in this turn already is shown what was thought since. */
  async ask(): Promise<void> {
    const view = this.#asking.view();
    if (!view) return;
    const turn = this.#turn;
    if (turn !== this.#about) this.advice = null;
    [this.#about, this.open, this.shown, this.error] = [turn, true, 0, null];
    [this.marked, this.folded] = [true, false];
    const goes = () => this.open && this.#about === turn;
    try {
      if (this.#told !== turn) await this.#asking.tell({ do: "hint", seat: view.viewer });
      this.#told = turn;
      while (goes() && !this.ready) {
        const advice = await transport.advice(this.#asking.table, view.viewer);
        if (goes()) this.advice = advice;
      }
    } catch (error) {
      // The table may have forgotten that one asked; then one asks anew.
      if (error instanceof Refusal) this.#told = "";
      if (goes()) this.error = error;
    }
  }

  /** Show a card, and its way on the board. */
  show(place: number): void {
    [this.shown, this.marked] = [place, true];
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
    this.#drop();
    this.#told = "";
  }

  /** The position has moved on. Whoever was reading goes back to what is asked. */
  #drop(): void {
    const reading = !!document.activeElement?.closest("[data-hint-panel]");
    [this.#about, this.open, this.advice, this.error] = ["", false, null, null];
    if (reading)
      void tick().then(() => document.querySelector<HTMLElement>(".prompt .sentence")?.focus());
  }
}

const turnOf = (view: View | null) => (view ? `${view.viewer} ${view.turn}` : "");
