import { expect, test } from "vitest";
import type { LogLine } from "../transport/transport";
import { digits, left } from "./clock";
import { chanceKey, seedOf, verdict } from "./fair";
import { apart, chapters, running, split, turns } from "./story";

const line = (seat: number, key: string, points = 0): LogLine => ({
  seat,
  text: { key, args: {} },
  rule: "T-1.1",
  points,
  at: null,
});
const LOG = [
  line(0, "log-start", 1),
  line(-1, "log-roll"),
  line(0, "log-zone", 4),
  line(1, "log-zone", 2),
  line(-1, "log-roll"),
  line(0, "log-sale", 3),
  line(0, "log-zone", 1),
];

test("a line about everybody begins a turn", () => {
  expect(chapters(LOG).map(({ at, head, lines }) => [at, !!head, lines.length])).toEqual([
    [0, false, 1],
    [1, true, 2],
    [4, true, 2],
  ]);
});

test("whoever acts again after others begins a new one, too", () => {
  const log = [line(-1, "log-roll"), ...[0, 0, 1, 0, 1, 1, 0].map((seat) => line(seat, "log-do"))];
  expect(turns(log).map(({ at, head, lines }) => [at, !!head, lines.length])).toEqual([
    [0, true, 3],
    [4, false, 3],
    [7, false, 1],
  ]);
  expect(turns(LOG)).toEqual(chapters(LOG));
});

test("points are split by what told of them, for all seats in the same order", () => {
  const found = (seat: number) => split(LOG, seat).map(({ key, points }) => [key, points]);
  expect(found(0)).toEqual([
    ["log-start", 1],
    ["log-zone", 5],
    ["log-sale", 3],
  ]);
  expect(found(1)).toEqual([
    ["log-start", 0],
    ["log-zone", 2],
    ["log-sale", 0],
  ]);
});

test("the score runs turn by turn", () => {
  expect(running(LOG, 2)).toEqual([
    [0, 0],
    [1, 0],
    [5, 2],
    [9, 2],
  ]);
});

test("words are moved apart and keep their order", () => {
  expect(apart([30, 10, 12], 10)).toEqual([30, 10, 20]);
});

test("clocks run only while somebody must decide", () => {
  const clock = { kind: "live" as const, left: [61_000, 5_000], due: [null, 9_000] };
  expect([left(clock, 0, 4_000), left(clock, 1, 4_000)]).toEqual([61_000, 5_000]);
  expect([digits(61_000), digits(3_600_000), digits(0)]).toEqual(["1:01", "1:00:00", "0:00"]);
});

// The header of a game played at a real table.
const TOLD = {
  commitment: "8fd6a6a78f5857d7ba1cfe9033bffeec86da2ba6a4bd60a6f833209d9d3e390d",
  secret: "73".repeat(32),
  entropy: ["aa", "", "bb"],
  seed: "d7d45e52e3b488fcf633bf4fba1b3c7b457c4af17660f560538882cd0bc76f63",
};

test("the dice are derived anew, as the table derived them", async () => {
  expect(await chanceKey(TOLD.secret, TOLD.entropy)).toBe(TOLD.seed);
  expect(await verdict(TOLD)).toBe("fair");
  expect(await verdict({ ...TOLD, secret: "74".repeat(32) })).toBe("wrong-secret");
  expect(await verdict({ ...TOLD, entropy: ["aa", "", "bc"] })).toBe("wrong-seed");
});

test("the seed is read from the record", () => {
  expect(seedOf("seats: 3\nseed: 0a1b\n\n0 take\n")).toBe("0a1b");
});
