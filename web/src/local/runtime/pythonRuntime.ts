/**
 * Start of Python (Pyodide) in the worker.
 *
 * Starts Python inside the worker. A picture of its memory, taken when the site was built, holds
 * Python as it is once the rules are read: laying it out again takes a fraction of the time. Should it
 * not come, or not fit this browser, Python starts the long way instead.
 */
import type { PyodideInterface } from "pyodide";
import { fetchAssets, type AssetFetcher } from "./assetFetcher";
import type { PyodideBundle, LoadProgress } from "./messages";
import start from "./start.py?raw";

/** Calls the tables in Python; question and answer are JSON. */
export type PythonCall = (question: string, about: string) => string;

type Pyodide = typeof import("pyodide");
/** Pyodide knows more options than it admits. */
type Options = Parameters<Pyodide["loadPyodide"]>[0];
type Files = { writeFile(path: string, bytes: Uint8Array): void };

export function openPython(
  house: PyodideBundle,
  tell: (progress: LoadProgress) => void,
): Promise<PythonCall> {
  const files = fetchAssets(house, tell);
  return Promise.race([startPython(house, files), files.broken]).finally(files.end);
}

async function startPython(
  { folder, lock }: PyodideBundle,
  { file, complete }: AssetFetcher,
): Promise<PythonCall> {
  // Pyodide asks for this much later, and then finds it at hand.
  void import(/* @vite-ignore */ `${folder}pyodide.asm.mjs`).catch(() => undefined);
  const wheel = file("feldspar.whl").then(bytes);
  const memory = file("memory.bin").then(bytes).catch(warnNoSnapshot);
  const { loadPyodide } = (await import(/* @vite-ignore */ `${folder}pyodide.mjs`)) as Pyodide;
  const options = {
    indexURL: folder,
    lockFileContents: JSON.stringify(lock),
    fsInit: async (files: Files) => files.writeFile("/feldspar.whl", await wheel),
  };
  const picture = await memory;
  if (picture) complete(picture);
  const python = picture
    ? await loadPyodide({ ...options, _loadSnapshot: picture } as Options).catch(warnNoSnapshot)
    : undefined;
  return runStartScript(python ?? (await loadPyodide(options as Options)));
}

function warnNoSnapshot(error: unknown): undefined {
  console.warn("starting without the picture of Python's memory:", error);
}

function runStartScript(python: PyodideInterface): PythonCall {
  python.runPython(start);
  return python.globals.get("tables").handle as PythonCall;
}

const bytes = async (response: Response) => new Uint8Array(await response.arrayBuffer());
