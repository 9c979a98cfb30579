// Replays every recorded game on the pure wheel inside Pyodide: node replay.mjs WHEEL RECORDS
import { readFileSync } from "node:fs";
import { loadPyodide } from "pyodide";

const [wheel, records] = process.argv.slice(2);
try {
  const python = await loadPyodide();
  python.unpackArchive(new Uint8Array(readFileSync(wheel)), "wheel");
  python.FS.mkdirTree("/records");
  python.FS.mount(python.FS.filesystems.NODEFS, { root: records }, "/records");
  python.runPython(readFileSync(new URL("replay.py", import.meta.url), "utf8"));
} catch (error) {
  console.error(error.message); // left alone, Node quotes a megabyte of minified source first
  process.exitCode = 1;
}
