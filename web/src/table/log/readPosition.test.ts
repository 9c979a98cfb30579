/** Who reads a table's story, comes back to it, and is told what they have missed. */
import { beforeEach, expect, test } from "vitest";
import { MOMENT, Reader } from "./readPosition.svelte";

let now = 0;
const reader = () => new Reader("t1", () => now);
beforeEach(() => {
  localStorage.clear();
  now = 1_000_000;
});

test("whoever comes for the first time has missed nothing", () => {
  const first = reader();
  first.reads(12);
  expect(first.away).toBeNull();
});

test("whoever reloads the page was not away, nor is who stays and looks on", () => {
  const first = reader();
  first.reads(12);
  first.leaves();
  now += MOMENT / 2;
  const again = reader();
  again.reads(14);
  now += 10 * MOMENT;
  again.reads(20);
  expect(again.away).toBeNull();
});

test("whoever was away is told from where on, until they decide", () => {
  const first = reader();
  first.reads(12);
  first.leaves();
  now += 2 * MOMENT;
  const again = reader();
  again.reads(15);
  expect(again.away).toBe(12);
  again.reads(18);
  expect(again.away).toBe(12);
  again.decides(18);
  expect([again.away, again.decided]).toEqual([null, 18]);
  again.reads(21);
  expect([again.away, again.decided]).toEqual([null, 18]);
});

test("nothing has happened while somebody was away if nothing is new", () => {
  const first = reader();
  first.reads(12);
  first.leaves();
  now += 2 * MOMENT;
  const again = reader();
  again.reads(12);
  again.reads(15);
  expect(again.away).toBeNull();
});

test("what was taken back has never happened", () => {
  const first = reader();
  first.decides(12);
  first.leaves();
  now += 2 * MOMENT;
  const again = reader();
  again.reads(15);
  again.reads(12);
  expect([again.away, again.decided]).toEqual([null, 12]);
  again.reads(9);
  expect(again.decided).toBeNull();
});
