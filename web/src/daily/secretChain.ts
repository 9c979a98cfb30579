/**
 * The secrets of the days, held together: each that is told must be the hash of the next. This browser
 * keeps the first it was told and the newest, so that whoever keeps the tables cannot exchange them.
 */
import { ascii, bytes, sha256 } from "../lib/hashing";
import type { Published } from "../transport/api";
import { beginning } from "../lib/calendar";

const PLACE = "feldspar.days";
const DAY = 86_400_000;
/** Nobody stays away for longer and still wants to know. */
const FARTHEST = 4000;

/** What was found: since which day all fits, or that it does not. */
export interface Chained {
  since: string;
  fits: boolean;
}

/** The secret of a day so many days earlier. */
export function before(secret: string, days: number): string {
  let found = secret;
  for (let n = 0; n < days; n++) found = sha256(ascii("feldspar day"), bytes(found));
  return found;
}

/** Holds what is told against what was told before, and keeps it if it fits. */
export function witnessed(told: Published): Chained {
  const known = kept();
  const days = known ? Math.round((beginning(told.day) - beginning(known.last.day)) / DAY) : 0;
  if (!known || Math.abs(days) > FARTHEST) {
    keep({ since: told.day, last: told });
    return { since: told.day, fits: true };
  }
  const [newer, older] = days < 0 ? [known.last, told] : [told, known.last];
  const fits = before(newer.secret, Math.abs(days)) === older.secret;
  if (fits) keep({ since: known.since, last: newer });
  return { since: known.since, fits };
}

interface Kept {
  since: string;
  last: Published;
}

function kept(): Kept | null {
  try {
    const found = JSON.parse(localStorage.getItem(PLACE) ?? "null") as Kept | null;
    return found && beginning(found.last.day) > 0 && typeof found.last.secret === "string"
      ? found
      : null;
  } catch {
    return null; // a browser may forbid it, or somebody has written there who is not us
  }
}

function keep(what: Kept): void {
  try {
    localStorage.setItem(PLACE, JSON.stringify(what));
  } catch {
    // then nothing is held against it next time
  }
}
