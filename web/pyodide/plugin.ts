/**
 * Brings the house into a site that has no server: Pyodide from npm, the Feldspar wheel, what the
 * shelf shows, and a picture of Python's memory. All in one folder named after its contents, so that
 * a browser may keep it for ever. `scripts/build-web` lays out the wheel and the shelf first.
 */
import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join, relative, resolve } from "node:path";
import { gzipSync } from "node:zlib";
import type { Plugin } from "vite";
import type { PyodideBundle } from "../src/local/runtime/messages.ts";
import { pictured, trimmed } from "./snapshot.ts";

const HERE = import.meta.dirname;
const PYODIDE = resolve(HERE, "../node_modules/pyodide");
const LAID_OUT = resolve(HERE, "../../build/house");
const RUNTIME = ["pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm", "python_stdlib.zip"];
/** What Python needs to start; each has a shorter copy, for hosts that make none. */
const NEEDED = ["pyodide.asm.wasm", "python_stdlib.zip", "feldspar.whl", "memory.bin"];
const KEEPING = resolve(HERE, "../src/local/runtime/serviceWorkerFetch.ts");
const VIRTUAL = "virtual:pyodide-bundle";
const TYPES: { [ending: string]: string } = {
  mjs: "text/javascript",
  wasm: "application/wasm",
  json: "application/json",
  svg: "image/svg+xml",
};

type Files = Map<string, Uint8Array>;

export function pyodideBundle(wanted: boolean): Plugin {
  let files: Files = new Map();
  let folder = "";
  let served = false;

  async function gather(): Promise<void> {
    if (!wanted || files.size) return;
    if (!existsSync(join(LAID_OUT, "feldspar.whl")))
      throw new Error("no wheel is laid out: run scripts/build-web");
    for (const name of RUNTIME)
      files.set(name, name.endsWith(".mjs") ? script(name) : readFileSync(join(PYODIDE, name)));
    for (const path of below(LAID_OUT)) files.set(relative(LAID_OUT, path), readFileSync(path));
    const python = await trimmed(PYODIDE, files.get("feldspar.whl")!);
    files.set("python_stdlib.zip", python.stdlib).set("feldspar.whl", python.wheel);
    folder = `house/${hash(files)}/`;
    files.set("memory.bin", await pictured(PYODIDE, python));
    for (const name of NEEDED) files.set(`${name}.gz`, gzipSync(files.get(name)!, { level: 9 }));
  }

  /** What a page must know to start Python. */
  function told(): PyodideBundle {
    const size = (name: string) => files.get(name)?.length ?? 0;
    const sizes = NEEDED.map((name) => [name, size(`${name}.gz`)]);
    const whole = NEEDED.map((name) => [name, size(name)]);
    return {
      folder,
      sizes: Object.fromEntries(sizes),
      whole: Object.fromEntries(whole),
      lock: lock(),
    };
  }

  return {
    name: "feldspar-house",
    configResolved: ({ command }) => void (served = command === "serve"),
    async buildStart() {
      await gather();
      // The service worker fetches the same files.
      if (wanted && !served) this.emitFile({ type: "chunk", id: KEEPING, fileName: "keeping.js" });
    },
    resolveId: (id) => (id === VIRTUAL ? `\0${VIRTUAL}` : undefined),
    load(id) {
      if (id !== `\0${VIRTUAL}`) return undefined;
      return Object.entries(told())
        .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`)
        .join("\n");
    },
    transformIndexHtml: () =>
      wanted
        ? [{ tag: "link", attrs: { rel: "apple-touch-icon", href: "./icons/maskable.png" } }]
        : [],
    generateBundle(_, bundle) {
      if (!wanted) return;
      // Imported as a plain script, its names must not be those of the service worker itself.
      const keeping = bundle["keeping.js"];
      if (keeping?.type === "chunk") keeping.code = `(() => {${keeping.code}})();`;
      // A server that hands this site out as well lends its rules to pages of its own.
      this.emitFile({ type: "asset", fileName: "house.json", source: JSON.stringify(told()) });
      for (const [name, source] of files)
        this.emitFile({ type: "asset", fileName: folder + name, source });
    },
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const found = files.get(request.url?.split(`/${folder}`)[1] ?? "");
        if (!found) return next();
        const ending = request.url!.split(".").at(-1)!;
        response.setHeader("content-type", TYPES[ending] ?? "application/octet-stream");
        response.end(found);
      });
    },
  };
}

/** A script of Pyodide without the line that points at a map we do not ship. */
function script(name: string): Uint8Array {
  const text = readFileSync(join(PYODIDE, name), "utf8");
  return Buffer.from(text.replace(/\n\/\/# sourceMappingURL=.*\s*$/, "\n"));
}

function lock(): object {
  const { info } = JSON.parse(readFileSync(join(PYODIDE, "pyodide-lock.json"), "utf8"));
  return { info, packages: {} };
}

function below(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
}

function hash(files: Files): string {
  const mixed = createHash("sha256");
  for (const [name, bytes] of files) mixed.update(name).update(bytes);
  return mixed.digest("hex").slice(0, 12);
}
