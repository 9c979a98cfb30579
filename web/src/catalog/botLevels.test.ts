/** Levels: what is told of them, and how one is chosen. */
import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeAll, expect, test, vi } from "vitest";
import games from "../test/games.json";
import type { GameInfo, Measured } from "../transport/api";

vi.mock("../transport", () => ({
  LOCAL_ONLY: false,
  transport: {
    words: () =>
      Promise.resolve("level-2 = Miller\nlevel-2-is = Plans nothing.\nlevel-3 = Merchant"),
  },
}));
const { gamesText, levelName, pipsOf, winPercent, thinkingTimeText, measuredSeats } =
  await import("./botLevels");
const { words } = await import("../i18n/messages.svelte");
const { default: LevelPicker } = await import("../setup/LevelPicker.svelte");

const FIGURES: Measured = {
  seats: 2,
  games: 80,
  won: 0.926,
  low: 0.85,
  high: 0.96,
  score: 135.6,
  seconds: 0.002,
};
const TOY = games[0] as unknown as GameInfo;
const GAME: GameInfo = {
  ...TOY,
  levels: TOY.levels.map((level) =>
    level.id === "level-2" ? { ...level, measured: [FIGURES] } : level,
  ),
};

beforeAll(async () => {
  await words.setLanguage("en");
  await words.setGame("toy");
});
let shown: object | undefined;
afterEach(() => {
  if (shown) void unmount(shown);
  document.body.replaceChildren();
});

test("a level has as many pips as its number, another bot none", () => {
  expect(["level-1", "level-5", "level-6", "greedy", ""].map(pipsOf)).toEqual([1, 5, 0, 0, 0]);
  expect(levelName("level-3", "toy")).toBe("Merchant");
});

test("figures are of a table for as many, or else for two", () => {
  const levels = [{ id: "level-2", measured: [FIGURES, { ...FIGURES, seats: 4, games: 20 }] }];
  expect([2, 3, 4].map((seats) => measuredSeats(levels, seats))).toEqual([2, 2, 4]);
  expect(measuredSeats([], 3)).toBe(3);
  expect(gamesText(levels, 4)).toBe("20");
  expect(gamesText([...levels, { id: "level-3", measured: [{ ...FIGURES, games: 200 }] }], 2)).toBe(
    "80–200",
  );
  expect(gamesText(levels, 3)).toBe("");
});

test("a share has its doubt, the wider side of it", () => {
  expect(winPercent(FIGURES)).toEqual({ won: 93, doubt: 8 });
  expect(winPercent({ ...FIGURES, won: null })).toBeNull();
  expect(thinkingTimeText(FIGURES)).toBe("instantly");
  expect(thinkingTimeText({ ...FIGURES, seconds: 2.6 })).toBe("about 3 s");
});

function show(seats: number): string[] {
  const chosen: string[] = [];
  const props = {
    id: "x",
    game: GAME,
    seats,
    level: "level-2",
    title: "How well?",
    onchoose: (level: string) => void chosen.push(level),
    onclose: () => void chosen.push("closed"),
  };
  shown = mount(LevelPicker, { target: document.body, props });
  flushSync();
  return chosen;
}
const text = () => document.body.textContent?.replace(/\s+/g, " ") ?? "";

test("it is said what was measured, and what was not", () => {
  show(2);
  expect(text()).toContain("80 games against the next lower level, 2 seats.");
  expect(text()).toContain("Miller level 2");
  expect(text()).toContain("93 % ± 8");
  expect(text()).toContain("won against level 1");
  expect(text()).toContain("Mean score 136");
  expect(text().match(/not yet measured/g)).toHaveLength(3 + 4); // in full, and in brief
});

test("figures for another number of seats say so", () => {
  show(4);
  expect(text()).toContain("Measured for two seats, in 80 games between neighbours.");
});

test("one of five is chosen as in any group of radios, and Escape goes back", () => {
  const chosen = show(2);
  const radios = [...document.querySelectorAll<HTMLInputElement>("[role=radiogroup] input")];
  expect(radios.map(({ checked }) => checked)).toEqual([false, true, false, false, false]);
  const said = (id: string) =>
    document.getElementById(id)?.textContent?.replace(/\s+/g, " ").trim();
  expect(said(radios[1]!.getAttribute("aria-labelledby")!)).toBe("Miller level 2");
  expect(said(radios[1]!.getAttribute("aria-describedby")!.split(" ")[0]!)).toBe("Plans nothing.");
  radios[3]!.click();
  radios[3]!.dispatchEvent(new KeyboardEvent("keydown", { key: "Escape", bubbles: true }));
  expect(chosen).toEqual(["level-4", "closed"]);
});
