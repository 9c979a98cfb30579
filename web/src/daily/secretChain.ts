/**
 * Check of the hash chain of daily secrets.
 *
 * The secrets of the days, held together: each that is told must be the hash of the next. This browser
 * keeps the first it was told and the newest, so that whoever keeps the tables cannot exchange them.
 */
import { asciiBytes, hexToBytes, sha256 } from "../lib/hashing";
import type { Published } from "../transport/api";
import { startOfDay } from "../lib/calendar";
import { readJson, writeJson } from "../lib/storage";

const STORAGE_KEY = "feldspar.days";
const DAY_MS = 86_400_000;
/** Nobody stays away for longer and still wants to know. */
const MAX_DAYS_APART = 4000;

/** What was found: since which day all fits, or that it does not. */
export interface ChainResult {
  since: string;
  fits: boolean;
}

/** The secret of a day so many days earlier. */
export function earlierSecret(secret: string, days: number): string {
  let found = secret;
  for (let n = 0; n < days; n++) found = sha256(asciiBytes("feldspar day"), hexToBytes(found));
  return found;
}

/** Holds what is told against what was told before, and keeps it if it fits. */
export function checkSecretChain(told: Published): ChainResult {
  const known = loadChain();
  const days = known ? Math.round((startOfDay(told.day) - startOfDay(known.last.day)) / DAY_MS) : 0;
  if (!known || Math.abs(days) > MAX_DAYS_APART) {
    saveChain({ since: told.day, last: told });
    return { since: told.day, fits: true };
  }
  const [newer, older] = days < 0 ? [known.last, told] : [told, known.last];
  const fits = earlierSecret(newer.secret, Math.abs(days)) === older.secret;
  if (fits) saveChain({ since: known.since, last: newer });
  return { since: known.since, fits };
}

interface StoredChain {
  since: string;
  last: Published;
}

function loadChain(): StoredChain | null {
  const found = readJson(STORAGE_KEY) as StoredChain | null;
  try {
    return found && startOfDay(found.last.day) > 0 && typeof found.last.secret === "string"
      ? found
      : null;
  } catch {
    return null; // somebody has written there who is not us
  }
}

const saveChain = (what: StoredChain): void => writeJson(STORAGE_KEY, what);
