/**
 * Fetches the files of the house all at once, and counts their bytes as they arrive. Pyodide would
 * fetch some of them by itself, late and one after the other, and wait for ever if one did not come:
 * so it is handed what is on its way already, and whoever starts it is told what is broken.
 */
import type { House, Progress } from "../messages";
import { across, makeRoom } from "./memorySnapshot";
import { shortest } from "./compressedAsset";

const CODE = "pyodide.asm.wasm";

export interface Fetching {
  file(name: string): Promise<Response>;
  /** Makes a picture of memory whole as soon as there is memory that it differs from. */
  complete(picture: Uint8Array): void;
  /** Never comes true; fails if something without which Python cannot start does not come. */
  broken: Promise<never>;
  /** Gives back what was borrowed from the browser. */
  end(): void;
}

export function fetching(house: House, tell: (progress: Progress) => void): Fetching {
  const { folder, sizes, whole } = house;
  const { fetch } = self;
  const { instantiateStreaming } = WebAssembly;

  const done = new Map<string, number>();
  const total = sum(Object.values(sizes));
  function note(name: string, count: number): void {
    // counted as it was sent: a file is unpacked before we see it
    done.set(name, Math.min(count / whole[name]!, 1) * sizes[name]!);
    const here = sum([...done.values()]);
    tell({ step: here < total ? "fetch" : "wake", done: here, total });
  }
  async function count(name: string, body: ReadableStreamDefaultReader<Uint8Array>): Promise<void> {
    let got = 0;
    for (let part = await body.read(); !part.done; part = await body.read())
      note(name, (got += part.value.length));
    note(name, Infinity); // a file sent shorter has come whole all the same
  }
  async function begun(name: string): Promise<Response> {
    const response = await shortest(await fetch(folder + name), fetch);
    if (!response.ok) throw new Error(`${name}: ${response.status} ${response.statusText}`);
    count(name, response.clone().body!.getReader()).catch(() => undefined);
    return response;
  }

  const coming = new Map(Object.keys(sizes).map((name) => [name, begun(name)]));
  const file = async (name: string) => (await coming.get(name)!).clone();
  const code = coming.get(CODE)!.then(compiled);
  const broken = new Promise<never>((_, reject) => {
    for (const needed of [code, coming.get("python_stdlib.zip")!]) needed.catch(reject);
  });

  self.fetch = (input, init) => {
    const url = String(input instanceof Request ? input.url : input);
    const name = url.startsWith(folder) ? url.slice(folder.length) : "";
    if (name === CODE) return Promise.resolve(new Response()); // see below
    return name in sizes ? file(name) : fetch(input, init);
  };
  let incomplete: Uint8Array | undefined;
  WebAssembly.instantiateStreaming = async (_, imports) => {
    const module = await code;
    const instance = await WebAssembly.instantiate(module, imports);
    const memory = instance.exports["memory"] as WebAssembly.Memory;
    if (incomplete) {
      across(incomplete, new Uint8Array(memory.buffer));
      makeRoom(incomplete, memory);
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
async function compiled(response: Response): Promise<WebAssembly.Module> {
  if (response.headers.get("content-type")?.startsWith("application/wasm"))
    return WebAssembly.compileStreaming(response);
  return WebAssembly.compile(await response.arrayBuffer());
}

const sum = (numbers: number[]) => numbers.reduce((one, other) => one + other, 0);
