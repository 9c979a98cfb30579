/**
 * Table host for a puzzle.
 *
 * A puzzle: a real position, and one decision that is much the best. It is to the table page what the
 * transport is; whatever is tried changes nothing.
 */
import { marksOf, cardsOf } from "../hint/adviceCards";
import type { Move } from "../scene/model";
import type { Mark } from "../scene/stage";
import type { EmbeddedTable } from "../table/session/embeddedTable";
import { transport } from "../transport";
import {
  Refusal,
  type Advised,
  type Command,
  type Listener,
  type Posed,
  type Subscription,
  type Tried,
  type Why,
} from "../transport/api";
import { say } from "../i18n/messages.svelte";
import { saveSolved } from "./solvedPuzzles";

/** A decision that was judged, with its move. */
export interface RatedMove {
  move: Move;
  advised: Advised;
}

export class Puzzle implements EmbeddedTable {
  readonly look = "puzzled";
  posed: Posed | null = $state.raw(null);
  tried: Tried | null = $state.raw(null);
  /** How often something was tried. */
  tries = $state(0);
  /** Whether one wanted to be shown. */
  wasRevealed = $state(false);
  error: unknown = $state.raw(null);
  isOver = $derived(this.wasRevealed || !!this.tried?.found);
  #on: Listener | null = null;
  #turns = 0;

  number = $state(0);

  constructor(
    readonly game: string,
    number: number,
  ) {
    this.number = number;
  }

  // --- TableHost, as the table page calls it -----------------------------------------------------

  get note(): string {
    return say("puzzle-note");
  }

  status(status: string): string {
    return status;
  }

  /** What is shown on the board once it is solved: the best decision, and nothing before. */
  get marks(): ReadonlyMap<string, Mark> | undefined {
    if (!this.isOver) return undefined;
    const { judged = [] } = this.tried ?? {};
    const advice = { seat: 0, turn: 0, best: judged.slice(0, 1), chances: [], progress: 1 };
    return marksOf(cardsOf({ ...advice, goals: [], trap: null }, this.#moves), 0);
  }

  open(_: string, __: number | null, on: Listener): Subscription {
    this.#on = on;
    void this.#load();
    return { look: () => undefined, close: () => (this.#on = null) };
  }

  async command(_: string, command: Command): Promise<void> {
    if (command.do === "submit") await this.try(command.action);
  }

  why(_: string, __: number, touched: string[]): Promise<Why> {
    return transport.query("puzzle/why", { game: this.game, number: this.number, touched });
  }

  // --- what its own page asks -------------------------------------------------------------------

  /** Tries a decision; null: one wants to be shown. */
  async try(decision: string | null): Promise<void> {
    const tried = await transport.query("puzzle/try", {
      game: this.game,
      number: this.number,
      decision,
    });
    [this.tried, this.wasRevealed] = [tried, this.wasRevealed || decision === null];
    if (decision !== null) this.tries += 1;
    if (this.isOver) saveSolved(this.game, this.number, this.wasRevealed ? 0 : this.tries);
    this.#publish(false);
  }

  async #load(): Promise<void> {
    try {
      this.posed = await transport.query("puzzle", { game: this.game, number: this.number });
      this.#publish(true);
    } catch (error) {
      this.error = error;
      // Whoever has solved all of them begins again.
      if (!(error instanceof Refusal) || this.number === 1) return;
      [this.number, this.error] = [1, null];
      await this.#load();
    }
  }

  get #moves(): Move[] {
    return this.posed?.view.moves ?? [];
  }

  /** What was judged, the best first. */
  get ratedMoves(): RatedMove[] {
    return (this.tried?.judged ?? []).flatMap((advised) => {
      const move = this.#moves.find(({ decision }) => decision === advised.decision);
      return move ? [{ move, advised }] : [];
    });
  }

  /** What was tried last, if it was not the best. */
  get lastMiss(): Advised | null {
    const { tried } = this;
    if (!tried || tried.found || tried.place === null) return null;
    return tried.judged[tried.place] ?? null;
  }

  #publish(whole: boolean): void {
    if (!this.posed) return;
    const others = say("bot-names").split(", ");
    const turn = ++this.#turns;
    const { view } = this.posed;
    const players = view.players.map((player, seat) =>
      view.mine.includes(seat)
        ? player
        : { ...player, kind: "bot" as const, name: others[seat] ?? "" },
    );
    const moves = this.isOver ? [] : view.moves;
    this.#on?.views([{ ...view, turn, news: turn, players, moves }], whole);
  }
}
