/**
 * Takes a picture of Python's memory once the rules are read and a game of each kind has been
 * played: a worker that lays it out need not do so again. Pyodide calls this experimental, so a
 * browser where it does not fit starts without it.
 */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { xorMemory } from "../src/local/runtime/memorySnapshot.ts";

const HERE = import.meta.dirname;
const HOUSE = "../src/local/runtime/start.py";

type Pyodide = typeof import("pyodide");
type Options = NonNullable<Parameters<Pyodide["loadPyodide"]>[0]>;
/** Pyodide can do more than it admits. */
type Python = Awaited<ReturnType<Pyodide["loadPyodide"]>> & { makeMemorySnapshot(): Uint8Array };

/** What of Python the house needs: the standard library and the wheel, without all the rest. */
export interface Trimmed {
  stdlib: Uint8Array;
  wheel: Uint8Array;
}

export async function trimmed(pyodide: string, wheel: Uint8Array): Promise<Trimmed> {
  const python = await started(pyodide, wheel);
  run(python, HOUSE, "warm_up.py", "trim.py");
  const made = (path: string) => python.FS.readFile(path) as Uint8Array;
  return { stdlib: made("/trimmed.zip"), wheel: made("/trimmed.whl") };
}

export async function pictured(pyodide: string, { stdlib, wheel }: Trimmed): Promise<Uint8Array> {
  const place = mkdtempSync(join(tmpdir(), "feldspar-"));
  const { instantiate } = WebAssembly;
  try {
    let fresh: Uint8Array | undefined;
    WebAssembly.instantiate = (async (code: BufferSource, imports: WebAssembly.Imports) => {
      const made = await instantiate(code, imports);
      const { memory } = made.instance.exports;
      if (memory) fresh ??= new Uint8Array((memory as WebAssembly.Memory).buffer).slice();
      return made;
    }) as typeof instantiate;
    writeFileSync(join(place, "python_stdlib.zip"), stdlib);
    const stdLibURL = join(place, "python_stdlib.zip");
    const python = await started(pyodide, wheel, { stdLibURL, _makeSnapshot: true } as Options);
    run(python, HOUSE, "warm_up.py");
    wipe((python as unknown as { _module: Memory })._module);
    const picture = python.makeMemorySnapshot();
    xorMemory(picture, fresh!);
    return picture;
  } finally {
    WebAssembly.instantiate = instantiate;
    rmSync(place, { recursive: true });
  }
}

interface Memory {
  HEAPU8: Uint8Array;
  _malloc(size: number): number;
  _free(at: number): void;
  _malloc_usable_size(at: number): number;
  _sbrk(size: number): number;
}

/** Clears what is free, hole by hole, the large ones first: nobody needs what once lay there. */
function wipe(memory: Memory): void {
  const top = memory._sbrk(0);
  const held: number[] = [];
  for (let size = 2 ** 20; size >= 8; size = size > 1024 ? size / 2 : size - 8) {
    let at: number;
    do {
      held.push((at = memory._malloc(size)));
      if (at < top) memory.HEAPU8.fill(0, at, at + memory._malloc_usable_size(at));
    } while (at < top);
  }
  for (const at of held) memory._free(at);
}

async function started(pyodide: string, wheel: Uint8Array, more: Options = {}): Promise<Python> {
  const { loadPyodide } = (await import(
    pathToFileURL(join(pyodide, "pyodide.mjs")).href
  )) as Pyodide;
  const fsInit = async (files: { writeFile(path: string, bytes: Uint8Array): void }) =>
    files.writeFile("/feldspar.whl", wheel);
  const env = { PYTHONNODEBUGRANGES: "1" }; // lines are enough to tell where something went wrong
  return (await loadPyodide({ indexURL: pyodide, env, ...more, fsInit } as Options)) as Python;
}

function run(python: Python, ...names: string[]): void {
  for (const name of names) python.runPython(readFileSync(join(HERE, name), "utf8"));
}
