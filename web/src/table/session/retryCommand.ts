/**
 * Retry of a command whose answer was lost.
 *
 * A command with a key is carried out once, however often it is sent: so one whose answer is lost is
 * sent again, for a while, before anybody is bothered with it.
 */
import { Unreachable } from "../../transport/api";

/** How long to wait before each further try, in milliseconds, unless asked for more. */
const RETRY_WAITS_MS = [1_000, 2_000, 5_000, 10_000];
/** Whoever asks for more than this is not waited for. */
const MAX_RETRY_MS = 30_000;

export async function retryCommand(send: () => Promise<void>, left: () => boolean): Promise<void> {
  let unsure = false;
  for (const wait of [...RETRY_WAITS_MS, null]) {
    try {
      return await send();
    } catch (error) {
      if (!(error instanceof Unreachable)) throw error;
      // What may have been done once may have been, whatever is said of a later try.
      unsure ||= error.unsure;
      const last = new Unreachable(error.cause, error.after, unsure);
      if (wait === null || error.after > MAX_RETRY_MS || left()) throw last;
      await pause(Math.max(wait, error.after));
      if (left()) throw last;
    }
  }
}

const pause = (time: number) => new Promise((resolve) => setTimeout(resolve, time));
