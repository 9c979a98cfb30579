/** The cards beside my games: the last one, a puzzle that is new, and a lesson that is not done. */
import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { ANN, ODILE } from "../test/view";
import type { GameInfo, TableSummary } from "../transport/api";

vi.mock("../transport", () => ({ LOCAL_ONLY: false, transport: {} }));
vi.mock("../puzzle/PuzzlePicture.svelte", () => ({ default: () => {} }));
vi.mock("../ui/GameCover.svelte", () => ({ default: () => {} }));
const { words } = await import("../i18n/messages.svelte");
const { saveProgress } = await import("../learn/lessonProgress");
const { saveSolved } = await import("../puzzle/solvedPuzzles");
const { rememberGame } = await import("../catalog/tableSetup");
const { nextLesson } = await import("../learn/nextLesson");
const { default: NextCards } = await import("./NextCards.svelte");

const lesson = (name: string) => ({ name, title: { en: name, fr: name }, about: {}, minutes: 3 });
const games = [
  { id: "heavy", weight: 4, minutes: 30, lessons: [lesson("estate")] },
  { id: "light", weight: 1, minutes: 10, lessons: [lesson("first"), lesson("second")] },
] as unknown as GameInfo[];
const over = {
  id: "t1",
  game: "heavy",
  status: "over",
  players: [
    { ...ANN, score: 33, place: 2 },
    { ...ODILE, score: 35, place: 1 },
  ],
} as unknown as TableSummary;
const ADVANCED = { way: [{ step: 2, line: [] }], done: false };

beforeAll(async () => {
  await words.setLanguage("en");
  await words.loadBundle("home");
});
beforeEach(() => localStorage.clear());
let shown: object | undefined;
afterEach(async () => {
  if (shown) await unmount(shown);
  shown = undefined;
});

function cards(tables: TableSummary[]): string[][] {
  shown = mount(NextCards, { target: document.body, props: { games, tables } });
  flushSync();
  return [...document.querySelectorAll("section")].map((card) => [
    ...[...card.querySelectorAll("h2, p")].map((one) => one.textContent!.trim()),
    card.querySelector("a")!.getAttribute("href")!,
  ]);
}

test("each leads where it says", () => {
  rememberGame("heavy");
  saveSolved("heavy", 1, 2);
  expect(cards([over])).toEqual([
    ["Your last game", "heavy", "Lost 33 to 35", "/review?table=t1&seat=0"],
    ["A puzzle for you", "heavy", "One move is clearly best. Which?", "/puzzles/heavy/2"],
    ["Next lesson", "estate", "heavy · 3 min", "/learn/heavy/estate"],
  ]);
});

test("without a finished game, and with all done, there is nothing to show of it", () => {
  for (const name of ["first", "second"]) saveProgress("light", name, { way: [], done: true });
  saveProgress("heavy", "estate", { way: [], done: true });
  expect(cards([{ ...over, status: "playing" }]).map(([name]) => name)).toEqual([
    "A puzzle for you",
  ]);
});

test("a lesson that was begun comes first, then those of the title one plays", () => {
  expect(nextLesson(games, "")?.lesson.name).toBe("first");
  expect(nextLesson(games, "heavy")?.lesson.name).toBe("estate");
  saveProgress("light", "second", ADVANCED);
  expect(nextLesson(games, "heavy")).toMatchObject({ lesson: { name: "second" }, step: 2 });
});
