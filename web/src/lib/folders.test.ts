/** Guard of the module structure: the folders of the page form no import cycle. */
import { expect, test } from "vitest";

const SOURCES = import.meta.glob<string>(["/src/**/*.{ts,svelte}", "!/src/**/*.test.ts"], {
  query: "?raw",
  import: "default",
  eager: true,
});
/** Every file that can be imported, by its path. */
const FILES = new Set(Object.keys(import.meta.glob("/src/**/*.{ts,svelte,css,py,json}")));
/** Import statements and re-exports. `import()` loads a page later, and may lead anywhere. */
const IMPORT = /\b(?:from|import)\s*["'](\.[^"'?]*)/g;

type Graph = Map<string, Map<string, string>>;

const folderOf = (path: string) => path.slice(0, path.lastIndexOf("/"));

/** The file that an import in some other file means; null if there is none. */
function resolveImport(from: string, target: string): string | null {
  const path = new URL(target, `file://${from}`).pathname;
  return [path, `${path}.ts`, `${path}/index.ts`].find((one) => FILES.has(one)) ?? null;
}

/** For each folder the folders it imports from, and one import as an example. */
function importGraph(sources: Record<string, string>): Graph {
  const graph: Graph = new Map();
  for (const [path, text] of Object.entries(sources)) {
    const from = folderOf(path);
    const targets = graph.get(from) ?? new Map<string, string>();
    graph.set(from, targets);
    for (const [, target = ""] of text.matchAll(IMPORT)) {
      const file = resolveImport(path, target);
      if (!file) throw new Error(`${path} imports ${target}, which is not there`);
      if (folderOf(file) !== from) targets.set(folderOf(file), `${path} imports ${file}`);
    }
  }
  return graph;
}

/** The shortest cycle through a folder, as its imports; empty if there is none. */
function cycleThrough(graph: Graph, start: string): string[] {
  const paths = new Map<string, string[]>([[start, []]]);
  for (const [folder, path] of paths) {
    for (const [next, example] of graph.get(folder) ?? []) {
      if (next === start) return [...path, example];
      if (!paths.has(next)) paths.set(next, [...path, example]);
    }
  }
  return [];
}

test("no folder imports from one that imports from it, however many lie between", () => {
  const graph = importGraph(SOURCES);
  expect(graph.size).toBeGreaterThan(30);
  const cycles = [...graph.keys()].map((folder) => cycleThrough(graph, folder));
  const shortest = cycles.filter((one) => one.length).sort((a, b) => a.length - b.length)[0] ?? [];
  expect(shortest, `import cycle between folders:\n${shortest.join("\n")}`).toEqual([]);
});

test("a cycle is found, and named by its imports", () => {
  const index = "/src/transport/index.ts";
  const graph = importGraph({
    "/src/lib/a.ts": 'import "../transport";',
    [index]: 'export { a } from "../ui/icons";',
    "/src/ui/b.ts": 'import type { A } from "../lib/zip";\nimport("../app/routes");',
  });
  expect(cycleThrough(graph, "/src/lib")).toEqual([
    `/src/lib/a.ts imports ${index}`,
    `${index} imports /src/ui/icons.ts`,
    "/src/ui/b.ts imports /src/lib/zip.ts",
  ]);
  expect(graph.get("/src/ui")?.has("/src/app")).toBe(false);
});
