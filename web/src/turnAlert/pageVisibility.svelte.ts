/** Visibility and focus of the page. */

class PageVisibility {
  #hidden = $state(document.hidden);
  #focused = $state(document.hasFocus());

  constructor() {
    const look = () => {
      this.#hidden = document.hidden;
      this.#focused = document.hasFocus();
    };
    document.addEventListener("visibilitychange", look);
    addEventListener("focus", look);
    addEventListener("blur", look);
  }

  get hidden(): boolean {
    return this.#hidden;
  }
  /** In front, with the keyboard in it. */
  get here(): boolean {
    return !this.#hidden && this.#focused;
  }
}

export const pageVisibility = new PageVisibility();
