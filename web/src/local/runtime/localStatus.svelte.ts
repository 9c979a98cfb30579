/** Status of the local runtime: download progress, failure, offline cache and pending update. */
import type { LoadProgress } from "./messages";

class LocalStatus {
  progress: LoadProgress = $state.raw({ step: "fetch", done: 0, total: 0 });
  /** How many questions wait for an answer. */
  waiting = $state(0);
  /** Why nothing can be played here: the browser cannot, or starting went wrong. */
  failed: "" | "wasm" | "start" = $state("");
  /** Set once everything needed without a network is kept. */
  kept = $state(false);
  /** Changes to the newer version that has come. */
  renew: (() => void) | null = $state.raw(null);

  get isReady(): boolean {
    return this.progress.step === "ready";
  }

  /** How much of all that is needed has come, from 0 to 1. */
  get share(): number {
    const { done, total } = this.progress;
    return this.isReady ? 1 : total && done / total;
  }

  fail(why: "wasm" | "start"): void {
    this.failed = why;
  }
}

export const localStatus = new LocalStatus();
