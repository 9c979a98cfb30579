import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Refusal, Unreachable } from "../../transport/api";
import { retryCommand } from "./retryCommand";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Fails so often as there are errors, then does it. */
function failing(...errors: Error[]) {
  return vi.fn(async () => {
    const error = errors.shift();
    if (error) throw error;
  });
}

test("what gets no answer is sent again until it does", async () => {
  const send = failing(new Unreachable(), new Unreachable());
  const done = retryCommand(send, () => false);
  await vi.advanceTimersByTimeAsync(3_000);
  await done;
  expect(send).toHaveBeenCalledTimes(3);
});

test("after five tries in about twenty seconds somebody must know", async () => {
  const send = failing(...Array.from({ length: 9 }, () => new Unreachable()));
  const done = expect(retryCommand(send, () => false)).rejects.toBeInstanceOf(Unreachable);
  await vi.advanceTimersByTimeAsync(20_000);
  await done;
  expect(send).toHaveBeenCalledTimes(5);
});

test("whoever asks for time is given it, unless it is too much", async () => {
  const send = failing(new Unreachable(503, 7_000));
  const done = retryCommand(send, () => false);
  await vi.advanceTimersByTimeAsync(6_900);
  expect(send).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(200);
  await done;
  const other = failing(new Unreachable(503, 3_600_000));
  await expect(retryCommand(other, () => false)).rejects.toBeInstanceOf(Unreachable);
});

test("an answer is an answer, and nobody tries for who has left", async () => {
  const refused = failing(new Refusal("refused-stale"));
  await expect(retryCommand(refused, () => false)).rejects.toBeInstanceOf(Refusal);
  expect(refused).toHaveBeenCalledTimes(1);
  const send = failing(new Unreachable());
  let left = false;
  const done = expect(retryCommand(send, () => left)).rejects.toBeInstanceOf(Unreachable);
  await vi.advanceTimersByTimeAsync(500);
  left = true;
  await vi.advanceTimersByTimeAsync(5_000);
  await done;
  expect(send).toHaveBeenCalledTimes(1);
});

test("what may have been done once is not said to be undone by a later try", async () => {
  const send = failing(
    new Unreachable(503, 0, true),
    ...Array.from({ length: 9 }, () => new Unreachable()),
  );
  const done = expect(retryCommand(send, () => false)).rejects.toMatchObject({ unsure: true });
  await vi.advanceTimersByTimeAsync(20_000);
  await done;
  expect(send).toHaveBeenCalledTimes(5);
});
