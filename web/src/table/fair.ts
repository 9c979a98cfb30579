/**
 * Dice nobody chose, checked by whoever plays: the page derives anew what the table promised, and
 * says of each step whether it has checked it or not. The same steps as `table/fairness.py`.
 */
import type { LogLine, Rules, View } from "../transport/transport";
import { ascii, bytes, sha256 } from "./bytes";
import type { Promised } from "./promised";

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

/** All that can be found out without the rules of the game, of a table that is over. */
export function findings(view: View, record: string, kept: Kept): Finding[] {
  return [secret(view, kept), own(view, kept), seals(view, kept), seed(view, seedOf(record))];
}

function secret({ fair }: View, { promised }: Kept): Finding {
  const commitment = sha256(bytes(fair.secret ?? ""));
  if (commitment !== (promised?.commitment ?? fair.commitment)) return bad("fair-secret-other");
  return promised ? good("fair-secret-promised") : unknown("fair-secret-unseen");
}

function own({ fair, mine }: View, { drawn }: Kept): Finding {
  const here = mine.filter((seat) => drawn(fair.seals[seat] ?? ""));
  const said = here.filter((seat) => fair.entropy[seat]);
  if (said.some((seat) => fair.entropy[seat] !== drawn(fair.seals[seat]!)))
    return bad("fair-own-other");
  if (!said.length) return unknown("fair-own-none");
  return said.length === mine.length ? good("fair-own-all") : unknown("fair-own-some");
}

function seals({ fair, players }: View, { promised }: Kept): Finding {
  const people = players.flatMap(({ kind }, seat) => (kind === "human" ? [seat] : []));
  const added = people.filter((seat) => fair.entropy[seat]);
  const sealed = added.filter((seat) => fair.seals[seat]);
  if (sealed.some((seat) => sealOf(fair.entropy[seat]!) !== fair.seals[seat]))
    return bad("fair-seals-other");
  const before = promised?.seals;
  if (before && added.some((seat) => fair.seals[seat] !== before[seat]))
    return bad("fair-seals-late");
  if (!sealed.length) return unknown("fair-seals-none");
  return sealed.length === people.length ? good("fair-seals-all") : unknown("fair-seals-some");
}

function seed({ fair }: View, played: string): Finding {
  return chanceKey(fair.secret ?? "", fair.entropy) === played
    ? good("fair-seed-follows")
    : bad("fair-seed-other");
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

/** What a seat publishes of the bytes it will add. */
export function sealOf(entropy: string): string {
  return sha256(ascii("feldspar seal"), bytes(entropy));
}

/** The key of all chance: from the secret, and what each seat added. */
export function chanceKey(secret: string, entropy: readonly string[]): string {
  const added = entropy.map(bytes).flatMap((own, seat) => [[seat, own.length], own]);
  return sha256(ascii("feldspar"), bytes(secret), ...added);
}

/** The seed a record was played with. */
export function seedOf(record: string): string {
  return /^seed: ([0-9a-f]+)$/m.exec(record)?.[1] ?? "";
}
