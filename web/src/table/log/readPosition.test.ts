/** Who reads a table's story, comes back to it, and is told what they have missed. */
import { beforeEach, expect, test } from "vitest";
import { MIN_ABSENCE_MS, ReadPosition } from "./readPosition.svelte";

let now = 0;
const reader = () => new ReadPosition("t1", () => now);
beforeEach(() => {
  localStorage.clear();
  now = 1_000_000;
});

test("whoever comes for the first time has missed nothing", () => {
  const first = reader();
  first.markRead(12);
  expect(first.awayFrom).toBeNull();
});

test("whoever reloads the page was not away, nor is who stays and looks on", () => {
  const first = reader();
  first.markRead(12);
  first.markLeft();
  now += MIN_ABSENCE_MS / 2;
  const again = reader();
  again.markRead(14);
  now += 10 * MIN_ABSENCE_MS;
  again.markRead(20);
  expect(again.awayFrom).toBeNull();
});

test("whoever was away is told from where on, until they decide", () => {
  const first = reader();
  first.markRead(12);
  first.markLeft();
  now += 2 * MIN_ABSENCE_MS;
  const again = reader();
  again.markRead(15);
  expect(again.awayFrom).toBe(12);
  again.markRead(18);
  expect(again.awayFrom).toBe(12);
  again.markDecided(18);
  expect([again.awayFrom, again.decidedAt]).toEqual([null, 18]);
  again.markRead(21);
  expect([again.awayFrom, again.decidedAt]).toEqual([null, 18]);
});

test("nothing has happened while somebody was away if nothing is new", () => {
  const first = reader();
  first.markRead(12);
  first.markLeft();
  now += 2 * MIN_ABSENCE_MS;
  const again = reader();
  again.markRead(12);
  again.markRead(15);
  expect(again.awayFrom).toBeNull();
});

test("what was taken back has never happened", () => {
  const first = reader();
  first.markDecided(12);
  first.markLeft();
  now += 2 * MIN_ABSENCE_MS;
  const again = reader();
  again.markRead(15);
  again.markRead(12);
  expect([again.awayFrom, again.decidedAt]).toEqual([null, 12]);
  again.markRead(9);
  expect(again.decidedAt).toBeNull();
});
