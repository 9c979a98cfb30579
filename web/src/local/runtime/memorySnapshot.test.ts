import { expect, test } from "vitest";
import { xorMemory, growMemory } from "./memorySnapshot";

const PAGE = 65536;
const HEAD = 128;

test("what fresh memory holds is taken out of a picture, and comes back with it", () => {
  const fresh = new Uint8Array(2 * PAGE).map((_, at) => at % 251);
  const picture = new Uint8Array(HEAD + 3 * PAGE).fill(7, 0, HEAD);
  picture.set(fresh, HEAD);
  picture[HEAD + 5] = 99; // something has changed since
  picture[HEAD + 2 * PAGE] = 42; // and there is more of it
  const before = picture.slice();

  xorMemory(picture, fresh);
  expect(picture.subarray(0, HEAD).every((byte) => byte === 7)).toBe(true);
  expect(picture.subarray(HEAD).filter(Boolean)).toHaveLength(2);
  xorMemory(picture, fresh);
  expect(picture).toEqual(before);
});

test("memory has room for a picture that was taken of more, and is left alone otherwise", () => {
  const memory = new WebAssembly.Memory({ initial: 2 });
  for (const [pages, room] of [
    [1, 2],
    [2, 2],
    [3, 3],
  ] as const) {
    growMemory(new Uint8Array(HEAD + pages * PAGE), memory);
    expect(memory.buffer.byteLength).toBe(room * PAGE);
  }
});
