import { beforeEach, expect, test, vi, type Mock } from "vitest";
import { transport } from "../transport";
import { Refusal, Unreachable, type Review, type ReviewSpec } from "../transport/api";
import { ReviewRun } from "./reviewRun.svelte";

const part = (next: number): Review => ({
  judged: [],
  next,
  total: 6,
  points_only: false,
  end: [1, 0],
});

/** The questions that are asked; all are for a review. */
const spied = () =>
  vi.spyOn(transport, "query") as unknown as Mock<
    (name: "review", asked: ReviewSpec) => Promise<Review>
  >;

beforeEach(() => {
  sessionStorage.clear();
  vi.useFakeTimers();
  return () => vi.useRealTimers();
});

test("asks on until all is judged, and not again", async () => {
  const asked = spied().mockImplementation(async (_, { at }) => part(at + 3));
  await new ReviewRun("a record").run();
  expect(asked.mock.calls).toEqual([
    ["review", { record: "a record", at: 0, most: 4 }],
    ["review", { record: "a record", at: 3, most: 4 }],
  ]);
  asked.mockClear();
  const again = new ReviewRun("a record");
  await again.run();
  expect([asked.mock.calls.length, again.known?.next]).toEqual([0, 6]);
});

test("goes on where it was left", async () => {
  const asked = spied().mockReset();
  const first = new ReviewRun("left");
  asked.mockImplementationOnce(async () => part(2));
  asked.mockImplementationOnce(async () => {
    first.stop();
    return part(4);
  });
  await first.run();
  expect(first.known?.next).toBe(2);
  asked.mockClear().mockImplementation(async () => part(6));
  await new ReviewRun("left").run();
  expect(asked.mock.calls).toEqual([["review", { record: "left", at: 2, most: 4 }]]);
});

test("asks for less after a while where too much was asked, and tells what will not pass", async () => {
  const asked = spied().mockReset();
  asked.mockRejectedValueOnce(new Unreachable(503));
  asked.mockRejectedValueOnce(new Refusal("refused-too-often"));
  asked.mockRejectedValueOnce(new Refusal("refused-no-advice"));
  const judging = new ReviewRun("hard");
  const run = judging.run();
  await vi.runAllTimersAsync();
  await run;
  expect(asked.mock.calls.map(([, { most }]) => most)).toEqual([4, 2, 1]);
  expect(judging.error).toMatchObject({ key: "refused-no-advice" });
});
