import { expect, test } from "vitest";
import { pack, unpack } from "./recordLink";

test("a record in a link is the same record, and needs no letter an address would change", async () => {
  const record = `feldspar record 2\nplayer 0: Zo\u00eb\n\n${"0 take(4,4b)\n".repeat(200)}`;
  const packed = await pack(record);
  expect(packed).toMatch(/^[\w-]+$/);
  expect(packed!.length).toBeLessThan(400);
  expect(await unpack(packed!)).toBe(record);
});

test("what would be too long for a link is not made one", async () => {
  const noise = Array.from({ length: 20_000 }, (_, n) => ((n * 2654435761) >>> 0).toString(36));
  expect(await pack(noise.join("\n"))).toBeNull();
});

test("what is no record, or far too long, is not unpacked", async () => {
  await expect(unpack("not?base64")).rejects.toThrow();
  await expect(unpack("AAAA")).rejects.toThrow();
  const bomb = await pack("0".repeat(5_000_000));
  await expect(unpack(bomb!)).rejects.toThrow("no record is as long");
});
