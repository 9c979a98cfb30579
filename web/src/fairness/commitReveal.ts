/**
 * Adds bytes of this page's own to the dice of a table, without anybody's help: first the seals of
 * all seats played here, then, once everybody has sealed theirs, the bytes. No bytes are said to a
 * table that goes back on what it first promised. Every view is looked at, and what is done already
 * is not done again: so another tab, a reload or a lost answer do no harm. After whatever was said the
 * last view is looked at again in a while: if it failed, and only this page is awaited, no other
 * view comes.
 */
import type { Command, Fair, Seal, Unseal, View } from "../transport/contract";
import { commandKey } from "../lib/hashing";
import { PROTOCOL } from "./verifyRecord";
import {
  draw,
  drawn,
  isFleeting,
  keepBroken,
  keepSeals,
  keepTold,
  promised,
  protocolOf,
  witness,
} from "./commitmentStore";

/** How long to wait for a view that shows what was said, in milliseconds: first, and at most. */
const FIRST_WAIT = 5_000;
const LONGEST_WAIT = 30_000;

/** How the dice stand, seen from this page. */
export interface Outlook {
  /** Whether the table now promises something else than it first did. */
  broken: boolean;
  /** My seats whose sealed bytes are awaited and are not in this browser. */
  lost: number[];
  /** Whether bytes that are awaited would be lost with this page. */
  fleeting: boolean;
}

/** Whether all have sealed, and tell their bytes now: nobody cancels any more, and leaving is resigning. */
export function isOpening({ status, fair }: View): boolean {
  return status === "sealing" && fair.awaited.every((seat) => fair.seals[seat]);
}

export class Sealing {
  #seen = false;
  /** The seals drawn here for seats that have none yet. */
  #drawn = new Map<number, string>();
  #saying = new Set<string>();
  #view: View | null = null;
  #wait = FIRST_WAIT;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #closed = false;

  constructor(
    readonly table: string,
    /** Carries a command out, or fails. */
    readonly carry: (command: Command) => Promise<void>,
  ) {}

  /** Does what there is to do for a view. */
  look(view: View): Outlook {
    if (view !== this.#view) this.#wait = FIRST_WAIT;
    this.#view = view;
    const before = view.status === "open" || view.status === "sealing";
    if (!this.#seen && (before || promised(this.table))) {
      this.#seen = true;
      witness(this.table, view.fair);
    }
    const broken = this.#broken(view);
    if (broken) keepBroken(this.table);
    const awaited = before ? view.fair.awaited.filter((seat) => view.mine.includes(seat)) : [];
    const lost = awaited.filter((seat) => {
      const seal = view.fair.seals[seat]!;
      return seal && !drawn(this.table, seal);
    });
    if (!broken) for (const seat of awaited) void this.#due(view, seat);
    return { broken, lost, fleeting: awaited.length > 0 && isFleeting(this.table) };
  }

  /** Says nothing more. */
  close(): void {
    this.#closed = true;
    clearTimeout(this.#timer);
  }

  /** The seal to sit down with; none if what the table promises is not what it did. */
  seal(view: View, seat: number): Pick<Seal, "seal" | "dice"> | null {
    return this.#broken(view) ? null : this.#mine(view.fair, seat);
  }

  #broken({ fair }: View): boolean {
    const first = promised(this.table);
    const protocol = protocolOf(first, (seal) => drawn(this.table, seal)) ?? fair.dice;
    return first !== null && (first.commitment !== fair.commitment || protocol !== fair.dice);
  }

  /** A table of a protocol this page does not know refuses its seal, and says why. */
  #mine(fair: Fair, seat: number): Pick<Seal, "seal" | "dice"> {
    const dice = Math.min(fair.dice, PROTOCOL);
    const seal = this.#drawn.get(seat) ?? draw(this.table, dice, fair.commitment, seat);
    this.#drawn.set(seat, seal);
    return { seal, dice };
  }

  #due({ status, fair }: View, seat: number): Promise<void> | void {
    const seal = fair.seals[seat]!;
    if (!seal) {
      const own = this.#mine(fair, seat);
      // The table may have lost this very seal since it took it, as seats were moved: no old key.
      return this.#say({ do: "seal", seat, ...own, key: commandKey() }, own.seal);
    }
    const all = fair.awaited.every((other) => fair.seals[other]);
    const entropy = drawn(this.table, seal);
    if (status !== "sealing" || !all || !entropy) return;
    this.#drawn.delete(seat); // whoever sits here next adds others
    keepSeals(this.table, fair);
    // The same key each time: that they are told already is answered as if they were told now.
    const told = () => keepTold(this.table, seal);
    return this.#say({ do: "unseal", seat, entropy, key: `unseal ${entropy}` }, seal, told);
  }

  /** Says it, unless it is being said. */
  async #say(command: Seal | Unseal, seal: string, done?: () => void): Promise<void> {
    const what = `${command.do} ${seal}`;
    if (this.#saying.has(what)) return;
    this.#saying.add(what);
    try {
      await this.carry(command);
      done?.();
    } catch {
      // perhaps it was done, perhaps it can be done later: the next look shows it
    }
    this.#saying.delete(what);
    this.#lookAgain();
  }

  #lookAgain(): void {
    if (this.#closed || this.#timer) return;
    this.#timer = setTimeout(() => {
      this.#timer = undefined;
      if (this.#view) this.look(this.#view);
    }, this.#wait);
    this.#wait = Math.min(2 * this.#wait, LONGEST_WAIT);
  }
}
