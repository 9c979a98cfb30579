/** Durations of the steps of a playback. */
import type { Pace } from "../../state/settings.svelte";

type PlaybackSpeed = Exclude<Pace, "off">;

/** How long a thing travels and is looked at afterwards, or what changes nothing is, in ms. */
const SPEED_MS = {
  quick: { flight: 220, rest: 250, empty: 0, many: 300, all: 2_000 },
  normal: { flight: 450, rest: 900, empty: 250, many: 600, all: 6_000 },
  slow: { flight: 800, rest: 1_700, empty: 500, many: 900, all: 12_000 },
} as const;
/** So many things that change at once are a new round. */
export const MANY_CHANGES = 9;

export interface StepTime {
  flight: number;
  rest: number;
}

/** How long all together may take. */
export function maxTotalMs(speed: PlaybackSpeed): number {
  return SPEED_MS[speed].all;
}

/** How long a step takes in which so many things change. What tells of no points and changes nothing
    is over sooner, and so is what is not even told. */
export function stepTime(
  speed: PlaybackSpeed,
  changed: number,
  telling: boolean,
  silent = false,
): StepTime {
  const { flight, rest, empty, many } = SPEED_MS[speed];
  if (silent) return { flight: changed ? flight : 0, rest: empty };
  if (changed >= MANY_CHANGES) return { flight: many, rest };
  if (changed) return { flight, rest };
  return { flight: 0, rest: telling ? rest : empty };
}

/** How long the first of some steps takes, if all are to fit: first one rests less, then things
    travel faster. */
export function fitFirstStep(times: readonly StepTime[], room: number): StepTime {
  const first = times[0] ?? { flight: 0, rest: 0 };
  const total = (part: keyof StepTime) => times.reduce((sum, time) => sum + time[part], 0);
  const [flights, rests] = [total("flight"), total("rest")];
  const rested = rests ? Math.min(1, Math.max(0, room - flights) / rests) : 0;
  const flown = flights ? Math.min(1, Math.max(0, room) / flights) : 0;
  return { flight: first.flight * flown, rest: first.rest * rested };
}
