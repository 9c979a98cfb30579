import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Scene } from "../../scene/model";
import { settings } from "../../state/settings.svelte";
import { lineOf } from "../../test/line";
import { ANN, BEN, ODILE, viewOf } from "../../test/view";
import type { Move, View } from "../../transport/api";
import { Playback, groupByTurn, mainLine, type PlaybackStep } from "./playback.svelte";

const MOVE = { decision: "go", path: [], forced: false } as unknown as Move;

const line = (seat: number, key: string, points = 0) => lineOf(seat, key, points);

/** A picture in which one thing lies further right with every decision. */
function scene(n: number): Scene {
  const piece = { type: "piece", id: "p", art: "tile", x: 40 * n, y: 0, size: 20, written: "" };
  return { areas: [{ id: "board", seat: -1, items: [piece] }], panels: [] } as unknown as Scene;
}

/** The game after n decisions: Ann decides first, then Ben and Odile in turn. */
function after(n: number, more: Partial<View> = {}): View {
  const log = Array.from({ length: n }, (_, i) => line(i ? 1 + (i % 2) : 0, `line-${i}`));
  return viewOf([ANN, BEN, ODILE], { log, scene: scene(n), actors: [n % 2 ? 2 : 1], ...more });
}
const begun = after(0, { actors: [0], moves: [MOVE] });
const mine = (n: number) => after(n, { actors: [0], moves: [MOVE] });

let course: Playback;
let saw: number[];
/** How many decisions what is shown tells of. */
const shown = () => course.shown!.log.length;
/** Lets time pass, and notes what was to be seen. */
function pass(ms: number): void {
  for (let spent = 0; spent < ms; spent += 10) {
    vi.advanceTimersByTime(10);
    if (saw.at(-1) !== shown()) saw.push(shown());
  }
}

beforeEach(() => {
  vi.useFakeTimers();
  settings.set({ pace: "normal" });
  [course, saw] = [new Playback(), []];
  course.receive([begun], true);
  course.receive([after(1)], false); // I have decided
});
afterEach(() => {
  course.close();
  vi.useRealTimers();
});

describe("a table that has gone back", () => {
  it("shows what is there, and what happens from then on", () => {
    course.receive([after(2), mine(3)], false);
    pass(6_000);
    course.receive([after(1)], true, true);
    expect(shown()).toBe(1);
    expect(course.steps).toEqual([]);
    course.receive([after(2)], false);
    pass(6_000);
    expect(shown()).toBe(2);
    expect(course.steps).toHaveLength(1);
  });
});

describe("what others decide", () => {
  it("is shown one by one, also when it arrives at once", () => {
    course.receive([after(2), after(3), mine(4)], false);
    expect(course.playing).toBe(true);
    expect(course.step?.lines.map((one) => one.text.key)).toEqual(["line-1"]);
    pass(6_000);
    expect(saw).toEqual([2, 3, 4]);
    expect(course.playing).toBe(false);
    expect(course.shown).toBe(course.now);
  });

  it("is shown one by one when it arrives one by one", () => {
    for (const n of [2, 3, 4]) course.receive([after(n)], false);
    pass(6_000);
    expect(saw).toEqual([2, 3, 4]);
  });

  it("lets nothing be touched before it has been shown", () => {
    course.receive([after(2), mine(3)], false);
    pass(1_400);
    expect([shown(), course.shown!.moves.length]).toEqual([3, 0]);
    pass(1_400);
    expect(course.shown!.moves).toHaveLength(1);
  });

  it("never holds me up for longer than the pace allows", () => {
    for (const [pace, most] of [
      ["quick", 2],
      ["normal", 6],
      ["slow", 12],
    ] as const) {
      settings.set({ pace });
      course.receive([begun], true);
      course.receive([after(1)], false);
      const many = Array.from({ length: 24 }, (_, n) => after(n + 2));
      course.receive([...many, mine(26)], false);
      vi.advanceTimersByTime(1_000 * most + 50);
      expect([pace, course.playing]).toEqual([pace, false]);
    }
  });

  it("is there at once where the pace is off, and can be seen again", () => {
    settings.set({ pace: "off" });
    course.receive([after(2), mine(3)], false);
    expect([course.playing, shown(), course.steps.length]).toEqual([false, 3, 2]);
    course.replay();
    pass(6_000);
    expect(saw).toEqual([1, 2, 3]);
  });

  it("does not disturb whoever decides", () => {
    const asked = { moves: [MOVE] };
    course.receive([after(2, { actors: [0, 2], ...asked })], false);
    pass(6_000);
    course.receive([after(3, { actors: [0], ...asked })], false);
    expect([course.playing, shown()]).toEqual([false, 3]);
    expect(course.steps).toHaveLength(2);
  });

  it("waits while nobody looks, and then is told quickly: the last turn of each", () => {
    const hidden = vi.spyOn(document, "hidden", "get").mockReturnValue(true);
    course.receive(
      [2, 3, 4, 5].map((n) => after(n)),
      false,
    );
    pass(3_000);
    expect(shown()).toBe(1);
    hidden.mockReturnValue(false);
    course.back();
    saw = [];
    pass(2_000);
    expect(saw).toEqual([4, 5]);
    hidden.mockRestore();
  });
});

describe("who decided", () => {
  /** Who is taken for having decided, where some could and some still can. */
  const decider = (could: number[], can: number[], told: number) => {
    course.receive([after(1, { actors: could })], true);
    const log = [...course.now!.log, line(told, "gains", 3)];
    course.receive([after(2, { actors: can, log })], false);
    return course.steps.map(({ seat }) => seat);
  };

  it("is the only one who could, whoever gains by it", () => {
    expect(decider([1], [2], 2)).toEqual([1]);
  });

  it("is the one of several who need not any more, whoever gains by it", () => {
    expect(decider([1, 2], [2], 2)).toEqual([1]);
  });

  it("is else whom the log tells of, if anybody", () => {
    expect(decider([1, 2], [1, 2], 2)).toEqual([2]);
    expect(decider([1, 2], [1, 2], -1)).toEqual([-1]);
  });
});

describe("whoever comes back", () => {
  const way = [after(1), after(2), after(3), mine(4)];

  it("sees what happened meanwhile", () => {
    const fresh = (course = new Playback());
    fresh.receive(way, true);
    pass(6_000);
    expect(saw).toEqual([2, 3, 4]);
  });

  it("does not see again what was seen, but may", () => {
    course = new Playback(3);
    course.receive(way, true);
    expect(course.at).toBe(4 - 1);
    pass(6_000);
    expect(saw).toEqual([4]);
    expect(course.steps).toHaveLength(3);
  });

  it("sees what a lost socket has missed, and not the rest again", () => {
    course.receive([after(2)], false);
    pass(3_000);
    saw = [];
    course.receive(way, true);
    pass(6_000);
    expect(saw).toEqual([3, 4]);
  });
});

describe("what happened", () => {
  it("can be left out, stopped, and gone to", () => {
    course.receive([after(2), after(3), mine(4)], false);
    course.pause();
    pass(9_000);
    expect(saw).toEqual([2]);
    course.replay(1);
    expect(shown()).toBe(2);
    course.skipToNow();
    expect([shown(), course.playing, course.paused]).toEqual([4, false, false]);
  });

  it("is forgotten when I decide, and when something is taken back", () => {
    course.receive([after(2), mine(3)], false);
    course.skipToNow();
    course.receive([after(4)], false);
    expect(course.steps).toEqual([]);
    course.receive([after(5), after(6)], false);
    course.receive([after(5)], false);
    expect([course.steps.length, shown(), course.playing]).toEqual([0, 5, false]);
  });

  it("is told by what brings most, and grouped by turns", () => {
    course.receive([after(2), after(3), mine(4)], false);
    expect(groupByTurn(course.steps)).toEqual([
      { seat: 2, places: [0] },
      { seat: 1, places: [1] },
      { seat: 2, places: [2] },
    ]);
    const step = course.steps[0]!;
    const lines = [line(2, "took"), line(1, "lost", -2), line(2, "scored", 4)];
    expect(mainLine({ ...step, lines })?.text.key).toBe("scored");
    expect(mainLine({ ...step, lines: lines.slice(0, 2) })?.text.key).toBe("took");
    expect(mainLine({ ...step, lines: [] })).toBeUndefined();
  });
});

it("is told by the deed, not by what was given up for it", () => {
  const paid = lineOf(1, "log-paid", 0, { means: true });
  const step = { seat: 1, lines: [paid, line(1, "log-done")] } as unknown as PlaybackStep;
  expect(mainLine(step)?.text.key).toBe("log-done");
  expect(mainLine({ ...step, lines: [paid] })?.text.key).toBe("log-paid");
  expect(mainLine({ ...step, lines: [paid, line(1, "log-scored", 2)] })?.text.key).toBe(
    "log-scored",
  );
});
