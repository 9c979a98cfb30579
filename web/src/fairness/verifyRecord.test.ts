import { expect, test } from "vitest";
import vectors from "../../../tests/table/dice_vectors.json";
import { shown } from "../test/shown";
import type { View } from "../transport/api";
import {
  chanceKey,
  chanceKey1,
  parseDice,
  findRecordFaults,
  sealOf,
  promiseOf,
} from "./verifyRecord";
import { verifyTable } from "./verifyDice";

const COMMITMENT = "8fd6a6a78f5857d7ba1cfe9033bffeec86da2ba6a4bd60a6f833209d9d3e390d";
const SECRET = "73".repeat(32);

test("seals and keys are derived as the table derives them", () => {
  expect(sealOf(1, "", 0, "aa")).toBe(
    "3cb964a652c5981a7bcdb4f2921e998c1c650f4122928108515517ca3f4c36bc",
  );
  expect(sealOf(2, COMMITMENT, 1, "aa".repeat(16))).toMatch(/^[0-9a-f]{64}$/);
  const entropy = new Map([
    [0, "aa"],
    [2, "bb"],
  ]);
  expect(chanceKey1(SECRET, 3, entropy)).toBe(
    "d7d45e52e3b488fcf633bf4fba1b3c7b457c4af17660f560538882cd0bc76f63",
  );
  const backwards = new Map([...entropy].reverse());
  expect(chanceKey(SECRET, backwards)).toBe(chanceKey(SECRET, entropy));
});

test.each(vectors)("the page finds what is wrong: $name", ({ record, wrong, promise }) => {
  expect(findRecordFaults(record)).toEqual(wrong);
  if (!wrong.length) expect(promiseOf(parseDice(record)!)).toBe(promise);
});

/** A table shows who withheld as resigned. */
const withResigned = (view: View): View => ({
  ...view,
  players: view.players.map((player, seat) => ({
    ...player,
    resigned: !!view.fair.seals[seat] && !view.fair.entropy[seat],
  })),
});

test.each(vectors)("and says so: $name", ({ record, wrong, promise, kept, page }) => {
  const first = parseDice(record);
  const view = withResigned(shown(record));
  const { commitment = "", protocol: dice } = first ?? {};
  const saw = { commitment, dice, at: 0, seals: kept ?? view.fair.seals };
  const drawn = () => "";
  const said = verifyTable(view, record, { commitment: saw, entropyFor: drawn });
  const late = page === "fair-seals-late";
  // Who kept no seals finds what is wrong as well, but never says that nobody could choose.
  const unseen = verifyTable(view, record, { commitment: null, entropyFor: drawn }).promise;
  expect(unseen).toBe(wrong.length ? "broken" : promise === "none" ? "none" : "unseen");
  const failed = said.found.some(({ verdict }) => verdict === "bad");
  expect(failed).toBe(wrong.length > 0 || late);
  expect(said.promise).toBe(failed ? "broken" : promise);
  if (page) expect(said.found.map(({ key }) => key)).toContain(page);
});

test("what the table shows is what its record says, of every seat and no other", () => {
  const { record } = vectors[0]!;
  const view = shown(record);
  const daily = { day: 1 } as unknown as View["daily"];
  const none = { commitment: null, entropyFor: () => "" };
  const key = (fair: Partial<View["fair"]>) =>
    verifyTable({ ...view, fair: { ...view.fair, ...fair } }, record, none).found[0]!.key;
  expect(key({})).toBe("fair-secret-unseen");
  expect(key({ entropy: [...view.fair.entropy, "aa".repeat(16)] })).toBe("fair-record-other");
  expect(key({ seals: [...view.fair.seals, ""] })).toBe("fair-record-other");
  expect(key({ commitment: "00".repeat(32) })).toBe("fair-record-other");
  expect(key({ dice: 1 })).toBe("fair-record-other");
  const today = verifyTable({ ...view, daily }, record, none);
  expect(today.found[0]!.key, "nobody adds bytes at the table of the day").toBe(
    "fair-record-other",
  );
  const bots = view.players.map((player) => ({ ...player, kind: "bot" as const }));
  expect(verifyTable({ ...view, players: bots }, record, none).promise).toBe("broken");
});
