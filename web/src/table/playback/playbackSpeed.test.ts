import { expect, it } from "vitest";
import { fitted, longest, MANY, timeFor, type Time } from "./playbackSpeed";

/** Plays all steps, and says how long that took. */
function played(times: Time[], room: number): number {
  let spent = 0;
  times.forEach((_, n) => {
    const { flight, rest } = fitted(times.slice(n), room - spent);
    spent += flight + rest;
  });
  return spent;
}

it("leaves steps that fit as they are", () => {
  const times = [timeFor("normal", 1, true), timeFor("normal", 2, true)];
  expect(fitted(times, longest("normal"))).toEqual({ flight: 450, rest: 900 });
  expect(played(times, longest("normal"))).toBe(2 * 1350);
});

it.each(["quick", "normal", "slow"] as const)("never takes longer than %s allows", (speed) => {
  for (const count of [1, 4, 9, 24, 60]) {
    const times = Array.from({ length: count }, () => timeFor(speed, 1, true));
    expect(played(times, longest(speed))).toBeLessThanOrEqual(longest(speed) + 1);
  }
});

it("rests less before anything travels faster", () => {
  const times = Array.from({ length: 10 }, () => ({ flight: 500, rest: 1_000 }));
  expect(fitted(times, 6_000)).toEqual({ flight: 500, rest: 100 });
  expect(fitted(times, 2_500)).toEqual({ flight: 250, rest: 0 });
  expect(fitted(times, -1)).toEqual({ flight: 0, rest: 0 });
});

it("passes over what changes nothing, and shows a new round at once", () => {
  expect(timeFor("quick", 0, false)).toEqual({ flight: 0, rest: 0 });
  expect(timeFor("normal", 0, true)).toEqual({ flight: 0, rest: 900 });
  expect(timeFor("slow", MANY, true).flight).toBe(900);
  expect(timeFor("normal", 1, false, true)).toEqual({ flight: 450, rest: 250 });
});
