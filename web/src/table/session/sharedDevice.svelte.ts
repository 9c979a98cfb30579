/** Device shared by several players: who holds it, and who must take it. */
import type { View } from "../../transport/api";
import { mustDecide } from "../model/seatStatus";

export class SharedDevice {
  #view: () => View | null;
  #holder = $state(-1);
  #shared = $derived.by(() => {
    const view = this.#view();
    return (view?.mine.length ?? 0) > 1 && view?.status === "playing";
  });
  #next = $derived.by(() => {
    const view = this.#view();
    if (!view || mustDecide(view, view.viewer)) return view?.viewer ?? -1;
    return view.mine.find((seat) => mustDecide(view, seat)) ?? view.viewer;
  });
  #secret = $derived.by(() => this.#shared && !!this.#view()?.secret);

  /** `look` shows the table as another seat sees it. */
  constructor(view: () => View | null, look: (seat: number) => void) {
    this.#view = view;
    $effect(() => {
      if (this.#shared && this.#next !== view()?.viewer) look(this.#next);
    });
    $effect(() => {
      if (this.#shared && !this.#secret) this.#holder = -1;
    });
  }

  /** Whether what is for the eyes of one player alone waits until that player has it. */
  get isWaiting(): boolean {
    return this.#secret && this.#view()?.viewer !== this.#holder;
  }

  /** Whether it goes on to somebody else, who must not see what the one before saw. */
  get isLeaving(): boolean {
    return this.#secret && this.#view()?.viewer !== this.#next;
  }

  /** Whether nothing may be seen. */
  get mustPass(): boolean {
    return this.isWaiting || this.isLeaving;
  }

  /** Whoever it waits for has it now. */
  takeOver(): void {
    this.#holder = this.#view()?.viewer ?? -1;
  }
}
