/**
 * Takes a picture of Python's memory once the rules are read and a game of each kind has been
 * played: a worker that lays it out need not do so again. Pyodide calls this experimental, so a
 * browser where it does not fit starts without it.
 */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";

const HERE = import.meta.dirname;

export async function pictured(pyodide: string, wheel: Uint8Array): Promise<Uint8Array> {
  const { loadPyodide } = (await import(
    pathToFileURL(join(pyodide, "pyodide.mjs")).href
  )) as typeof import("pyodide");
  const python = await loadPyodide({
    indexURL: pyodide,
    _makeSnapshot: true,
    fsInit: async (files: unknown) =>
      (files as { writeFile(path: string, bytes: Uint8Array): void }).writeFile(
        "/feldspar.whl",
        wheel,
      ),
  } as Parameters<typeof loadPyodide>[0]);
  for (const name of ["../src/worker/start.py", "rehearse.py"])
    python.runPython(readFileSync(join(HERE, name), "utf8"));
  return (python as unknown as { makeMemorySnapshot(): Uint8Array }).makeMemorySnapshot();
}
