/** Loader of the views before a decision and after the better one. */
import { transport } from "../transport";
import type { Judgement, Move, View } from "../transport/api";

export interface Moment {
  before: View;
  /** What was decided and what would have been better, as moves. */
  taken: Move | null;
  better: Move | null;
}

/** The moments of a record that were asked for: each is asked once. */
export class MomentLoader {
  #moments = new Map<number, Promise<Moment>>();
  #after = new Map<number, Promise<View>>();

  constructor(readonly record: string) {}

  of(one: Judgement): Promise<Moment> {
    return cachedByMoment(this.#moments, one.at, () => this.#moment(one));
  }

  /** How it looks after the better decision, to whoever would have taken it. */
  after({ at, seat, better }: Judgement): Promise<View> {
    const line = [`${seat} ${better}`];
    return cachedByMoment(this.#after, at, () =>
      transport.query("copy", { record: this.record, at, line, seat }),
    );
  }

  async #moment({ at, seat, decision, better }: Judgement): Promise<Moment> {
    const before = await transport.query("copy", { record: this.record, at, seat });
    const move = (written: string) => before.moves.find((one) => one.decision === written) ?? null;
    return { before, taken: move(decision), better: move(better) };
  }
}

function cachedByMoment<Found>(
  known: Map<number, Promise<Found>>,
  at: number,
  ask: () => Promise<Found>,
) {
  const found = known.get(at) ?? ask();
  known.set(at, found);
  found.catch(() => known.delete(at));
  return found;
}
