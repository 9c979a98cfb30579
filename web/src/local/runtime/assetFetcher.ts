/**
 * Parallel download of the Pyodide bundle, with progress.
 *
 * Fetches the files of the bundle all at once, and counts their bytes as they arrive. Pyodide would
 * fetch some of them by itself, late and one after the other, and wait for ever if one did not come:
 * so it is handed what is on its way already, and whoever starts it is told what is broken.
 */
import type { PyodideBundle, LoadProgress } from "./messages";
import { xorMemory, growMemory } from "./memorySnapshot";
import { fetchCompressed } from "./compressedAsset";

const WASM_NAME = "pyodide.asm.wasm";

export interface AssetFetcher {
  file(name: string): Promise<Response>;
  /** Makes a picture of memory whole as soon as there is memory that it differs from. */
  complete(picture: Uint8Array): void;
  /** Never comes true; fails if something without which Python cannot start does not come. */
  broken: Promise<never>;
  /** Gives back what was borrowed from the browser. */
  end(): void;
}

export function fetchAssets(
  house: PyodideBundle,
  tell: (progress: LoadProgress) => void,
): AssetFetcher {
  const { folder, sizes, whole } = house;
  const { fetch } = self;
  const { instantiateStreaming } = WebAssembly;

  const done = new Map<string, number>();
  const total = sum(Object.values(sizes));
  function reportProgress(name: string, count: number): void {
    // counted as it was sent: a file is unpacked before we see it
    done.set(name, Math.min(count / whole[name]!, 1) * sizes[name]!);
    const here = sum([...done.values()]);
    tell({ step: here < total ? "fetch" : "wake", done: here, total });
  }
  async function count(name: string, body: ReadableStreamDefaultReader<Uint8Array>): Promise<void> {
    let got = 0;
    for (let part = await body.read(); !part.done; part = await body.read())
      reportProgress(name, (got += part.value.length));
    reportProgress(name, Infinity); // a file sent shorter has come whole all the same
  }
  async function startFetch(name: string): Promise<Response> {
    const response = await fetchCompressed(await fetch(folder + name), fetch);
    if (!response.ok) throw new Error(`${name}: ${response.status} ${response.statusText}`);
    count(name, response.clone().body!.getReader()).catch(() => undefined);
    return response;
  }

  const coming = new Map(Object.keys(sizes).map((name) => [name, startFetch(name)]));
  const file = async (name: string) => (await coming.get(name)!).clone();
  const code = coming.get(WASM_NAME)!.then(compileWasm);
  const broken = new Promise<never>((_, reject) => {
    for (const needed of [code, coming.get("python_stdlib.zip")!]) needed.catch(reject);
  });

  self.fetch = (input, init) => {
    const url = String(input instanceof Request ? input.url : input);
    const name = url.startsWith(folder) ? url.slice(folder.length) : "";
    if (name === WASM_NAME) return Promise.resolve(new Response()); // see below
    return name in sizes ? file(name) : fetch(input, init);
  };
  let incomplete: Uint8Array | undefined;
  WebAssembly.instantiateStreaming = async (_, imports) => {
    const module = await code;
    const instance = await WebAssembly.instantiate(module, imports);
    const memory = instance.exports["memory"] as WebAssembly.Memory;
    if (incomplete) {
      xorMemory(incomplete, new Uint8Array(memory.buffer));
      growMemory(incomplete, memory);
    }
    incomplete = undefined;
    return { module, instance };
  };
  function end(): void {
    self.fetch = fetch;
    WebAssembly.instantiateStreaming = instantiateStreaming;
  }
  const complete = (picture: Uint8Array) => void (incomplete = picture);
  return { file, complete, broken, end };
}

/** Compiled while it arrives; not every host knows the type that takes. */
async function compileWasm(response: Response): Promise<WebAssembly.Module> {
  if (response.headers.get("content-type")?.startsWith("application/wasm"))
    return WebAssembly.compileStreaming(response);
  return WebAssembly.compile(await response.arrayBuffer());
}

const sum = (numbers: number[]) => numbers.reduce((one, other) => one + other, 0);
