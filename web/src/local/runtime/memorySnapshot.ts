/**
 * A picture of Python's memory is kept as what differs from the memory that its code brings along:
 * that has come with the code already, and need not come twice.
 */

/** Memory comes in pages; what a picture has beyond them is a head of its own, before the first. */
const PAGE = 65536;
const WORD = 4;

/** Takes away from a picture what is in fresh memory; done once more, brings it back. */
export function across(picture: Uint8Array, fresh: Uint8Array): void {
  const head = picture.length % PAGE;
  const words = (bytes: Uint8Array, from: number) =>
    new Uint32Array(
      bytes.buffer,
      bytes.byteOffset + from,
      Math.floor((bytes.length - from) / WORD),
    );
  const [shown, brought] = [words(picture, head), words(fresh, 0)];
  const both = Math.min(shown.length, brought.length);
  for (let at = 0; at < both; at++) shown[at]! ^= brought[at]!;
}

/** Python has asked for more memory by the time of the picture; whoever lays it out does not. */
export function makeRoom(picture: Uint8Array, memory: WebAssembly.Memory): void {
  const missing = Math.floor(picture.length / PAGE) - memory.buffer.byteLength / PAGE;
  if (missing > 0) memory.grow(missing);
}
