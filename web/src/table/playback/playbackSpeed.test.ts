import { expect, it } from "vitest";
import { fitFirstStep, maxTotalMs, MANY_CHANGES, stepTime, type StepTime } from "./playbackSpeed";

/** Plays all steps, and says how long that took. */
function played(times: StepTime[], room: number): number {
  let spent = 0;
  times.forEach((_, n) => {
    const { flight, rest } = fitFirstStep(times.slice(n), room - spent);
    spent += flight + rest;
  });
  return spent;
}

it("leaves steps that fit as they are", () => {
  const times = [stepTime("normal", 1, true), stepTime("normal", 2, true)];
  expect(fitFirstStep(times, maxTotalMs("normal"))).toEqual({ flight: 450, rest: 900 });
  expect(played(times, maxTotalMs("normal"))).toBe(2 * 1350);
});

it.each(["quick", "normal", "slow"] as const)("never takes longer than %s allows", (speed) => {
  for (const count of [1, 4, 9, 24, 60]) {
    const times = Array.from({ length: count }, () => stepTime(speed, 1, true));
    expect(played(times, maxTotalMs(speed))).toBeLessThanOrEqual(maxTotalMs(speed) + 1);
  }
});

it("rests less before anything travels faster", () => {
  const times = Array.from({ length: 10 }, () => ({ flight: 500, rest: 1_000 }));
  expect(fitFirstStep(times, 6_000)).toEqual({ flight: 500, rest: 100 });
  expect(fitFirstStep(times, 2_500)).toEqual({ flight: 250, rest: 0 });
  expect(fitFirstStep(times, -1)).toEqual({ flight: 0, rest: 0 });
});

it("passes over what changes nothing, and shows a new round at once", () => {
  expect(stepTime("quick", 0, false)).toEqual({ flight: 0, rest: 0 });
  expect(stepTime("normal", 0, true)).toEqual({ flight: 0, rest: 900 });
  expect(stepTime("slow", MANY_CHANGES, true).flight).toBe(900);
  expect(stepTime("normal", 1, false, true)).toEqual({ flight: 450, rest: 250 });
});
