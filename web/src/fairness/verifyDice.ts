/**
 * Verification of the dice of a finished table.
 *
 * Dice nobody chose, checked by whoever plays: the page derives anew what the table promised, and
 * says of each step whether it has checked it or not. The same steps as `table/core/fairness.py`.
 */
import type { LogLine, RulesChecker, View } from "../transport/api";
import { parseDice, findFaults, promiseOf, type Dice, type DicePromise } from "./verifyRecord";
import { protocolOf, type StoredCommitment } from "./commitmentStore";

/** One thing that was looked at: as it must be, not as it must be, or not to be told from here. */
export interface Finding {
  verdict: "good" | "bad" | "unknown";
  /** The message that says it. */
  key: string;
}

/** What this page kept of a table: what it saw before the game, and its bytes under their seal. */
export interface StoredDice {
  commitment: StoredCommitment | null;
  entropyFor(seal: string): string;
}

const goodFinding = (key: string): Finding => ({ verdict: "good", key });
const badFinding = (key: string): Finding => ({ verdict: "bad", key });
const unknownFinding = (key: string): Finding => ({ verdict: "unknown", key });

/** What was found out without the rules of the game, of a table that is over. */
export interface DiceReport {
  found: Finding[];
  /**
   * Which promise that leaves; "broken" if anything is not as it must be, "missing" if this page set
   * about telling bytes that are not in the dice.
   */
  promise: DicePromise | "daily" | "unseen" | "missing" | "broken";
}

export function verifyTable(view: View, record: string, kept: StoredDice): DiceReport {
  const dice = parseDice(record);
  const found = dice ? checkDice(view, dice, kept) : [badFinding("fair-record-unreadable")];
  if (!dice || found.some(({ verdict }) => verdict === "bad")) return { found, promise: "broken" };
  if (kept.commitment?.seals && missingSeats(dice, kept).length)
    return { found, promise: "missing" };
  if (view.daily) return { found, promise: "daily" };
  return { found, promise: hasSeenSeals(dice, kept) ? promiseOf(dice) : "unseen" };
}

/** Whether this page saw the seals before it told bytes of its own: no record tells which came first. */
function hasSeenSeals(dice: Dice, { commitment }: StoredDice): boolean {
  return promiseOf(dice) === "none" || !!commitment?.seals;
}

function checkDice(view: View, dice: Dice, kept: StoredDice): Finding[] {
  const wrong = findFaults(dice);
  return [
    ...(isSameAsShown(view, dice) ? [] : [badFinding("fair-record-other")]),
    ...(isAsPromised(view, dice, kept) ? [] : [badFinding("fair-protocol-other")]),
    checkSecret(dice, wrong, kept),
    checkOwnEntropy(view, dice, kept),
    checkSeals(dice, wrong, kept),
    wrong.includes("verify-other-seed")
      ? badFinding("fair-seed-other")
      : goodFinding("fair-seed-follows"),
  ];
}

/** Whether a record says of the dice what the table says of them, of every seat and no other. */
function isSameAsShown({ fair, players, daily }: View, dice: Dice): boolean {
  const seats = [...Array(dice.seats).keys()];
  return (
    (!daily || promiseOf(dice) === "none") &&
    seats.every((seat) => !isWithheld(dice, seat) || players[seat]?.resigned) &&
    isDeepEqual(
      players.map(({ kind }) => kind === "bot"),
      seats.map((seat) => dice.bots.has(seat)),
    ) &&
    isDeepEqual(
      [fair.dice, fair.commitment, fair.secret, fair.seals, fair.entropy],
      [
        dice.protocol,
        dice.commitment,
        dice.secret,
        seats.map((seat) => dice.seals.get(seat) ?? ""),
        seats.map((seat) => dice.entropy.get(seat) ?? ""),
      ],
    )
  );
}

/** Whether a seat did not tell what it had sealed, which is resigning. */
function isWithheld({ protocol, seals, entropy }: Dice, seat: number): boolean {
  return protocol !== 1 && seals.has(seat) && !entropy.has(seat);
}

/** Whether the dice were drawn by the protocol that was promised first; and not like those of a day,
 * to which nobody adds, if this page told bytes of its own. */
function isAsPromised(
  { daily }: View,
  { protocol }: Dice,
  { commitment, entropyFor }: StoredDice,
): boolean {
  const first = protocolOf(commitment, entropyFor) ?? protocol;
  return first === protocol && !(daily && commitment?.seals);
}

const SECRET_FAULTS = [
  "verify-other-protocol",
  "verify-no-secret",
  "verify-other-secret",
  "verify-short-secret",
];

function checkSecret(
  { commitment }: Dice,
  wrong: string[],
  { commitment: promised }: StoredDice,
): Finding {
  const other = promised && promised.commitment !== commitment;
  if (other || wrong.some((key) => SECRET_FAULTS.includes(key)))
    return badFinding("fair-secret-other");
  return promised ? goodFinding("fair-secret-promised") : unknownFinding("fair-secret-unseen");
}

/** The bytes this page drew, by seat: it knows them by their seals, whoever's the table says the
 * seats are, and whatever has become of the seals since. */
function ownEntropyOf(
  { seals }: Dice,
  { commitment, entropyFor }: StoredDice,
): Map<number, string> {
  const all = [...(commitment?.seals ?? []).entries(), ...seals];
  return new Map(
    all.flatMap(([seat, seal]) => (entropyFor(seal) ? [[seat, entropyFor(seal)]] : [])),
  );
}

/** The seats whose bytes this page drew and sealed, and that are not in the dice. */
function missingSeats(dice: Dice, kept: StoredDice): number[] {
  return [...ownEntropyOf(dice, kept).keys()].filter((seat) => !dice.entropy.has(seat));
}

function checkOwnEntropy({ mine }: View, dice: Dice, kept: StoredDice): Finding {
  const here = ownEntropyOf(dice, kept);
  const out = missingSeats(dice, kept);
  const { seals = [], told = [] } = kept.commitment ?? {};
  if ([...here].some(([seat, own]) => (dice.entropy.get(seat) ?? own) !== own))
    return badFinding("fair-own-other");
  if (out.some((seat) => told.includes(seals[seat] ?? ""))) return badFinding("fair-own-left-out");
  if (out.length === here.size)
    return unknownFinding(here.size ? "fair-own-missing" : "fair-own-none");
  const all = !out.length && mine.every((seat) => here.has(seat));
  return all ? goodFinding("fair-own-all") : unknownFinding("fair-own-some");
}

function checkSeals(dice: Dice, wrong: string[], kept: StoredDice): Finding {
  const before = kept.commitment?.seals;
  const any = (...keys: string[]) => keys.some((key) => wrong.includes(key));
  if (any("verify-unowed", "verify-no-seal", "verify-length"))
    return badFinding("fair-seals-unowed");
  if (any("verify-other-seal")) return badFinding("fair-seals-other");
  if (any("verify-withheld")) return badFinding("fair-seals-missing");
  if (before && hasLateSeal(dice, before, protocolOf(kept.commitment, kept.entropyFor)))
    return badFinding("fair-seals-late");
  switch (promiseOf(dice)) {
    case "none":
      return unknownFinding("fair-seals-none");
    case "withheld":
      return unknownFinding("fair-seals-withheld");
    case "partial":
    case "open-1":
      return unknownFinding("fair-seals-some");
    default:
      return before ? goodFinding("fair-seals-all") : unknownFinding("fair-seals-unseen");
  }
}

/** Whether a seal is another than when this page told its bytes; if the first protocol was promised,
 * one of bytes that were added, as others might still sit down. */
function hasLateSeal(
  { seats, seals, entropy }: Dice,
  before: readonly string[],
  protocol: number | null,
): boolean {
  return [...Array(Math.max(seats, before.length)).keys()].some(
    (seat) =>
      (seals.get(seat) ?? "") !== (before[seat] ?? "") && (protocol !== 1 || entropy.get(seat)),
  );
}

/** Plays the whole game again, and compares its end and all this viewer was told of it. */
export async function verifyReplay(
  view: View,
  record: string,
  rules: RulesChecker,
): Promise<Finding> {
  const { checked, end } = await rules.play(record, view.viewer);
  const same =
    !checked.wrong.length &&
    isDeepEqual(checked.scores, view.scores) &&
    isDeepEqual(checked.places, view.places) &&
    isLogConsistent(view.log, end.log);
  return same ? goodFinding("fair-game-same") : badFinding("fair-game-other");
}

/**
 * Whether all that was told follows from the game: line by line what playing it again tells, and
 * between that only what happened to the table, which no rule knows and which is worth no points.
 */
export function isLogConsistent(told: readonly LogLine[], played: readonly LogLine[]): boolean {
  let next = 0;
  for (const line of told) {
    const other = played[next];
    if (other && isDeepEqual(comparableFields(line), comparableFields(other))) next++;
    else if (line.rule || line.points) return false;
  }
  return next === played.length;
}

const comparableFields = ({ seat, text, rule, points }: LogLine) => ({ seat, text, rule, points });

/** Whether two pieces of plain data say the same, in whatever order their fields stand. */
function isDeepEqual(one: unknown, other: unknown): boolean {
  if (typeof one !== "object" || typeof other !== "object" || !one || !other) return one === other;
  const names = Object.keys(one);
  const field = (of: object, name: string) => (of as { [name: string]: unknown })[name];
  return (
    names.length === Object.keys(other).length &&
    names.every((name) => isDeepEqual(field(one, name), field(other, name)))
  );
}

/** The seed a record was played with. */
export function seedOf(record: string): string {
  return /^seed: ([0-9a-f]+)$/m.exec(record)?.[1] ?? "";
}

/** A view with the secret of its dice: of a table of the day that was given up only the record
    tells it. */
export function withSecret(view: View, record: string): View {
  const secret = view.fair.secret ?? /^secret: ([0-9a-f]+)$/m.exec(record)?.[1] ?? null;
  return { ...view, fair: { ...view.fair, secret } };
}
