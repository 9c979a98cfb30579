/** Live table: the latest view, the state of the connection, and commands. */
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
import { newCommandKey } from "../../lib/hashing";
import { retryCommand } from "./retryCommand";
import { deleteIfUnrevealed } from "../../fairness/commitmentStore";
import { CommitReveal } from "../../fairness/commitReveal";

const UNREACHABLE_KEY = "table-unreachable";
/** It is not known whether what was asked for was done. */
const UNSURE_KEY = "refused-unsure";

/** Whoever keeps the table one is at: of a copy, that is the page itself. */
export interface TableHost extends Pick<Transport, "open" | "command"> {
  why(table: string, seat: number, touched: string[]): Promise<Why>;
  closeUp?(table: string, seat: number): Promise<Scene>;
}

/** The tables of the page's own transport. */
export const transportHost: TableHost = {
  open: (table, seat, on) => transport.open(table, seat, on),
  command: (table, command) => transport.command(table, command),
  why: (table, seat, touched) => transport.queryTable("why", table, { seat, touched }),
  closeUp: (table, seat) => transport.queryTable("closer", table, { seat }),
};

/** A command without its key. */
export type CommandWithoutKey = Command extends infer C
  ? C extends Command
    ? Omit<C, "key">
    : never
  : never;

/** What went wrong; `refusalMessage` words it. */
export interface Problem {
  /** A message. */
  key: string;
  /** The rule that forbids it, if one does. */
  rule: string;
  /** English for programmers, for want of a message. */
  text: string;
}

export class LiveTable {
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
  lostSeats: number[] = $state.raw([]);
  /** Whether bytes of mine that are awaited are in this page alone, and lost if it is left. */
  unsavedBytes = $state(false);
  #subscription: Subscription;
  #commitReveal: CommitReveal;
  #closed = false;

  /** `told` hears of all views there have been, the newest last. */
  constructor(
    readonly id: string,
    told: Listener["views"] = () => undefined,
    readonly host: TableHost = transportHost,
  ) {
    this.#commitReveal = new CommitReveal(id, (command) => this.#execute(command));
    this.#subscription = host.open(id, null, {
      views: (views, whole, back = 0) => {
        if (back) this.back = back;
        this.#show(views.at(-1)!);
        told(views, whole, back);
      },
      presence: (seats) => (this.presence = seats),
      thinking: (share) => (this.thinking = share),
      offline: (offline) => {
        // What happens meanwhile is not heard of; whoever answers again says how it is then.
        if (offline) this.presence = [];
        // Once somebody answers again, nobody need be told that nobody did.
        if (!offline && this.offline && this.problem?.key === UNREACHABLE_KEY) this.problem = null;
        this.offline = offline;
      },
      signedOut: () => (this.problem = problemOf(new Refusal("refused-session"))),
      gone: () => {
        this.gone = true;
        this.#commitReveal.close();
        deleteIfUnrevealed(id);
      },
      refused: (why) => (this.refused = problemOf(why)),
    });
  }

  /** Look from another of my seats. */
  look(seat: number): void {
    this.#subscription.look(seat);
  }

  close(): void {
    this.#closed = true;
    this.#commitReveal.close();
    this.#subscription.close();
  }

  /** Ask something of the table; true if it was done. */
  async send(wish: CommandWithoutKey): Promise<boolean> {
    this.busy = true;
    this.problem = null;
    try {
      await this.ask(wish);
      return true;
    } catch (error) {
      this.problem = problemOf(error);
      return false;
    } finally {
      this.busy = false;
    }
  }

  /** The same for whoever says themselves what went wrong; meanwhile all else goes on. */
  ask(wish: CommandWithoutKey): Promise<void> {
    return this.#execute({ ...this.#withSeal(wish), key: newCommandKey() });
  }

  #show(view: View): void {
    this.view = view;
    this.thinking = null;
    const { broken, lostSeats, unsavedBytes } = this.#commitReveal.update(view);
    this.lostSeats = lostSeats;
    this.unsavedBytes = unsavedBytes;
    if (broken) this.problem ??= { key: "fair-broken", rule: "", text: "" };
  }

  /** Whoever sits down seals bytes of their own. */
  #withSeal(wish: CommandWithoutKey): CommandWithoutKey {
    if (wish.do !== "join" || wish.seal || !this.view) return wish;
    return { ...wish, ...this.#commitReveal.seal(this.view, wish.seat) };
  }

  #execute(command: Command): Promise<void> {
    return retryCommand(
      () => this.host.command(this.id, command),
      () => this.#closed,
    );
  }
}

function problemOf(error: unknown): Problem {
  if (error instanceof Refusal) return { key: error.key, rule: error.rule, text: error.text };
  const key =
    error instanceof Unreachable
      ? error.unsure
        ? UNSURE_KEY
        : UNREACHABLE_KEY
      : error instanceof Missing
        ? "missing-about"
        : "broken-about";
  return { key, rule: "", text: "" };
}
