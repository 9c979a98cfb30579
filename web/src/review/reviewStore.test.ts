import { beforeEach, expect, test } from "vitest";
import type { KnownReview } from "./luckAccounts";
import { saveReview, loadReview, shortHash } from "./reviewStore";

const known = (next: number): KnownReview => ({
  judged: [],
  next,
  total: 9,
  pointsOnly: false,
  end: [1, 0],
});

beforeEach(() => sessionStorage.clear());

test("whoever comes back finds what is known of a record", () => {
  expect(loadReview("one")).toBeNull();
  saveReview("one", known(3));
  saveReview("other", known(4));
  saveReview("one", known(5));
  expect(loadReview("one")).toEqual(known(5));
  expect(loadReview("other")?.next).toBe(4);
});

test("only the last few are kept", () => {
  for (const record of ["a", "b", "c", "d", "e"]) saveReview(record, known(1));
  expect(loadReview("a")).toBeNull();
  expect(loadReview("b")).not.toBeNull();
  sessionStorage.setItem("feldspar.reviews", "nonsense");
  expect(loadReview("b")).toBeNull();
});

test("records that differ by a letter have other keys", () => {
  expect(shortHash("0 take(3)")).not.toBe(shortHash("0 take(4)"));
  expect(shortHash("ab")).not.toBe(shortHash("ba"));
});
