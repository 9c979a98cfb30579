import { expect, test, vi } from "vitest";
import type { Played } from "../transport/contract";
import { finishedGames } from "./journalDb";
import { loadHistory } from "./history";

vi.mock("./journalDb", () => ({ finishedGames: vi.fn() }));
const played = (id: string) => ({ id }) as Played;

test("what an earlier version did not write down is found out, and what cannot be read left out", async () => {
  const asked: string[] = [];
  vi.mocked(finishedGames).mockResolvedValue([
    { id: "new", played: played("new") },
    { id: "old", played: null },
    { id: "lost", played: null },
  ]);
  const found = await loadHistory(async (table) => {
    asked.push(table);
    if (table === "lost") throw new Error("it is of another world");
    return played(table);
  });
  expect(found).toEqual({ games: [played("new"), played("old")], next: null });
  expect(asked).toEqual(["old", "lost"]);
});
