/**
 * Dice nobody chose, checked by whoever plays: the page derives anew what the table promised.
 * The same steps as `table/fairness.py`.
 */

/** What a finished table has told of its dice. */
export interface Told {
  commitment: string;
  secret: string;
  /** What each seat added, in hex, in order. */
  entropy: readonly string[];
  /** The key all chance came from. */
  seed: string;
}

/** "fair", or the message that says what is wrong; "unable" if this page may not compute. */
export type Verdict = "fair" | "unable" | "wrong-secret" | "wrong-seed";

export async function verdict(told: Told): Promise<Verdict> {
  // Browsers keep their cryptography from pages that travelled unprotected.
  if (!globalThis.crypto?.subtle) return "unable";
  if ((await sha256(bytes(told.secret))) !== told.commitment) return "wrong-secret";
  return (await chanceKey(told.secret, told.entropy)) === told.seed ? "fair" : "wrong-seed";
}

/** The key of all chance: from the secret, and what each seat added. */
export async function chanceKey(secret: string, entropy: readonly string[]): Promise<string> {
  const mixed = [...new TextEncoder().encode("feldspar"), ...bytes(secret)];
  entropy.forEach((added, seat) => {
    const own = bytes(added);
    mixed.push(seat, own.length, ...own);
  });
  return sha256(new Uint8Array(mixed));
}

/** The seed a record was played with. */
export function seedOf(record: string): string {
  return /^seed: ([0-9a-f]+)$/m.exec(record)?.[1] ?? "";
}

/** Random bytes of this page's own, in hex: no keeper of tables alone decides the dice. */
export function entropy(): string {
  return hex(crypto.getRandomValues(new Uint8Array(16)));
}

async function sha256(data: Uint8Array<ArrayBuffer>): Promise<string> {
  return hex(new Uint8Array(await crypto.subtle.digest("SHA-256", data)));
}

function bytes(written: string): Uint8Array<ArrayBuffer> {
  return new Uint8Array((written.match(/../g) ?? []).map((pair) => parseInt(pair, 16)));
}

function hex(data: Uint8Array): string {
  return [...data].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}
