/**
 * Adds bytes of this page's own to the dice of a table, without anybody's help: first the seals of
 * all seats played here, then, once everybody has sealed theirs, the bytes. No bytes are said to a
 * table that goes back on what it first promised. Every view is looked at, and what is done already
 * is not done again: so another tab, a reload or a lost answer do no harm.
 */
import type { Command, Fair, Seal, Unseal, View } from "../transport/contract";
import { PROTOCOL } from "./dice";
import { draw, drawn, keepSeals, promised, witness } from "./promised";

/** How the dice stand, seen from this page. */
export interface Outlook {
  /** Whether the table now promises something else than it first did. */
  broken: boolean;
  /** My seats whose sealed bytes are awaited and are not in this browser. */
  lost: number[];
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

  constructor(
    readonly table: string,
    /** Carries a command out, or fails. */
    readonly carry: (command: Command) => Promise<void>,
  ) {}

  /** Does what there is to do for a view. */
  look(view: View): Outlook {
    const before = view.status === "open" || view.status === "sealing";
    if (!this.#seen && (before || promised(this.table))) {
      this.#seen = true;
      witness(this.table, view.fair.commitment);
    }
    const broken = this.#broken(view);
    const awaited = before ? view.fair.awaited.filter((seat) => view.mine.includes(seat)) : [];
    const lost = awaited.filter((seat) => {
      const seal = view.fair.seals[seat]!;
      return seal && !drawn(this.table, seal);
    });
    if (!broken) for (const seat of awaited) void this.#due(view, seat);
    return { broken, lost };
  }

  /** The seal to sit down with; none if what the table promises is not what it did. */
  seal(view: View, seat: number): Pick<Seal, "seal" | "dice"> | null {
    return this.#broken(view) ? null : this.#mine(view.fair, seat);
  }

  #broken({ fair }: View): boolean {
    const first = promised(this.table);
    return first !== null && first.commitment !== fair.commitment;
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
    if (!seal) return this.#say({ do: "seal", seat, ...this.#mine(fair, seat) });
    const all = fair.awaited.every((other) => fair.seals[other]);
    const entropy = drawn(this.table, seal);
    if (status !== "sealing" || !all || !entropy) return;
    this.#drawn.delete(seat); // whoever sits here next adds others
    keepSeals(this.table, fair.seals);
    return this.#say({ do: "unseal", seat, entropy });
  }

  /** Says it once. If that fails it is tried again with the next view: perhaps it was done. */
  async #say(wish: Omit<Seal, "key"> | Omit<Unseal, "key">): Promise<void> {
    const key = wish.do === "seal" ? wish.seal.slice(0, 32) : wish.entropy;
    if (this.#saying.has(key)) return;
    this.#saying.add(key);
    await this.carry({ ...wish, key: `${wish.do} ${key}` }).catch(() => undefined);
    this.#saying.delete(key);
  }
}
