/** Date and time in the reader's language and time zone. */
import { words } from "./messages.svelte";

export const formatDateTime = (at: number): string =>
  new Intl.DateTimeFormat(words.language, { dateStyle: "medium", timeStyle: "short" }).format(at);
