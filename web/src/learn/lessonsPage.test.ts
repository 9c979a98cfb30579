/** The list of lessons: what was begun first, and the puzzles and rules of each title above its lessons. */
import { mount, unmount } from "svelte";
import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import type { GameInfo } from "../transport/api";

const said = (text: string) => ({ en: text, fr: text });
const lesson = (name: string) => ({ name, title: said(name), about: said("about"), minutes: 3 });
const games = [
  { id: "toy", weight: 1, minutes: 10, lessons: [lesson("first"), lesson("second")] },
] as unknown as GameInfo[];
vi.mock("../transport", () => ({
  LOCAL_ONLY: false,
  transport: {
    games: () => Promise.resolve(games),
    words: () => Promise.resolve("game-title = Toy"),
    cover: () => Promise.resolve(""),
  },
}));
const { words } = await import("../i18n/messages.svelte");
const { saveProgress } = await import("./lessonProgress");
const { saveSolved } = await import("../puzzle/solvedPuzzles");
const { default: LessonsPage } = await import("./LessonsPage.svelte");

let shown: object | undefined;
beforeAll(async () => {
  await words.setLanguage("en");
  await words.loadBundle("learn");
});
beforeEach(() => localStorage.clear());
afterEach(async () => {
  if (shown) await unmount(shown);
  shown = undefined;
});

async function links(): Promise<[string | null, string][]> {
  shown = mount(LessonsPage, { target: document.body });
  await vi.waitFor(() => expect(document.querySelector(".titles")).not.toBeNull());
  return [...document.querySelectorAll("a")].map((one) => [
    one.getAttribute("href"),
    one.textContent!.replace(/\s+/g, " ").trim(),
  ]);
}

test("puzzles and rules stand above the lessons of a title", async () => {
  saveSolved("toy", 1, 1);
  expect(await links()).toEqual([
    ["/puzzles", "All puzzles"],
    ["/puzzles?game=toy", "Puzzles 1 seen"],
    ["/rules/toy", "Rules"],
    ["/learn/toy/first", "first 3 min about"],
    ["/learn/toy/second", "second 3 min about"],
  ]);
});

test("a lesson that was begun is gone on with at once", async () => {
  saveProgress("toy", "second", { way: [{ step: 2, line: [] }], done: false });
  expect((await links())[0]).toEqual(["/learn/toy/second", "second: go on at step 3"]);
});
