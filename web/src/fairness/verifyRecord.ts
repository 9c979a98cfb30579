/**
 * Verification of the dice of a recorded game.
 *
 * The dice of a recorded game, checked as `table/core/fairness.py` checks them: the same faults by the
 * same keys. Nothing but the text of the record is believed, and of that only what is written as
 * every record is. `docs/fair-dice.md` has the protocol step by step.
 */
import type { Fair } from "../transport/contract";
import { asciiBytes, hexToBytes, sha256 } from "../lib/hashing";

/** How much is promised of the dice, if nothing is wrong with them. */
export type DicePromise = Fair["promise"];

/** Bytes by seat, in hex. */
export type BySeat = ReadonlyMap<number, string>;

/** What a record says of its dice; bytes are in hex. */
export interface Dice {
  format: number;
  protocol: number;
  seats: number;
  bots: ReadonlySet<number>;
  commitment: string;
  seals: BySeat;
  entropy: BySeat;
  secret: string | null;
  seed: string | null;
  /** The seats that resigned before the first decision. */
  resigned: ReadonlySet<number>;
}

/** The newest protocol this page knows. */
export const CURRENT_PROTOCOL = 2;
const SECRET_HEX_DIGITS = 64;
const ENTROPY_HEX_DIGITS = 32;
/** The most that a seat could add by the first protocol. */
const MAX_ENTROPY_HEX_DIGITS_1 = 64;

/** What a seat publishes of the bytes it will add. */
export function sealOf(
  protocol: number,
  commitment: string,
  seat: number,
  entropy: string,
): string {
  if (protocol === 1) return sha256(asciiBytes("feldspar seal"), hexToBytes(entropy));
  return sha256(asciiBytes("feldspar seal 2"), hexToBytes(commitment), [seat], hexToBytes(entropy));
}

/** The key of all chance: from the secret, and the bytes of each seat that added any. */
export function chanceKey(secret: string, entropy: BySeat): string {
  const added = sortedSeats(entropy.keys()).flatMap((seat) => [
    [seat],
    hexToBytes(entropy.get(seat)!),
  ]);
  return sha256(asciiBytes("feldspar key 2"), hexToBytes(secret), ...added);
}

/** The key by the first protocol. */
export function chanceKey1(secret: string, seats: number, entropy: BySeat): string {
  const added = [...Array(seats).keys()].flatMap((seat) => {
    const own = hexToBytes(entropy.get(seat) ?? "");
    return [[seat, own.length], own];
  });
  return sha256(asciiBytes("feldspar"), hexToBytes(secret), ...added);
}

// ------------------------------------------------------------------------------------- the check

/** Each thing that is not as it must be; none if the dice of a record can be trusted. */
export function findRecordFaults(record: string): string[] {
  const dice = parseDice(record);
  return dice ? findFaults(dice) : ["verify-unreadable"];
}

export function findFaults(dice: Dice): string[] {
  const { protocol, secret, seed, seals, entropy } = dice;
  if (protocol !== 1 && protocol !== CURRENT_PROTOCOL) return ["verify-other-protocol"];
  if (secret === null || seed === null) return ["verify-no-secret"];
  const found = sha256(hexToBytes(secret)) === dice.commitment ? [] : ["verify-other-secret"];
  const people = peopleOf(dice);
  const spoken = sortedSeats(new Set([...seals.keys(), ...entropy.keys()]));
  for (const seat of spoken) if (!people.has(seat)) found.push("verify-unowed");
  return [...found, ...(protocol === 1 ? checkEntropy1(dice, secret) : checkEntropy(dice, secret))];
}

/** How much is promised if nothing is wrong. */
export function promiseOf(dice: Dice): DicePromise {
  const { seals, entropy } = dice;
  const people = [...peopleOf(dice)];
  const missing = people.filter((seat) => !entropy.get(seat));
  if (missing.length === people.length) return "none";
  if (dice.protocol === 1)
    return missing.length || people.some((seat) => !seals.has(seat)) ? "open-1" : "sealed-1";
  if (people.some((seat) => !seals.has(seat))) return "partial";
  if (missing.length) return "withheld";
  return people.length > 1 ? "sealed" : "alone";
}

function checkEntropy({ seals, entropy, resigned, ...dice }: Dice, secret: string): string[] {
  const found = secret.length === SECRET_HEX_DIGITS ? [] : ["verify-short-secret"];
  const committed = sha256(hexToBytes(secret));
  const mixed = new Map<number, string>();
  for (const seat of sortedSeats(peopleOf({ ...dice, seals, entropy, resigned }))) {
    const [seal, own] = [seals.get(seat), entropy.get(seat)];
    if (seal === undefined) {
      if (own !== undefined) found.push("verify-no-seal");
    } else if (own === undefined) {
      if (!resigned.has(seat)) found.push("verify-withheld");
    } else if (own.length !== ENTROPY_HEX_DIGITS) found.push("verify-length");
    else if (seal !== sealOf(CURRENT_PROTOCOL, committed, seat, own))
      found.push("verify-other-seal");
    else mixed.set(seat, own);
  }
  return chanceKey(secret, mixed) === dice.seed ? found : [...found, "verify-other-seed"];
}

function checkEntropy1({ seats, seals, entropy, seed }: Dice, secret: string): string[] {
  const found: string[] = [];
  for (const seat of sortedSeats(seals.keys())) {
    const own = entropy.get(seat);
    if (own !== undefined && seals.get(seat) !== sealOf(1, "", seat, own))
      found.push("verify-other-seal");
  }
  const fits = [...entropy.values()].every(({ length }) => length <= MAX_ENTROPY_HEX_DIGITS_1);
  const follows = fits && chanceKey1(secret, seats, entropy) === seed;
  return follows ? found : [...found, "verify-other-seed"];
}

/** The seats people had; format 1 does not name bots, which add nothing. */
function peopleOf({ format, seats, bots, entropy }: Dice): Set<number> {
  if (format === 1) return new Set(entropy.keys());
  return new Set([...Array(seats).keys()].filter((seat) => !bots.has(seat)));
}

const sortedSeats = (seats: Iterable<number>) => [...seats].sort((one, other) => one - other);

// ------------------------------------------------------------------------------------ the record

/** The fields of a header in the order in which they are written; of a seat, if `seat`. */
const FIELDS = new Map(
  (
    [
      ["game", false],
      ["rules", false],
      ["seats", false],
      ["title", false],
      ["option", false],
      ["player", true],
      ["bot", true],
      ["dice", false],
      ["commitment", false],
      ["seal", true],
      ["entropy", true],
      ["secret", false],
      ["seed", false],
    ] as const
  ).map(([name, seat], rank) => [name as string, { seat, rank }]),
);
/** What format 1 does not have. */
const NEWER = ["bot", "dice", "seal"];
const NUMBER = /^(0|[1-9][0-9]{0,8})$/;
const HEX = /^([0-9a-f]{2})*$/;
const MAX_SEATS = 16;
/** A name and a value, neither too long nor with anything in it that is not shown. */
const LINE = /^(?=.{1,1000}$)[^\p{Cc}]+: [^\p{Cc}]*$/u;

/** What a record says of its dice; null if it cannot be read, or is not written as records are. */
export function parseDice(record: string): Dice | null {
  const lines = record.split("\n");
  const format = ["feldspar record 1", "feldspar record 2"].indexOf(lines[0]!) + 1;
  const header = lines.slice(1, lines.indexOf(""));
  const fields = new Map<string, string>();
  let last: [rank: number, seat: number] = [-1, -1];
  for (const line of header) {
    if (!LINE.test(line)) return null;
    const [name, value] = splitAt(line, ": ");
    const [what, which] = splitAt(name, " ");
    const field = FIELDS.get(what);
    if (!field || fields.has(name) || (format === 1 && NEWER.includes(what))) return null;
    if ((what === "option") !== (which !== "") && !field.seat) return null;
    if (field.seat && !NUMBER.test(which)) return null;
    const place: [number, number] = [field.rank, field.seat ? Number(which) : -1];
    if (place[0] < last[0] || (place[0] === last[0] && place[1] < last[1])) return null;
    fields.set(name, value);
    last = place;
  }
  const seats = fields.get("seats") ?? "";
  const protocol = fields.get("dice") ?? "1";
  if (!format || !record.endsWith("\n") || fields.get("title") === "") return null;
  if (!fields.has("game") || !NUMBER.test(fields.get("rules") ?? "")) return null;
  if (!NUMBER.test(seats) || !NUMBER.test(protocol)) return null;
  if (Number(seats) < 1 || Number(seats) > MAX_SEATS || fields.get("dice") === "1") return null;
  const of = (what: string) => parseSeatFields(fields, what, Number(seats));
  const [players, bots, seals, entropy] = ["player", "bot", "seal", "entropy"].map(of);
  const [secret, seed] = ["secret", "seed"].map((name) => fields.get(name) ?? null);
  if (!players || !bots || !seals || !entropy) return null;
  const all = [...seals.values(), ...entropy.values(), secret ?? "", seed ?? ""];
  if (!all.every((value) => HEX.test(value))) return null;
  return {
    format,
    protocol: Number(protocol),
    seats: Number(seats),
    bots: new Set(bots.keys()),
    commitment: fields.get("commitment") ?? "",
    seals,
    entropy,
    secret: secret ?? null,
    seed: seed ?? null,
    resigned: resignedBeforeStart(lines, format),
  };
}

/** What a header says of each seat; null if of one that is not there. */
function parseSeatFields(
  fields: ReadonlyMap<string, string>,
  what: string,
  seats: number,
): Map<number, string> | null {
  const found = new Map<number, string>();
  for (const [name, value] of fields)
    if (name.startsWith(`${what} `)) found.set(Number(name.slice(what.length + 1)), value);
  return [...found.keys()].every((seat) => seat < seats) ? found : null;
}

/** The seats that resigned after no decision at all. */
function resignedBeforeStart(lines: string[], format: number): Set<number> {
  const decisions = lines.indexOf("") + 1;
  const end = lines.indexOf("", decisions);
  const said = end < 0 || format === 1 ? [] : lines.slice(end + 1, lines.indexOf("", end + 1));
  return new Set(
    said.flatMap((line) => {
      const found = /^resigned (0|[1-9][0-9]*): 0$/.exec(line);
      return found ? [Number(found[1])] : [];
    }),
  );
}

function splitAt(text: string, by: string): [string, string] {
  const at = text.indexOf(by);
  return at < 0 ? [text, ""] : [text.slice(0, at), text.slice(at + by.length)];
}
