/**
 * Retry of a command whose answer was lost.
 *
 * A command with a key is carried out once, however often it is sent: so one whose answer is lost is
 * sent again, for a while, before anybody is bothered with it; and as long as there is no connection.
 */
import { Unreachable } from "../../transport/api";

/** How long to wait before each further try, in milliseconds, unless asked for more. */
const RETRY_WAITS_MS = [1_000, 2_000, 5_000, 10_000];
/** Whoever asks for more than this is not waited for. */
const MAX_RETRY_MS = 30_000;

/** How long to wait between two tries while there is no connection. */
const OFFLINE_WAIT_MS = 10_000;

export interface Retry {
  /** Whether nobody waits for it any more. */
  left(): boolean;
  /** Whether there is no connection. */
  isOffline?(): boolean;
  pause?(time: number): Promise<void>;
}

export async function retryCommand(
  send: () => Promise<void>,
  { left, isOffline = () => false, pause = wait }: Retry,
): Promise<void> {
  let unsure = false;
  for (let tries = 0; ; tries++) {
    try {
      return await send();
    } catch (error) {
      if (!(error instanceof Unreachable)) throw error;
      // What may have been done once may have been, whatever is said of a later try.
      unsure ||= error.unsure;
      const last = new Unreachable(error.cause, error.after, unsure);
      const time = RETRY_WAITS_MS[tries] ?? (isOffline() ? OFFLINE_WAIT_MS : null);
      if (time === null || error.after > MAX_RETRY_MS || left()) throw last;
      await pause(Math.max(time, error.after));
      if (left()) throw last;
    }
  }
}

const wait = (time: number) => new Promise<void>((resolve) => setTimeout(resolve, time));
