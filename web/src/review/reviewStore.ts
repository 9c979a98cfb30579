/** Store of reviews in sessionStorage, so that a reload finds what is known. */
import type { KnownReview } from "./luckAccounts";

const STORAGE_KEY = "feldspar.reviews";
/** Older ones are forgotten. */
const MAX_REVIEWS = 4;

type StoredReviews = [string, KnownReview][];

export function loadReview(record: string): KnownReview | null {
  return loadAll().find(([key]) => key === shortHash(record))?.[1] ?? null;
}

export function saveReview(record: string, known: KnownReview): void {
  const key = shortHash(record);
  const now: StoredReviews = [[key, known], ...loadAll().filter(([other]) => other !== key)];
  try {
    sessionStorage.setItem(STORAGE_KEY, JSON.stringify(now.slice(0, MAX_REVIEWS)));
  } catch {
    // full, or forbidden: then it lasts as long as the page
  }
}

function loadAll(): StoredReviews {
  try {
    const found: unknown = JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? "[]");
    return Array.isArray(found) ? (found as StoredReviews) : [];
  } catch {
    return [];
  }
}

/** A text as a short number: two of four will hardly be alike. */
export function shortHash(text: string): string {
  let [a, b] = [0xdeadbeef, 0x41c6ce57];
  for (let i = 0; i < text.length; i += 1) {
    const letter = text.charCodeAt(i);
    a = Math.imul(a ^ letter, 2654435761);
    b = Math.imul(b ^ letter, 1597334677);
  }
  return `${text.length}-${(a >>> 0).toString(36)}${(b >>> 0).toString(36)}`;
}
