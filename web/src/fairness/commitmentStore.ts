/**
 * Store of dice commitments and of this browser's own entropy, in localStorage.
 *
 * What this browser was promised of the dice of each table before the game, and the bytes it adds to
 * them itself: kept before anything is sent, so that at the end there is something to compare with.
 *
 * Bytes lie under their own seal. Two tabs may both draw some for one seat; whichever seal the table
 * takes names the right ones, and no tab can write over those of another.
 */
import type { Fair, TableOpened } from "../transport/contract";
import { randomHex } from "../lib/hashing";
import { CURRENT_PROTOCOL, sealOf } from "./verifyRecord";
import { isOnlyInMemory, itemKeys, readItem, removeItem, writeItem } from "../lib/storage";

const STORAGE_PREFIX = "feldspar.dice.";
const DAY_MS = 86_400_000;
/** How long what was checked at the end is kept, so that it can be looked at again. */
const CHECKED_RETENTION_MS = 30 * DAY_MS;
/** How long a table is kept that nobody has looked at. */
const UNSEEN_RETENTION_MS = 400 * DAY_MS;

export interface StoredCommitment {
  commitment: string;
  /** The protocol by which it draws; pages kept none before the second one. */
  dice?: number;
  /** When this browser last looked at the table, in milliseconds since 1970. */
  at: number;
  /** Whether the game is over and what was promised has been compared. */
  checked?: boolean;
  /** The seals of all seats as they were when this browser first said bytes of its own. */
  seals?: string[];
  /** Which of them the table then took the bytes of. */
  told?: string[];
  /** Whether it ever went back on its promise. */
  broken?: boolean;
}

/** Keeps what a new table promises, and returns its id. */
export function rememberCommitment({ table, commitment }: TableOpened): string {
  recordCommitment(table, { commitment });
  return table;
}

/** Keeps what a table promises, unless it has promised before: the first word counts. */
export function recordCommitment(
  table: string,
  { commitment, dice }: Pick<StoredCommitment, "commitment" | "dice">,
  now = Date.now(),
): void {
  deleteExpired(now);
  const known: Omit<StoredCommitment, "at"> = loadCommitment(table) ?? { commitment };
  // Once bytes are told it is too late to promise how they are used.
  save(table, known.seals ? { ...known, at: now } : { dice, ...known, at: now });
}

export function loadCommitment(table: string): StoredCommitment | null {
  try {
    return JSON.parse(readItem(STORAGE_PREFIX + table) ?? "null") as StoredCommitment | null;
  } catch {
    return null; // somebody has written there who is not us
  }
}

/** The protocol a table first promised: of what an older page kept, our own seals tell it. */
export function protocolOf(
  known: StoredCommitment | null,
  drawn: (seal: string) => string,
): number | null {
  if (known?.dice) return known.dice;
  const seals = known?.seals ?? [];
  const fits = (protocol: number) =>
    seals.some((seal, seat) => {
      const own = drawn(seal);
      return own && sealOf(protocol, known!.commitment, seat, own) === seal;
    });
  return [1, CURRENT_PROTOCOL].find(fits) ?? null;
}

/** Draws bytes for a seat of a table, keeps them, and returns their seal. */
export function drawEntropy(
  table: string,
  protocol: number,
  commitment: string,
  seat: number,
): string {
  const drawn = randomHex(16);
  const seal = sealOf(protocol, commitment, seat, drawn);
  writeItem(`${STORAGE_PREFIX}${table}/${seal}`, drawn);
  // A browser that made room by dropping them would cost the seat.
  void navigator.storage?.persist?.().catch(() => undefined);
  return seal;
}

/** Whether bytes drawn for a table are lost with this page, as the browser would not keep them. */
export function hasUnsavedEntropy(table: string): boolean {
  return isOnlyInMemory(`${STORAGE_PREFIX}${table}/`);
}

/** The bytes this browser drew for a table under a seal; "" if it has none such. */
export function entropyFor(table: string, seal: string): string {
  return (seal && readItem(`${STORAGE_PREFIX}${table}/${seal}`)) || "";
}

/** Keeps the seals all seats have when bytes of our own are said for the first time. */
export function saveSeals(table: string, { seals, dice }: Pick<Fair, "seals" | "dice">): void {
  const known = loadCommitment(table);
  if (known && !known.seals) save(table, { dice, ...known, seals });
}

/** The table took the bytes under a seal. */
export function saveRevealedSeal(table: string, seal: string): void {
  const known = loadCommitment(table);
  if (known && !known.told?.includes(seal))
    save(table, { ...known, told: [...(known.told ?? []), seal] });
}

export function markBroken(table: string): void {
  const known = loadCommitment(table);
  if (known && !known.broken) save(table, { ...known, broken: true });
}

/** What was promised has been compared with what came of it. */
export function markChecked(table: string, now = Date.now()): void {
  const known = loadCommitment(table);
  if (known && !known.checked) save(table, { ...known, checked: true, at: now });
}

/**
 * A table was deleted. One that knows our bytes, or broke its promise, is remembered all the same: or it
 * could come back under its old name with other dice, until somebody likes them.
 */
export function deleteIfUnrevealed(table: string): void {
  const known = loadCommitment(table);
  if (!known?.seals && !known?.broken) deleteCommitment(table);
}

export function deleteCommitment(table: string): void {
  for (const name of itemKeys(STORAGE_PREFIX))
    if (name === STORAGE_PREFIX + table || name.startsWith(`${STORAGE_PREFIX}${table}/`))
      removeItem(name);
}

/** Forgets what nobody will ask for any more. */
function deleteExpired(now: number): void {
  for (const name of itemKeys(STORAGE_PREFIX)) {
    const table = name.slice(STORAGE_PREFIX.length).split("/")[0]!;
    const known = loadCommitment(table);
    if (!known || known.at + (known.checked ? CHECKED_RETENTION_MS : UNSEEN_RETENTION_MS) < now)
      deleteCommitment(table);
  }
}

function save(table: string, known: StoredCommitment): void {
  writeItem(STORAGE_PREFIX + table, JSON.stringify(known));
}
