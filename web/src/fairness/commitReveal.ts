/**
 * Client side of the commit-reveal protocol for the dice of a table.
 *
 * Adds bytes of this page's own to the dice of a table, without anybody's help: first the seals of
 * all seats played here, then, once everybody has sealed theirs, the bytes. No bytes are said to a
 * table that goes back on what it first promised. Every view is looked at, and what is done already
 * is not done again: so another tab, a reload or a lost answer do no harm. After whatever was said the
 * last view is looked at again in a while: if it failed, and only this page is awaited, no other
 * view comes.
 */
import type { Command, Fair, Seal, Unseal, View } from "../transport/contract";
import { newCommandKey } from "../lib/hashing";
import { CURRENT_PROTOCOL } from "./verifyRecord";
import {
  drawEntropy,
  entropyFor,
  hasUnsavedEntropy,
  markBroken,
  saveSeals,
  saveRevealedSeal,
  loadCommitment,
  protocolOf,
  recordCommitment,
} from "./commitmentStore";

/** How long to wait for a view that shows what was said, in milliseconds: first, and at most. */
const FIRST_RETRY_MS = 5_000;
const MAX_RETRY_MS = 30_000;

/** How the dice stand, seen from this page. */
export interface DiceStatus {
  /** Whether the table now promises something else than it first did. */
  broken: boolean;
  /** My seats whose sealed bytes are awaited and are not in this browser. */
  lostSeats: number[];
  /** Whether bytes that are awaited would be lost with this page. */
  unsavedBytes: boolean;
}

/** Whether all have sealed, and tell their bytes now: nobody cancels any more, and leaving is resigning. */
export function isRevealing({ status, fair }: View): boolean {
  return status === "sealing" && fair.awaited.every((seat) => fair.seals[seat]);
}

export class CommitReveal {
  #recorded = false;
  /** The seals drawn here for seats that have none yet. */
  #seals = new Map<number, string>();
  #sending = new Set<string>();
  #view: View | null = null;
  #wait = FIRST_RETRY_MS;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #closed = false;

  constructor(
    readonly table: string,
    /** Carries a command out, or fails. */
    readonly execute: (command: Command) => Promise<void>,
  ) {}

  /** Does what there is to do for a view. */
  update(view: View): DiceStatus {
    if (view !== this.#view) this.#wait = FIRST_RETRY_MS;
    this.#view = view;
    const before = view.status === "open" || view.status === "sealing";
    if (!this.#recorded && (before || loadCommitment(this.table))) {
      this.#recorded = true;
      recordCommitment(this.table, view.fair);
    }
    const broken = this.#isBroken(view);
    if (broken) markBroken(this.table);
    const awaited = before ? view.fair.awaited.filter((seat) => view.mine.includes(seat)) : [];
    const lost = awaited.filter((seat) => {
      const sealFor = view.fair.seals[seat]!;
      return sealFor && !entropyFor(this.table, sealFor);
    });
    if (!broken) for (const seat of awaited) void this.#sendDue(view, seat);
    return {
      broken,
      lostSeats: lost,
      unsavedBytes: awaited.length > 0 && hasUnsavedEntropy(this.table),
    };
  }

  /** Says nothing more. */
  close(): void {
    this.#closed = true;
    clearTimeout(this.#timer);
  }

  /** The seal to sit down with; none if what the table promises is not what it did. */
  seal(view: View, seat: number): Pick<Seal, "seal" | "dice"> | null {
    return this.#isBroken(view) ? null : this.#sealOfSeat(view.fair, seat);
  }

  #isBroken({ fair }: View): boolean {
    const first = loadCommitment(this.table);
    const protocol = protocolOf(first, (seal) => entropyFor(this.table, seal)) ?? fair.dice;
    return first !== null && (first.commitment !== fair.commitment || protocol !== fair.dice);
  }

  /** A table of a protocol this page does not know refuses its seal, and says why. */
  #sealOfSeat(fair: Fair, seat: number): Pick<Seal, "seal" | "dice"> {
    const dice = Math.min(fair.dice, CURRENT_PROTOCOL);
    const seal = this.#seals.get(seat) ?? drawEntropy(this.table, dice, fair.commitment, seat);
    this.#seals.set(seat, seal);
    return { seal, dice };
  }

  #sendDue({ status, fair }: View, seat: number): Promise<void> | void {
    const seal = fair.seals[seat]!;
    if (!seal) {
      const own = this.#sealOfSeat(fair, seat);
      // The table may have lost this very seal since it took it, as seats were moved: no old key.
      return this.#send({ do: "seal", seat, ...own, key: newCommandKey() }, own.seal);
    }
    const all = fair.awaited.every((other) => fair.seals[other]);
    const entropy = entropyFor(this.table, seal);
    if (status !== "sealing" || !all || !entropy) return;
    this.#seals.delete(seat); // whoever sits here next adds others
    saveSeals(this.table, fair);
    // The same key each time: that they are told already is answered as if they were told now.
    const markRevealed = () => saveRevealedSeal(this.table, seal);
    return this.#send(
      { do: "unseal", seat, entropy, key: `unseal ${entropy}` },
      seal,
      markRevealed,
    );
  }

  /** Says it, unless it is being said. */
  async #send(command: Seal | Unseal, seal: string, done?: () => void): Promise<void> {
    const what = `${command.do} ${seal}`;
    if (this.#sending.has(what)) return;
    this.#sending.add(what);
    try {
      await this.execute(command);
      done?.();
    } catch {
      // perhaps it was done, perhaps it can be done later: the next look shows it
    }
    this.#sending.delete(what);
    this.#scheduleUpdate();
  }

  #scheduleUpdate(): void {
    if (this.#closed || this.#timer) return;
    this.#timer = setTimeout(() => {
      this.#timer = undefined;
      if (this.#view) this.update(this.#view);
    }, this.#wait);
    this.#wait = Math.min(2 * this.#wait, MAX_RETRY_MS);
  }
}
