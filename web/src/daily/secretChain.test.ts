/** Whoever keeps the tables cannot exchange the secrets of the days unseen. */
import { beforeEach, expect, test } from "vitest";
import { earlierSecret, checkSecretChain } from "./secretChain";

const LAST = "5e".repeat(32);
/** The secret of a day of January. */
const of = (day: number) => ({
  day: `2026-01-${String(day).padStart(2, "0")}`,
  secret: earlierSecret(LAST, 31 - day),
});

beforeEach(() => localStorage.clear());

test("a secret leads to those before it does in the house", () => {
  expect(earlierSecret("00".repeat(32), 1)).toBe(
    "24cb1eea7ed02db1251413afbe4699a2be46b26b10d79d684b1bf324166780fb",
  );
});

test("what is told later fits, and is told since when", () => {
  expect(checkSecretChain(of(3))).toEqual({ since: "2026-01-03", fits: true });
  expect(checkSecretChain(of(3))).toEqual({ since: "2026-01-03", fits: true });
  expect(checkSecretChain(of(9))).toEqual({ since: "2026-01-03", fits: true });
  expect(checkSecretChain(of(31))).toEqual({ since: "2026-01-03", fits: true });
});

test("an exchanged secret is noticed, also the next time", () => {
  checkSecretChain(of(3));
  const forged = { day: "2026-01-09", secret: "ab".repeat(32) };
  expect(checkSecretChain(forged).fits).toBe(false);
  expect(checkSecretChain(forged).fits).toBe(false);
  expect(checkSecretChain(of(9)).fits).toBe(true);
});

test("a clock that goes back is no exchange", () => {
  checkSecretChain(of(9));
  expect(checkSecretChain(of(3)).fits).toBe(true);
  expect(checkSecretChain(of(10)).fits).toBe(true);
});

test("what somebody else has written there is not believed", () => {
  localStorage.setItem("feldspar.days", '{"since":1,"last":{}}');
  expect(checkSecretChain(of(3))).toEqual({ since: "2026-01-03", fits: true });
});
