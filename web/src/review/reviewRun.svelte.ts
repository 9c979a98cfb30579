/** Run of a review: requests the evaluation of a recorded game in batches, and resumes it. */
import { transport } from "../transport";
import { Refusal, Unreachable } from "../transport/api";
import { mergeReviewPart, isDone, type KnownReview } from "./luckAccounts";
import { saveReview, loadReview } from "./reviewStore";

/** Whoever asked too often, or was not answered, asks again so much later, in milliseconds. */
const RETRY_MS = 2_000;
/** So often in a row; then it is told. */
const MAX_TRIES = 30;
/** So many decisions are asked about at once; fewer, if that takes too long. */
const BATCH_DECISIONS = 4;

export class ReviewRun {
  known: KnownReview | null = $state.raw(null);
  error: unknown = $state.raw(null);
  #stopped = false;

  constructor(readonly record: string) {
    this.known = loadReview(record);
  }

  async run(): Promise<void> {
    let [tries, most] = [0, BATCH_DECISIONS];
    while (!this.#stopped && !(this.known && isDone(this.known))) {
      try {
        const part = await transport.query("review", {
          record: this.record,
          at: this.known?.next ?? 0,
          most,
        });
        if (this.#stopped) return;
        this.known = mergeReviewPart(this.known, part);
        saveReview(this.record, this.known);
        tries = 0;
      } catch (error) {
        if (!isTransient(error) || ++tries > MAX_TRIES) {
          this.error = error;
          return;
        }
        most = Math.ceil(most / 2);
        await new Promise((ready) => setTimeout(ready, retryDelay(error)));
      }
    }
  }

  stop(): void {
    this.#stopped = true;
  }
}

/** What is only for now: nobody is there, or too much is asked at once. */
function isTransient(error: unknown): boolean {
  if (error instanceof Unreachable) return true;
  return error instanceof Refusal && /^refused-(too|busy)/.test(error.key);
}

const retryDelay = (error: unknown) =>
  error instanceof Unreachable && error.after ? error.after : RETRY_MS;
