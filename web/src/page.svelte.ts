/** What the page on show calls itself, in the browser's tab and in the bar above it. */

class Page {
  title = $state("");
  /** A few words beside the title, such as where the game stands. */
  note = $state("");
}

export const page = new Page();
