/** A table followed live: the last view of it, how things stand with its keeper, and requests. */
import { transport } from "../transport";
import { Refusal, type Request, type Subscription, type View } from "../transport/transport";

/** A request without what is the same for all of them. */
type Wish = Request extends infer R ? (R extends Request ? Omit<R, "key"> : never) : never;

/** What went wrong, as a message key and the rule that forbids it. */
export interface Problem {
  key: string;
  rule: string;
}

export class Live {
  view: View | null = $state.raw(null);
  offline = $state(false);
  gone = $state(false);
  /** Whether a request is on its way. */
  busy = $state(false);
  problem: Problem | null = $state.raw(null);
  #subscription: Subscription;

  constructor(readonly id: string) {
    this.#subscription = transport.open(id, null, {
      view: (view) => (this.view = view),
      offline: (offline) => (this.offline = offline),
      gone: () => (this.gone = true),
    });
  }

  /** Look from another of my seats. */
  look(seat: number): void {
    this.#subscription.look(seat);
  }

  close(): void {
    this.#subscription.close();
  }

  /** Ask something of the table; true if it was done. */
  async send(wish: Wish): Promise<boolean> {
    this.busy = true;
    this.problem = null;
    try {
      await transport.command(this.id, { ...wish, key: crypto.randomUUID() } as Request);
      return true;
    } catch (error) {
      this.problem =
        error instanceof Refusal
          ? { key: error.key, rule: error.rule }
          : { key: "table-unreachable", rule: "" };
      return false;
    } finally {
      this.busy = false;
    }
  }
}
