/** Judges a recorded game bit by bit, and goes on where it was left. */
import { transport } from "../transport";
import { Refusal, Unreachable } from "../transport/api";
import { grown, isDone, type Known } from "./luckAccounts";
import { keep, kept } from "./reviewStore";

/** Whoever asked too often, or was not answered, asks again so much later, in milliseconds. */
const LATER = 2_000;
/** So often in a row; then it is told. */
const TRIES = 30;
/** So many decisions are asked about at once; fewer, if that takes too long. */
const AT_ONCE = 4;

export class Judging {
  known: Known | null = $state.raw(null);
  wrong: unknown = $state.raw(null);
  #stopped = false;

  constructor(readonly record: string) {
    this.known = kept(record);
  }

  async run(): Promise<void> {
    let [tries, most] = [0, AT_ONCE];
    while (!this.#stopped && !(this.known && isDone(this.known))) {
      try {
        const part = await transport.query("review", {
          record: this.record,
          at: this.known?.next ?? 0,
          most,
        });
        if (this.#stopped) return;
        this.known = grown(this.known, part);
        keep(this.record, this.known);
        tries = 0;
      } catch (error) {
        if (!passes(error) || ++tries > TRIES) {
          this.wrong = error;
          return;
        }
        most = Math.ceil(most / 2);
        await new Promise((ready) => setTimeout(ready, waitFor(error)));
      }
    }
  }

  stop(): void {
    this.#stopped = true;
  }
}

/** What is only for now: nobody is there, or too much is asked at once. */
function passes(error: unknown): boolean {
  if (error instanceof Unreachable) return true;
  return error instanceof Refusal && /^refused-(too|busy)/.test(error.key);
}

const waitFor = (error: unknown) =>
  error instanceof Unreachable && error.after ? error.after : LATER;
