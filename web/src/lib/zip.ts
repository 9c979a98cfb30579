/** Zip writer for text files: stored without compression, after PKWARE's APPNOTE. */

export interface ZipFile {
  name: string;
  text: string;
  /** In milliseconds since 1970. */
  at: number;
}

const [LOCAL, CENTRAL, END] = [0x04034b50, 0x02014b50, 0x06054b50];
const [VERSION, UTF8, STORED] = [20, 0x0800, 0];

const CRC = Uint32Array.from({ length: 256 }, (_, n) => {
  for (let bit = 0; bit < 8; bit++) n = n & 1 ? 0xedb88320 ^ (n >>> 1) : n >>> 1;
  return n;
});
function crc32(bytes: Uint8Array): number {
  let crc = ~0;
  for (const byte of bytes) crc = CRC[(crc ^ byte) & 255]! ^ (crc >>> 8);
  return ~crc >>> 0;
}

/** Numbers of two or four bytes each, as they stand in a zip file. */
function packFields(...fields: [bytes: 2 | 4, value: number][]): Uint8Array<ArrayBuffer> {
  const out = new DataView(new ArrayBuffer(fields.reduce((sum, [bytes]) => sum + bytes, 0)));
  let at = 0;
  for (const [bytes, value] of fields) {
    if (bytes === 2) out.setUint16(at, value, true);
    else out.setUint32(at, value, true);
    at += bytes;
  }
  return new Uint8Array(out.buffer);
}

/** The moment as MS-DOS has it, in the time of this place. */
function dosDateTime(at: number): [2 | 4, number][] {
  const day = new Date(at);
  const date = ((day.getFullYear() - 1980) << 9) | ((day.getMonth() + 1) << 5) | day.getDate();
  const time = (day.getHours() << 11) | (day.getMinutes() << 5) | (day.getSeconds() >> 1);
  return [
    [2, time],
    [2, date],
  ];
}

export function zip(files: readonly ZipFile[]): Blob {
  const encoder = new TextEncoder();
  const [bodies, directory]: Uint8Array<ArrayBuffer>[][] = [[], []];
  let offset = 0;
  for (const { name, text, at } of files) {
    const [label, body] = [encoder.encode(name), encoder.encode(text)];
    const about: [2 | 4, number][] = [
      [2, VERSION],
      [2, UTF8],
      [2, STORED],
      ...dosDateTime(at),
      [4, crc32(body)],
      [4, body.length],
      [4, body.length],
      [2, label.length],
      [2, 0],
    ];
    const head = packFields([4, LOCAL], ...about);
    bodies!.push(head, label, body);
    const rest: [2 | 4, number][] = [
      [2, 0],
      [2, 0],
      [2, 0],
      [4, 0],
      [4, offset],
    ];
    directory!.push(packFields([4, CENTRAL], [2, VERSION], ...about, ...rest), label);
    offset += head.length + label.length + body.length;
  }
  const size = directory!.reduce((sum, part) => sum + part.length, 0);
  const end = packFields(
    [4, END],
    [2, 0],
    [2, 0],
    [2, files.length],
    [2, files.length],
    [4, size],
    [4, offset],
    [2, 0],
  );
  return new Blob([...bodies!, ...directory!, end], { type: "application/zip" });
}
