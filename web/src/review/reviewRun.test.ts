import { beforeEach, expect, test, vi } from "vitest";
import { transport } from "../transport";
import { Refusal, Unreachable, type Review } from "../transport/api";
import { Judging } from "./reviewRun.svelte";

const part = (next: number): Review => ({
  judged: [],
  next,
  total: 6,
  points_only: false,
  end: [1, 0],
});

beforeEach(() => {
  sessionStorage.clear();
  vi.useFakeTimers();
  return () => vi.useRealTimers();
});

test("asks on until all is judged, and not again", async () => {
  const asked = vi.spyOn(transport, "review").mockImplementation(async (_, at) => part(at + 3));
  await new Judging("a record").run();
  expect(asked.mock.calls).toEqual([
    ["a record", 0, 4],
    ["a record", 3, 4],
  ]);
  asked.mockClear();
  const again = new Judging("a record");
  await again.run();
  expect([asked.mock.calls.length, again.known?.next]).toEqual([0, 6]);
});

test("goes on where it was left", async () => {
  const asked = vi.spyOn(transport, "review").mockReset();
  const first = new Judging("left");
  asked.mockImplementationOnce(async () => part(2));
  asked.mockImplementationOnce(async () => {
    first.stop();
    return part(4);
  });
  await first.run();
  expect(first.known?.next).toBe(2);
  asked.mockClear().mockImplementation(async () => part(6));
  await new Judging("left").run();
  expect(asked.mock.calls).toEqual([["left", 2, 4]]);
});

test("asks for less after a while where too much was asked, and tells what will not pass", async () => {
  const asked = vi.spyOn(transport, "review").mockReset();
  asked.mockRejectedValueOnce(new Unreachable(503));
  asked.mockRejectedValueOnce(new Refusal("refused-too-often"));
  asked.mockRejectedValueOnce(new Refusal("refused-no-advice"));
  const judging = new Judging("hard");
  const run = judging.run();
  await vi.runAllTimersAsync();
  await run;
  expect(asked.mock.calls.map(([, , most]) => most)).toEqual([4, 2, 1]);
  expect(judging.wrong).toMatchObject({ key: "refused-no-advice" });
});
