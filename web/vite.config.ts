import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";
import { rules, shorter } from "./build.ts";
import { offline } from "./pyodide/pwa.ts";
import { pyodideBundle } from "./pyodide/plugin.ts";

/** Where `feldspar serve` answers while one works on the pages. */
const SERVER = process.env["FELDSPAR_SERVER"] ?? "http://127.0.0.1:8000";

const TESTS = ["src/**/*.test.ts"];
/** What streams, hashes or fetches as only Node itself can. */
const NODES = ["src/local/**/*.test.ts", "src/records/recordLink.test.ts"];

/** `server`: the site the Python package carries. `static`: a site that needs no server at all. */
export default defineConfig(({ mode }) => ({
  base: mode === "static" ? "./" : "/",
  plugins: [
    svelte(),
    rules(),
    pyodideBundle(mode === "static"),
    shorter(),
    mode === "static" && offline(),
  ],
  server: { host: "127.0.0.1", proxy: { "/api": { target: SERVER, ws: true } } },
  build: {
    outDir: mode === "static" ? "dist" : "../src/feldspar/server/site",
    emptyOutDir: true,
    target: "es2022",
    modulePreload: { polyfill: false },
    // what several pages share comes in one piece, not in twenty
    rolldownOptions: {
      checks: { pluginTimings: false, bundlerTimings: false }, // a busy machine is no news
      output: { codeSplitting: { groups: [{ name: "shared", minShareCount: 3 }] } },
    },
  },
  worker: { format: "es" as const },
  resolve: {
    alias: {
      "#transport": `${import.meta.dirname}/src/transport/adapters/${mode === "static" ? "local" : "http"}.ts`,
    },
    ...(process.env["VITEST"] ? { conditions: ["browser"] } : {}),
  },
  test: {
    environment: "happy-dom",
    projects: [
      // Five times faster: a page is made once for many files, each in a world of its own.
      {
        extends: true as const,
        test: { name: "page", pool: "vmThreads", include: TESTS, exclude: NODES },
      },
      { extends: true as const, test: { name: "node", include: NODES } },
    ],
  },
}));
