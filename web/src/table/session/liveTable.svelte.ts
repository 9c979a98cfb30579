/** A table followed live: the last view of it, how things stand with its keeper, and commands. */
import { transport } from "../../transport";
import {
  Missing,
  Refusal,
  Unreachable,
  type Command,
  type Listener,
  type Presence,
  type Scene,
  type Subscription,
  type Transport,
  type View,
  type Why,
} from "../../transport/api";
import { commandKey } from "../../lib/hashing";
import { persist } from "./retryCommand";
import { forgetDeleted } from "../../fairness/commitmentStore";
import { Sealing } from "../../fairness/commitReveal";

const UNREACHABLE = "table-unreachable";
/** It is not known whether what was asked for was done. */
const UNSURE = "refused-unsure";

/** Whoever keeps the table one is at: of a copy, that is the page itself. */
export interface Host extends Pick<Transport, "open" | "command"> {
  why(table: string, seat: number, touched: string[]): Promise<Why>;
  closer?(table: string, seat: number): Promise<Scene>;
}

/** The tables of the page's own transport. */
export const tables: Host = {
  open: (table, seat, on) => transport.open(table, seat, on),
  command: (table, command) => transport.command(table, command),
  why: (table, seat, touched) => transport.queryTable("why", table, { seat, touched }),
  closer: (table, seat) => transport.queryTable("closer", table, { seat }),
};

/** A command without its key. */
export type Wish = Command extends infer C ? (C extends Command ? Omit<C, "key"> : never) : never;

/** What went wrong; `sentence` (words/reason) says it. */
export interface Problem {
  /** A message. */
  key: string;
  /** The rule that forbids it, if one does. */
  rule: string;
  /** English for programmers, for want of a message. */
  text: string;
}

export class Live {
  view: View | null = $state.raw(null);
  /** Who of the others is here, for each seat, as far as that is known. */
  presence: (Presence | null)[] = $state.raw([]);
  /** How much of its decision a bot has thought, from 0 to 1; null where that is not known. */
  thinking: number | null = $state(null);
  offline = $state(false);
  gone = $state(false);
  /** Why the table is not shown, though there is one. */
  refused: Problem | null = $state.raw(null);
  /** Whether a command is on its way. */
  busy = $state(false);
  problem: Problem | null = $state.raw(null);
  /** When the table last changed as it stands, if it has lost what was shown after that; else 0. */
  back = $state(0);
  /** My seats whose bytes for the dice are awaited, but are not in this browser: others may begin
   * without them, or I leave the seat and sit down again. */
  lost: number[] = $state.raw([]);
  /** Whether bytes of mine that are awaited are in this page alone, and lost if it is left. */
  fleeting = $state(false);
  #subscription: Subscription;
  #sealing: Sealing;
  #closed = false;

  /** `told` hears of all views there have been, the newest last. */
  constructor(
    readonly id: string,
    told: Listener["views"] = () => undefined,
    readonly host: Host = tables,
  ) {
    this.#sealing = new Sealing(id, (command) => this.#carry(command));
    this.#subscription = host.open(id, null, {
      views: (views, whole, back = 0) => {
        if (back) this.back = back;
        this.#see(views.at(-1)!);
        told(views, whole, back);
      },
      presence: (seats) => (this.presence = seats),
      thinking: (share) => (this.thinking = share),
      offline: (offline) => {
        // What happens meanwhile is not heard of; whoever answers again says how it is then.
        if (offline) this.presence = [];
        // Once somebody answers again, nobody need be told that nobody did.
        if (!offline && this.offline && this.problem?.key === UNREACHABLE) this.problem = null;
        this.offline = offline;
      },
      signedOut: () => (this.problem = problem(new Refusal("refused-session"))),
      gone: () => {
        this.gone = true;
        this.#sealing.close();
        forgetDeleted(id);
      },
      refused: (why) => (this.refused = problem(why)),
    });
  }

  /** Look from another of my seats. */
  look(seat: number): void {
    this.#subscription.look(seat);
  }

  close(): void {
    this.#closed = true;
    this.#sealing.close();
    this.#subscription.close();
  }

  /** Ask something of the table; true if it was done. */
  async send(wish: Wish): Promise<boolean> {
    this.busy = true;
    this.problem = null;
    try {
      await this.ask(wish);
      return true;
    } catch (error) {
      this.problem = problem(error);
      return false;
    } finally {
      this.busy = false;
    }
  }

  /** The same for whoever says themselves what went wrong; meanwhile all else goes on. */
  ask(wish: Wish): Promise<void> {
    return this.#carry({ ...this.#sealed(wish), key: commandKey() });
  }

  #see(view: View): void {
    this.view = view;
    this.thinking = null;
    const { broken, lost, fleeting } = this.#sealing.look(view);
    this.lost = lost;
    this.fleeting = fleeting;
    if (broken) this.problem ??= { key: "fair-broken", rule: "", text: "" };
  }

  /** Whoever sits down seals bytes of their own. */
  #sealed(wish: Wish): Wish {
    if (wish.do !== "join" || wish.seal || !this.view) return wish;
    return { ...wish, ...this.#sealing.seal(this.view, wish.seat) };
  }

  #carry(command: Command): Promise<void> {
    return persist(
      () => this.host.command(this.id, command),
      () => this.#closed,
    );
  }
}

function problem(error: unknown): Problem {
  if (error instanceof Refusal) return { key: error.key, rule: error.rule, text: error.text };
  const key =
    error instanceof Unreachable
      ? error.unsure
        ? UNSURE
        : UNREACHABLE
      : error instanceof Missing
        ? "missing-about"
        : "broken-about";
  return { key, rule: "", text: "" };
}
