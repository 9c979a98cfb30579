/** A moment as people say it: the day and the hour, by the reader's own clock. */
import { words } from "./messages.svelte";

export const formatDateTime = (at: number): string =>
  new Intl.DateTimeFormat(words.language, { dateStyle: "medium", timeStyle: "short" }).format(at);
