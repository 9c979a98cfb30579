/** Reviews kept as long as the tab is: whoever leaves and comes back finds what is known. */
import type { Known } from "./luckAccounts";

const PLACE = "feldspar.reviews";
/** Older ones are forgotten. */
const KEPT = 4;

type Kept = [string, Known][];

export function kept(record: string): Known | null {
  return all().find(([key]) => key === keyOf(record))?.[1] ?? null;
}

export function keep(record: string, known: Known): void {
  const key = keyOf(record);
  const now: Kept = [[key, known], ...all().filter(([other]) => other !== key)];
  try {
    sessionStorage.setItem(PLACE, JSON.stringify(now.slice(0, KEPT)));
  } catch {
    // full, or forbidden: then it lasts as long as the page
  }
}

function all(): Kept {
  try {
    const found: unknown = JSON.parse(sessionStorage.getItem(PLACE) ?? "[]");
    return Array.isArray(found) ? (found as Kept) : [];
  } catch {
    return [];
  }
}

/** A text as a short number: two of four will hardly be alike. */
export function keyOf(text: string): string {
  let [a, b] = [0xdeadbeef, 0x41c6ce57];
  for (let i = 0; i < text.length; i += 1) {
    const letter = text.charCodeAt(i);
    a = Math.imul(a ^ letter, 2654435761);
    b = Math.imul(b ^ letter, 1597334677);
  }
  return `${text.length}-${(a >>> 0).toString(36)}${(b >>> 0).toString(36)}`;
}
