/** Presence on the page: a dot beside the letter, words from one minute on, both never for me. */
import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { ANN, BEN, ODILE, viewOf } from "../../test/view";
import type { Presence } from "../../transport/api";

vi.mock("../../transport", () => ({ LOCAL_ONLY: false, transport: {} }));
const { words } = await import("../../i18n/messages.svelte");
const { PresenceView } = await import("./presence.svelte");
const { default: SeatMark } = await import("../seats/SeatMark.svelte");
const { default: SeatNote } = await import("../seats/SeatNote.svelte");

const view = viewOf([ANN, BEN, ODILE]);
let told: (Presence | null)[] = $state.raw([]);
let stop = () => {};
let here: InstanceType<typeof PresenceView>;
let parts: object[] = [];

beforeAll(() => words.setLanguage("en"));
beforeEach(() => {
  vi.useFakeTimers({ now: 1_000_000 });
  told = [null, { here: true, since: null }, null];
  stop = $effect.root(() => {
    here = new PresenceView(() => told);
  });
  for (const part of [SeatMark, SeatNote])
    for (const seat of [0, 1, 2])
      parts.push(
        mount(part, {
          target: document.body,
          props: { view, seat, presence: true },
          context: new Map([[PresenceView.KEY, here]]),
        }),
      );
  flushSync();
});
afterEach(() => {
  for (const part of parts) void unmount(part);
  parts = [];
  stop();
  vi.useRealTimers();
});
const dots = () =>
  [...document.querySelectorAll(".mark")].map((mark) => mark.querySelector("i")?.className ?? null);
const said = () => document.body.textContent?.replace(/\s+/g, " ").trim();

test("others who are here have a filled dot, and the words are for who cannot see it", () => {
  expect(dots()).toEqual([null, expect.stringContaining("here"), null]);
  expect(document.querySelector(".hidden")?.textContent).toBe("here");
});

test("who leaves has a hollow dot at once, and words after a minute", () => {
  told = [null, { here: false, since: 1_000_000 }, null];
  flushSync();
  expect(dots()[1]).not.toContain("here");
  expect(document.querySelector(".hidden")?.textContent).toBe("away");
  vi.advanceTimersByTime(180_000);
  flushSync();
  const hidden = [...document.querySelectorAll(".hidden")].map((one) => one.textContent);
  expect(hidden).toEqual([", bot, level 2"]);
  expect(said()).toContain("away 3 min");
});

test("if nobody knows since when, that is not said", () => {
  told = [null, { here: false, since: null }, null];
  flushSync();
  expect([...document.querySelectorAll(".note")].map((note) => note.textContent?.trim())).toContain(
    "away",
  );
});

test("what is not known is not shown", () => {
  told = [];
  flushSync();
  expect(dots()).toEqual([null, null, null]);
});

test("nothing ticks while all are here", () => {
  expect(vi.getTimerCount()).toBe(0);
  told = [null, { here: false, since: 1 }, null];
  flushSync();
  expect(vi.getTimerCount()).toBe(1);
});
