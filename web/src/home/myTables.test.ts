/** The list of my tables says how far each is, what is asked of me, and how it ended. */
import { mount, unmount } from "svelte";
import { expect, test, vi } from "vitest";
import { ANN, BEN, ODILE, OPEN } from "../test/view";
import type { Player, Status, TableSummary } from "../transport/api";

const table = (id: number, status: Status, yours: boolean, players: Player[]): TableSummary => ({
  id: String(id),
  game: "toy",
  title: "",
  status,
  players,
  yours,
  at: Date.now() - id * 3_600_000,
  due: null,
});
const TABLES = [
  table(3, "playing", true, [ANN, BEN]),
  table(1, "open", true, [ANN, { ...OPEN, kept: true }]),
  table(2, "sealing", true, [ANN, BEN]),
  table(4, "open", false, [ANN, OPEN]),
  table(5, "playing", false, [ANN, BEN]),
  table(6, "cancelled", false, [ANN, OPEN]),
  table(7, "over", false, [
    { ...ANN, score: 33, place: 2 },
    { ...ODILE, score: 35, place: 1 },
  ]),
];
vi.mock("../transport", () => ({
  LOCAL_ONLY: false,
  transport: {
    words: () => Promise.resolve("game-title = Toy"),
    cover: () => Promise.resolve(""),
  },
}));
const { words } = await import("../i18n/messages.svelte");
const { default: MyTables } = await import("./MyTables.svelte");

test("each of them, in words", async () => {
  await words.setLanguage("en");
  await words.loadGame("toy");
  const props = { tables: TABLES, onchange: () => Promise.resolve() };
  const shown = mount(MyTables, { target: document.body, props });
  const text = (row: Element) => row.textContent!.replace(/\s+/g, " ").trim();
  const leaves = (row: Element) => [...row.querySelectorAll("*")].filter((e) => !e.children.length);
  const said = (inside: string) =>
    [...document.querySelectorAll(inside)].map((row) =>
      leaves(row).map(text).filter(Boolean).join(" | "),
    );
  expect(said(".hero .text")).toEqual([
    "Invitation | for 1 hour | Toy | Ann and reserved seat | View table",
  ]);
  expect(said("ul:not(.dense) li > *").filter(Boolean)).toEqual([
    "Toy | Ann and Ben",
    "Begin | for 2 hours",
    "Toy | Ann and Ben",
    "Your turn | for 3 hours",
    "Toy | Ann and Ben",
    "In play | for 5 hours",
  ]);
  expect([...document.querySelectorAll(".dense .told")].map(text)).toEqual([
    "Cancelled",
    "Lost 33 to 35",
  ]);
  const all = document.querySelector<HTMLButtonElement>("section > .button")!;
  expect(text(all)).toBe("Show all 7");
  all.click();
  await vi.waitFor(() => expect(document.querySelectorAll("ul:not(.dense) li")).toHaveLength(4));
  await unmount(shown);
});
