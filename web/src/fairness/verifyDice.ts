/**
 * Dice nobody chose, checked by whoever plays: the page derives anew what the table promised, and
 * says of each step whether it has checked it or not. The same steps as `table/fairness.py`.
 */
import type { LogLine, Rules, View } from "../transport/api";
import { diceOf, faultsOf, strengthOf, type Dice, type Strength } from "./verifyRecord";
import { protocolOf, type Promised } from "./commitmentStore";

/** One thing that was looked at: as it must be, not as it must be, or not to be told from here. */
export interface Finding {
  verdict: "good" | "bad" | "unknown";
  /** The message that says it. */
  key: string;
}

/** What this page kept of a table: what it saw before the game, and its bytes under their seal. */
export interface Kept {
  promised: Promised | null;
  drawn(seal: string): string;
}

const good = (key: string): Finding => ({ verdict: "good", key });
const bad = (key: string): Finding => ({ verdict: "bad", key });
const unknown = (key: string): Finding => ({ verdict: "unknown", key });

/** What was found out without the rules of the game, of a table that is over. */
export interface Examined {
  found: Finding[];
  /**
   * Which promise that leaves; "broken" if anything is not as it must be, "missing" if this page set
   * about telling bytes that are not in the dice.
   */
  promise: Strength | "daily" | "unseen" | "missing" | "broken";
}

export function examined(view: View, record: string, kept: Kept): Examined {
  const dice = diceOf(record);
  const found = dice ? findings(view, dice, kept) : [bad("fair-record-unreadable")];
  if (!dice || found.some(({ verdict }) => verdict === "bad")) return { found, promise: "broken" };
  if (kept.promised?.seals && missing(dice, kept).length) return { found, promise: "missing" };
  if (view.daily) return { found, promise: "daily" };
  return { found, promise: isSeen(dice, kept) ? strengthOf(dice) : "unseen" };
}

/** Whether this page saw the seals before it told bytes of its own: no record tells which came first. */
function isSeen(dice: Dice, { promised }: Kept): boolean {
  return strengthOf(dice) === "none" || !!promised?.seals;
}

function findings(view: View, dice: Dice, kept: Kept): Finding[] {
  const wrong = faultsOf(dice);
  return [
    ...(isShown(view, dice) ? [] : [bad("fair-record-other")]),
    ...(isAsPromised(view, dice, kept) ? [] : [bad("fair-protocol-other")]),
    secret(dice, wrong, kept),
    own(view, dice, kept),
    seals(dice, wrong, kept),
    wrong.includes("verify-other-seed") ? bad("fair-seed-other") : good("fair-seed-follows"),
  ];
}

/** Whether a record says of the dice what the table says of them, of every seat and no other. */
function isShown({ fair, players, daily }: View, dice: Dice): boolean {
  const seats = [...Array(dice.seats).keys()];
  return (
    (!daily || strengthOf(dice) === "none") &&
    seats.every((seat) => !isWithheld(dice, seat) || players[seat]?.resigned) &&
    equal(
      players.map(({ kind }) => kind === "bot"),
      seats.map((seat) => dice.bots.has(seat)),
    ) &&
    equal(
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
function isAsPromised({ daily }: View, { protocol }: Dice, { promised, drawn }: Kept): boolean {
  const first = protocolOf(promised, drawn) ?? protocol;
  return first === protocol && !(daily && promised?.seals);
}

const SECRET = [
  "verify-other-protocol",
  "verify-no-secret",
  "verify-other-secret",
  "verify-short-secret",
];

function secret({ commitment }: Dice, wrong: string[], { promised }: Kept): Finding {
  const other = promised && promised.commitment !== commitment;
  if (other || wrong.some((key) => SECRET.includes(key))) return bad("fair-secret-other");
  return promised ? good("fair-secret-promised") : unknown("fair-secret-unseen");
}

/** The bytes this page drew, by seat: it knows them by their seals, whoever's the table says the
 * seats are, and whatever has become of the seals since. */
function ownOf({ seals }: Dice, { promised, drawn }: Kept): Map<number, string> {
  const all = [...(promised?.seals ?? []).entries(), ...seals];
  return new Map(all.flatMap(([seat, seal]) => (drawn(seal) ? [[seat, drawn(seal)]] : [])));
}

/** The seats whose bytes this page drew and sealed, and that are not in the dice. */
function missing(dice: Dice, kept: Kept): number[] {
  return [...ownOf(dice, kept).keys()].filter((seat) => !dice.entropy.has(seat));
}

function own({ mine }: View, dice: Dice, kept: Kept): Finding {
  const here = ownOf(dice, kept);
  const out = missing(dice, kept);
  const { seals = [], told = [] } = kept.promised ?? {};
  if ([...here].some(([seat, own]) => (dice.entropy.get(seat) ?? own) !== own))
    return bad("fair-own-other");
  if (out.some((seat) => told.includes(seals[seat] ?? ""))) return bad("fair-own-left-out");
  if (out.length === here.size) return unknown(here.size ? "fair-own-missing" : "fair-own-none");
  const all = !out.length && mine.every((seat) => here.has(seat));
  return all ? good("fair-own-all") : unknown("fair-own-some");
}

function seals(dice: Dice, wrong: string[], kept: Kept): Finding {
  const before = kept.promised?.seals;
  const any = (...keys: string[]) => keys.some((key) => wrong.includes(key));
  if (any("verify-unowed", "verify-no-seal", "verify-length")) return bad("fair-seals-unowed");
  if (any("verify-other-seal")) return bad("fair-seals-other");
  if (any("verify-withheld")) return bad("fair-seals-missing");
  if (before && isLate(dice, before, protocolOf(kept.promised, kept.drawn)))
    return bad("fair-seals-late");
  switch (strengthOf(dice)) {
    case "none":
      return unknown("fair-seals-none");
    case "withheld":
      return unknown("fair-seals-withheld");
    case "partial":
    case "open-1":
      return unknown("fair-seals-some");
    default:
      return before ? good("fair-seals-all") : unknown("fair-seals-unseen");
  }
}

/** Whether a seal is another than when this page told its bytes; if the first protocol was promised,
 * one of bytes that were added, as others might still sit down. */
function isLate(
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
export async function replayed(view: View, record: string, rules: Rules): Promise<Finding> {
  const { checked, end } = await rules.play(record, view.viewer);
  const same =
    !checked.wrong.length &&
    equal(checked.scores, view.scores) &&
    equal(checked.places, view.places) &&
    toldSo(view.log, end.log);
  return same ? good("fair-game-same") : bad("fair-game-other");
}

/**
 * Whether all that was told follows from the game: line by line what playing it again tells, and
 * between that only what happened to the table, which no rule knows and which is worth no points.
 */
export function toldSo(told: readonly LogLine[], played: readonly LogLine[]): boolean {
  let next = 0;
  for (const line of told) {
    const other = played[next];
    if (other && equal(content(line), content(other))) next++;
    else if (line.rule || line.points) return false;
  }
  return next === played.length;
}

const content = ({ seat, text, rule, points }: LogLine) => ({ seat, text, rule, points });

/** Whether two pieces of plain data say the same, in whatever order their fields stand. */
function equal(one: unknown, other: unknown): boolean {
  if (typeof one !== "object" || typeof other !== "object" || !one || !other) return one === other;
  const names = Object.keys(one);
  const field = (of: object, name: string) => (of as { [name: string]: unknown })[name];
  return (
    names.length === Object.keys(other).length &&
    names.every((name) => equal(field(one, name), field(other, name)))
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
