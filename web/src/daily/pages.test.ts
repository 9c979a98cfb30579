/** What the pages of the day say of time, trust, and tables that were given up. */
import { flushSync, mount, unmount, type Component } from "svelte";
import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import games from "../test/games.json";
import type { Board, GameInfo, MyDay, Today } from "../transport/api";

const DAY = "2026-11-15";
const DICE = { ...games[0], lessons: [], daily: { seats: ["me"], options: {} } };
const GAME = DICE as unknown as GameInfo;
let board: Board;
vi.mock("../transport", () => ({
  LOCAL_ONLY: false,
  transport: {
    words: () => Promise.resolve("game-title = Toy"),
    games: () => Promise.resolve([DICE]),
    board: () => Promise.resolve(board),
  },
}));
vi.mock("../ui/GameCover.svelte", () => ({ default: () => {} }));
const { words } = await import("../i18n/messages.svelte");
const { default: TodayTable } = await import("./TodayTable.svelte");
const { default: FairnessNote } = await import("./FairnessNote.svelte");
const { default: DailyResultPage } = await import("./DailyResultPage.svelte");

beforeAll(async () => {
  await words.setLanguage("en");
  await words.loadBundle("daily");
  await words.setGame("toy");
});
beforeEach(() => void vi.useFakeTimers({ now: Date.parse(`${DAY}T12:00:00Z`), toFake: ["Date"] }));
let shown: object | undefined;
afterEach(() => {
  if (shown) void unmount(shown);
  document.body.replaceChildren();
  vi.useRealTimers();
});

function show<Props extends object>(part: Component<Props>, props: Props): void {
  shown = mount(part, { target: document.body, props });
  flushSync();
}
const text = () => document.body.textContent?.replace(/\s+/g, " ").trim() ?? "";
const until = () =>
  new Intl.DateTimeFormat("en", { dateStyle: "medium", timeStyle: "short" }).format(
    Date.parse("2026-11-17T00:00:00Z"),
  );
const mine = (more: Partial<MyDay>): MyDay => {
  return {
    day: DAY,
    game: "toy",
    table: "t",
    state: "playing",
    points: null,
    wrong: "",
    name: "",
    ...more,
  };
};
const TODAY: Today = {
  day: DAY,
  ends: Date.parse("2026-11-16T00:00:00Z"),
  published: { day: "2026-11-13", secret: "5e".repeat(32) },
  titles: [],
  mine: [],
  streak: 0,
};
const given = mine({ state: "refused", wrong: "daily-resigned" });

test("whoever begins is told until when it counts", () => {
  show(TodayTable, { game: GAME, today: TODAY, mine: null });
  expect(text()).toContain(`It counts if you finish it by ${until()}.`);
});

test("a table that was given up is neither reviewed nor practised before the others are told", async () => {
  show(TodayTable, { game: GAME, today: TODAY, mine: given });
  expect(text()).toContain(`from ${until()} on`);
  expect(text()).not.toContain("Practise");
  if (shown) void unmount(shown);
  board = { day: DAY, game: "toy", scores: [], first: [], mine: given, streak: 0 };
  show(DailyResultPage, { game: "toy", day: DAY });
  await vi.waitFor(() => expect(text()).toContain(`from ${until()} on`));
  expect(document.querySelector("a[href*='/replay'], a[href*='/review']")).toBeNull();
  if (shown) void unmount(shown);
  vi.setSystemTime(Date.parse("2026-11-17T00:00:00Z"));
  show(DailyResultPage, { game: "toy", day: DAY });
  await vi.waitFor(() => expect(document.querySelector("a[href*='/replay']")).not.toBeNull());
});

test("one that goes on says until when it counts, or that it no longer does", async () => {
  board = { day: DAY, game: "toy", scores: [], first: [], mine: mine({}), streak: 0 };
  show(DailyResultPage, { game: "toy", day: DAY });
  await vi.waitFor(() => expect(text()).toContain(`It counts if you finish it by ${until()}.`));
  if (shown) void unmount(shown);
  board = { ...board, mine: mine({ wrong: "daily-late" }) };
  show(DailyResultPage, { game: "toy", day: DAY });
  await vi.waitFor(() => expect(text()).toContain("You may finish it, but it no longer counts."));
});

test("what results rest on is said", () => {
  show(FairnessNote, { today: TODAY });
  expect(text()).toContain("Whoever has played today knows today’s dice");
  expect(text()).toContain("so results rest on trust");
});
