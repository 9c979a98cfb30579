// Plays whole games against a greedy bot inside Pyodide, as the worker of the page does, with what of
// Python the built site has and nothing else; says how long starting and answering took:
// node check_bundle.mjs web/dist
import { readdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { performance } from "node:perf_hooks";
import { loadPyodide } from "pyodide";
import { growMemory } from "../../web/src/local/runtime/memorySnapshot.ts";

const SLOWEST = 1000; // milliseconds in which a greedy bot answers
const houses = resolve(process.argv[2], "house");
const folder = join(houses, readdirSync(houses)[0]);
const wheel = new Uint8Array(readFileSync(join(folder, "feldspar.whl")));

// A picture may need more memory than Python begins with: it is made as the page makes it.
const { instantiate } = WebAssembly;
let picture;
WebAssembly.instantiate = async (code, imports) => {
  const made = await instantiate(code, imports);
  const { memory } = made.instance?.exports ?? {};
  if (memory && picture) growMemory(picture, memory);
  return made;
};

async function started(options) {
  const from = performance.now();
  picture = options._loadSnapshot;
  const python = await loadPyodide({
    ...options,
    stdLibURL: join(folder, "python_stdlib.zip"),
    fsInit: async (files) => files.writeFile("/feldspar.whl", wheel),
  });
  python.runPython(read("../../web/src/local/runtime/start.py"));
  return [python, performance.now() - from];
}

function played(python) {
  python.globals.set("clock", () => performance.now());
  const told = JSON.parse(python.runPython(read("play_games.py")));
  try {
    python.globals.get("tables").handle("nothing of the kind", "{}");
  } catch (error) {
    if (/Traceback[^]*KeyError/.test(error.message)) return told;
  }
  throw new Error("what goes wrong is not told");
}

const read = (path) => readFileSync(new URL(path, import.meta.url), "utf8");

try {
  const [long] = await started({}); // the long way, where no picture fits
  played(long);
  const [first, cold] = await started({ _makeSnapshot: true });
  first.runPython(read("../../web/pyodide/warm_up.py"));
  const [python, warm] = await started({ _loadSnapshot: first.makeMemorySnapshot() });
  const { moves, slowest } = played(python);
  if (slowest > SLOWEST) throw new Error(`a greedy bot took ${Math.round(slowest)} ms to answer`);
  console.log(
    `pyodide: ${moves} decisions played; start ${Math.round(cold)} ms, ` +
      `from memory ${Math.round(warm)} ms, slowest bot ${Math.round(slowest)} ms`,
  );
} catch (error) {
  console.error(error.message); // left alone, Node quotes a megabyte of minified source first
  process.exitCode = 1;
}
