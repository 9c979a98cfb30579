/** Header of the current page: title, note, turn alert and tools. */
import type { Snippet } from "svelte";

class PageHeader {
  title = $state("");
  /** A few words beside the title, such as where the game stands. */
  note = $state("");
  /** What calls me back to the page, said before its title. */
  turnCall = $state("");
  /** What can be done there at any time, where the bar has room for it and the page has not. */
  tools: Snippet | null = $state.raw(null);
}

export const pageHeader = new PageHeader();
