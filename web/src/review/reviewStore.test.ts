import { beforeEach, expect, test } from "vitest";
import type { Known } from "./luckAccounts";
import { keep, kept, keyOf } from "./reviewStore";

const known = (next: number): Known => ({
  judged: [],
  next,
  total: 9,
  pointsOnly: false,
  end: [1, 0],
});

beforeEach(() => sessionStorage.clear());

test("whoever comes back finds what is known of a record", () => {
  expect(kept("one")).toBeNull();
  keep("one", known(3));
  keep("other", known(4));
  keep("one", known(5));
  expect(kept("one")).toEqual(known(5));
  expect(kept("other")?.next).toBe(4);
});

test("only the last few are kept", () => {
  for (const record of ["a", "b", "c", "d", "e"]) keep(record, known(1));
  expect(kept("a")).toBeNull();
  expect(kept("b")).not.toBeNull();
  sessionStorage.setItem("feldspar.reviews", "nonsense");
  expect(kept("b")).toBeNull();
});

test("records that differ by a letter have other keys", () => {
  expect(keyOf("0 take(3)")).not.toBe(keyOf("0 take(4)"));
  expect(keyOf("ab")).not.toBe(keyOf("ba"));
});
