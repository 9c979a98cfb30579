/** How this page stands on its own: whether its house is open, and whether a newer one has come. */
import type { Progress } from "../messages";

class Alone {
  progress: Progress = $state.raw({ step: "fetch", done: 0, total: 0 });
  /** How many questions wait for an answer. */
  waiting = $state(0);
  /** Why nothing can be played here: the browser cannot, or starting went wrong. */
  failed: "" | "wasm" | "start" = $state("");
  /** Set once everything needed without a network is kept. */
  kept = $state(false);
  /** Changes to the newer version that has come. */
  renew: (() => void) | null = $state.raw(null);

  get ready(): boolean {
    return this.progress.step === "ready";
  }

  /** How much of all that is needed has come, from 0 to 1. */
  get share(): number {
    const { done, total } = this.progress;
    return this.ready ? 1 : total && done / total;
  }

  fail(why: "wasm" | "start"): void {
    this.failed = why;
  }
}

export const alone = new Alone();
