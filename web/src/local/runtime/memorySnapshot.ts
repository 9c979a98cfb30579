/**
 * Delta codec for the snapshot of Python's memory.
 *
 * A picture of Python's memory is kept as what differs from the memory that its code brings along:
 * that has come with the code already, and need not come twice.
 */

/** Memory comes in pages; what a picture has beyond them is a head of its own, before the first. */
const PAGE_BYTES = 65536;
const WORD_BYTES = 4;

/** Takes away from a picture what is in fresh memory; done once more, brings it back. */
export function xorMemory(picture: Uint8Array, fresh: Uint8Array): void {
  const head = picture.length % PAGE_BYTES;
  const words = (bytes: Uint8Array, from: number) =>
    new Uint32Array(
      bytes.buffer,
      bytes.byteOffset + from,
      Math.floor((bytes.length - from) / WORD_BYTES),
    );
  const [shown, brought] = [words(picture, head), words(fresh, 0)];
  const both = Math.min(shown.length, brought.length);
  for (let at = 0; at < both; at++) shown[at]! ^= brought[at]!;
}

/** Python has asked for more memory by the time of the picture; whoever lays it out does not. */
export function growMemory(picture: Uint8Array, memory: WebAssembly.Memory): void {
  const missing = Math.floor(picture.length / PAGE_BYTES) - memory.buffer.byteLength / PAGE_BYTES;
  if (missing > 0) memory.grow(missing);
}
