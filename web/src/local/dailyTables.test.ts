/** Without a server the tables of the day are found among those of this browser. */
import { expect, test, vi } from "vitest";
import { ANN, ODILE } from "../test/view";
import type { Player, Status, TableSummary } from "../transport/contract";
import { startOfDay, countsUntil, dayOf, addDays, dailyTableId } from "../lib/calendar";

const DAY = "2026-03-02";
const table = (id: string, status: Status, players: Player[], at = 0): TableSummary => {
  return { id, game: "toy", title: "", status, players, yours: false, at, due: null };
};
const won = (points: number) => [
  { ...ODILE, score: 80, place: 1 },
  { ...ANN, score: points, place: 2 },
];
let kept: TableSummary[] = [];
vi.mock("./journalDb", () => ({ loadTables: () => Promise.resolve(kept) }));
const { loadBoard, loadToday } = await import("./dailyTables");

test("days follow each other by the clock of Greenwich", () => {
  expect(dayOf(startOfDay(DAY) - 1)).toBe("2026-03-01");
  expect(addDays(DAY, -2)).toBe("2026-02-28");
  expect(addDays("2028-02-28", 1)).toBe("2028-02-29");
});

test("my own results and week, and nobody else's", async () => {
  kept = [
    table("a1b2", "over", won(1)),
    table(dailyTableId("toy", "2026-02-28"), "over", won(41)),
    table(dailyTableId("toy", "2026-03-01"), "over", won(57)),
    table(dailyTableId("toy", "2026-02-01"), "over", won(3)),
    table(dailyTableId("toy", DAY), "playing", [ODILE, ANN]),
  ];
  const found = await loadToday(startOfDay(DAY) + 5);
  expect(found.mine.map(({ day, state, points }) => [day, state, points])).toEqual([
    [DAY, "playing", null],
    ["2026-03-01", "counts", 57],
    ["2026-02-28", "counts", 41],
  ]);
  expect([found.day, found.streak, found.published]).toEqual([DAY, 2, null]);
  expect(found.ends).toBe(startOfDay("2026-03-03"));
  const { mine, scores } = await loadBoard("toy", "2026-03-01");
  expect([mine?.points, scores]).toEqual([57, []]);
  expect((await loadBoard("other", "2026-03-01")).mine).toBeNull();
});

test("what was given up does not count", async () => {
  const [odile, ann] = won(12);
  kept = [table(dailyTableId("toy", DAY), "over", [odile!, { ...ann!, resigned: true }])];
  const { mine, streak } = await loadBoard("toy", DAY);
  expect([mine?.state, mine?.points, mine?.wrong, streak]).toEqual([
    "refused",
    null,
    "daily-resigned",
    0,
  ]);
});

test("a table counts until the day after it is over, and is finished for oneself later", async () => {
  const [until, id] = [countsUntil(DAY), dailyTableId("toy", DAY)];
  expect(until).toBe(startOfDay("2026-03-04"));
  const found = async (status: Status, at: number, now: number) => {
    kept = [table(id, status, status === "over" ? won(57) : [ODILE, ANN], at)];
    const { mine, streak } = await loadBoard("toy", DAY, now);
    return [mine?.state, mine?.points, mine?.wrong, streak];
  };
  expect(await found("over", until - 1, until - 1)).toEqual(["counts", 57, "", 1]);
  expect(await found("over", until, until)).toEqual(["refused", null, "daily-late", 0]);
  expect(await found("playing", 0, until - 1)).toEqual(["playing", null, "", 0]);
  expect(await found("playing", 0, until)).toEqual(["playing", null, "daily-late", 0]);
});
