/** How this page stands on its own: whether its house is open, and whether a newer one has come. */
import type { Progress } from "./messages";

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

  fail(why: "wasm" | "start"): void {
    this.failed = why;
  }
}

export const alone = new Alone();
