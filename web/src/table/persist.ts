/**
 * A command with a key is carried out once, however often it is sent: so one whose answer is lost is
 * sent again, for a while, before anybody is bothered with it.
 */
import { Unreachable } from "../transport/transport";

/** How long to wait before each further try, in milliseconds, unless asked for more. */
const WAITS = [1_000, 2_000, 5_000, 10_000];
/** Whoever asks for more than this is not waited for. */
const LONGEST = 30_000;

export async function persist(send: () => Promise<void>, left: () => boolean): Promise<void> {
  for (const wait of WAITS) {
    try {
      return await send();
    } catch (error) {
      if (!(error instanceof Unreachable) || error.after > LONGEST || left()) throw error;
      await pause(Math.max(wait, error.after));
      if (left()) throw error;
    }
  }
  return send();
}

const pause = (time: number) => new Promise((resolve) => setTimeout(resolve, time));
