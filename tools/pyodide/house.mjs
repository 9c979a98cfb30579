// Plays a whole game against a greedy bot on the pure wheel inside Pyodide, as the worker of the page
// does, and says how long starting and answering took: node house.mjs WHEEL
import { readFileSync } from "node:fs";
import { performance } from "node:perf_hooks";
import { loadPyodide } from "pyodide";

const SLOWEST = 1000; // milliseconds in which a greedy bot answers
const wheel = new Uint8Array(readFileSync(process.argv[2]));

async function started(options) {
  const from = performance.now();
  const python = await loadPyodide({
    ...options,
    fsInit: async (files) => files.writeFile("/feldspar.whl", wheel),
  });
  python.runPython(read("../../web/src/worker/start.py"));
  return [python, performance.now() - from];
}

const read = (path) => readFileSync(new URL(path, import.meta.url), "utf8");

try {
  const [first, cold] = await started({ _makeSnapshot: true });
  first.runPython(read("../../web/house/rehearse.py"));
  const [python, warm] = await started({ _loadSnapshot: first.makeMemorySnapshot() });
  python.globals.set("clock", () => performance.now());
  const { moves, slowest } = JSON.parse(python.runPython(read("house.py")));
  if (slowest > SLOWEST) throw new Error(`a greedy bot took ${Math.round(slowest)} ms to answer`);
  console.log(
    `pyodide: ${moves} decisions played; start ${Math.round(cold)} ms, ` +
      `from memory ${Math.round(warm)} ms, slowest bot ${Math.round(slowest)} ms`,
  );
} catch (error) {
  console.error(error.message); // left alone, Node quotes a megabyte of minified source first
  process.exitCode = 1;
}
