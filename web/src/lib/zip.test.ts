import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { zip } from "./zip";

const READ = `
import json, sys, zipfile
pack = zipfile.ZipFile(sys.argv[1])
assert pack.testzip() is None
print(json.dumps([[one.filename, one.date_time, pack.read(one).decode()] for one in pack.infolist()]))
`;

test("another program unpacks what was packed, to the letter", async () => {
  const at = new Date(2026, 2, 12, 21, 5, 8).getTime();
  const files = [
    { name: "dé.record", text: "feldspar record 2\nplayer 0: Zoé\n", at },
    { name: "empty.record", text: "", at },
  ];
  const folder = mkdtempSync(join(tmpdir(), "zip-"));
  try {
    const path = join(folder, "games.zip");
    writeFileSync(path, Buffer.from(await zip(files).arrayBuffer()));
    const read = JSON.parse(execFileSync("python3", ["-c", READ, path], { encoding: "utf8" }));
    expect(read).toEqual(files.map(({ name, text }) => [name, [2026, 3, 12, 21, 5, 8], text]));
  } finally {
    rmSync(folder, { recursive: true });
  }
});
