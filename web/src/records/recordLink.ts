/** Codec for a record inside a link: deflated and base64url-encoded. */

/** What some messengers and servers would cut off, in characters. */
const MAX_LINK_LENGTH = 16_000;
/** No record is longer; a link from anywhere could claim to be, in bytes. */
const MAX_RECORD_BYTES = 4_000_000;

/** A record as it can stand in an address; null if that would be too long. */
export async function pack(record: string): Promise<string | null> {
  const packed = await pipeThrough(new CompressionStream("deflate-raw"), ENCODER.encode(record));
  const letters = btoa([...packed].map((byte) => String.fromCharCode(byte)).join(""));
  if (letters.length > MAX_LINK_LENGTH) return null;
  return letters.replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}

/** What stood in an address, as a record again; rejects what was none. */
export async function unpack(packed: string): Promise<string> {
  const letters = atob(packed.replaceAll("-", "+").replaceAll("_", "/"));
  const data = Uint8Array.from(letters, (letter) => letter.charCodeAt(0));
  return DECODER.decode(await pipeThrough(new DecompressionStream("deflate-raw"), data));
}

const ENCODER = new TextEncoder();
const DECODER = new TextDecoder("utf-8", { fatal: true });

async function pipeThrough(
  stream: CompressionStream | DecompressionStream,
  data: Uint8Array<ArrayBuffer>,
): Promise<Uint8Array> {
  const writer = stream.writable.getWriter();
  // What is wrong with it is told by the other end.
  void writer.write(data).catch(() => {});
  void writer.close().catch(() => {});
  const parts: Uint8Array[] = [];
  let size = 0;
  const reader = stream.readable.getReader();
  for (let read = await reader.read(); !read.done; read = await reader.read()) {
    size += read.value.length;
    if (size > MAX_RECORD_BYTES) throw new RangeError("no record is as long as this");
    parts.push(read.value);
  }
  const all = new Uint8Array(size);
  let at = 0;
  for (const part of parts) {
    all.set(part, at);
    at += part.length;
  }
  return all;
}
