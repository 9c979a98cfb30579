/** The list of puzzles: every one of a title under its theme, how it went, and the next one. */
import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import type { GameInfo, PuzzleInfo } from "../transport/api";

const PUZZLES: PuzzleInfo[] = [
  { weight: 1, quarter: 4, kinds: ["buy", "done"] },
  { weight: 2, quarter: 1, kinds: ["place"] },
  ...Array.from({ length: 5 }, () => ({ weight: 3, quarter: 2, kinds: ["buy", "done"] })),
];
const games = [
  { id: "toy", weight: 2 },
  { id: "other", weight: 1 },
] as GameInfo[];
vi.mock("../transport", () => ({
  LOCAL_ONLY: false,
  transport: {
    games: () => Promise.resolve(games),
    puzzles: (game: string) => Promise.resolve(game === "toy" ? PUZZLES : PUZZLES.slice(0, 2)),
    words: (game: string) =>
      Promise.resolve(
        `game-title = ${game}\npuzzle-kind-buy = buy a tile\npuzzle-kind-done = save silver\npuzzle-kind-place = place a tile`,
      ),
    cover: () => Promise.resolve(""),
  },
}));
vi.mock("./PuzzlePicture.svelte", () => ({ default: () => {} }));
const { words } = await import("../i18n/messages.svelte");
const { saveSolved } = await import("./solvedPuzzles");
const { groupByTheme, weakSpot } = await import("./puzzleThemes");
const { default: PuzzlesPage } = await import("./PuzzlesPage.svelte");

const text = (one: Element | null) => one?.textContent!.replace(/\s+/g, " ").trim();
const texts = (selector: string) => [...document.querySelectorAll(selector)].map(text);
let shown: object | undefined;

beforeAll(async () => {
  await words.setLanguage("en");
  await words.loadBundle("puzzle");
});
beforeEach(() => localStorage.clear());
afterEach(async () => {
  if (shown) await unmount(shown);
  shown = undefined;
  document.body.replaceChildren();
});

async function show(game: string): Promise<void> {
  shown = mount(PuzzlesPage, { target: document.body, props: { game } });
  await vi.waitFor(() => expect(document.querySelector("h1")).not.toBeNull());
}

test("each puzzle of a title is one click away, under what it is about", async () => {
  saveSolved("toy", 1, 1);
  saveSolved("toy", 3, 2);
  saveSolved("toy", 4, 0);
  await show("toy");
  expect(texts(".list h2")).toEqual(["Buy a tile or save silver?", "Place a tile, but how?"]);
  const links = [...document.querySelectorAll(".list li a")].map((one) => one.getAttribute("href"));
  expect(links.sort()).toEqual(PUZZLES.map((_, n) => `/puzzles/toy/${n + 1}`));
  expect(texts(".list li a").slice(0, 4)).toEqual([
    "Puzzle 1 1 easy first try",
    "Puzzle 3 3 hard try 2",
    "Puzzle 4 4 hard shown",
    "Puzzle 5 5 hard first half",
  ]);
  expect(document.querySelector(".next a")?.getAttribute("href")).toBe("/puzzles/toy/2");
  expect(texts(".titles a")).toEqual(["other 0 of 2", "toy 3 of 7"]);
});

test("those already seen can be left out", async () => {
  saveSolved("toy", 1, 1);
  await show("toy");
  const choose = (name: string) => {
    const label = [...document.querySelectorAll("label")].find((one) => text(one) === name)!;
    const input = label.querySelector("input")!;
    input.checked = true;
    input.dispatchEvent(new Event("change", { bubbles: true }));
    flushSync();
  };
  choose("Seen");
  expect(texts(".list li a")).toEqual(["Puzzle 1 1 easy first try"]);
  choose("New");
  expect(texts(".list li a")).toHaveLength(6);
  choose("medium");
  expect(texts(".list li a")).toEqual(["Puzzle 2 2 medium near the start"]);
});

test("once all are solved, the missed ones are offered again", async () => {
  for (const number of PUZZLES.keys()) saveSolved("toy", number + 1, number === 5 ? 3 : 1);
  await show("toy");
  const link = document.querySelector(".next a");
  expect([text(link), link?.getAttribute("href")]).toEqual([
    "Try one you missed",
    "/puzzles/toy/6",
  ]);
});

test("a title that has no puzzles is not found, and none means the easiest", async () => {
  await show("chess");
  expect(texts("h1, h2")).toContain("Page not found");
  await unmount(shown!);
  shown = undefined;
  document.body.replaceChildren();
  await show("");
  expect(text(document.querySelector("[aria-current]"))).toBe("other 0 of 2");
});

test("a weak spot is called so only after five tries, most of them missed", () => {
  const themes = groupByTheme(PUZZLES);
  expect(weakSpot(themes, { 1: 1, 3: 2, 4: 2, 5: 0 })).toBeNull();
  expect(weakSpot(themes, { 1: 1, 3: 2, 4: 2, 5: 0, 6: 1 })).toMatchObject({ first: 2, tried: 5 });
  expect(weakSpot(themes, { 1: 1, 3: 1, 4: 1, 5: 0, 6: 1 })).toBeNull();
});
