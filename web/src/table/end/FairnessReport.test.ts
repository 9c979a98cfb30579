/** What people are shown of the dice when a game is over. */
import { mount, unmount } from "svelte";
import { afterEach, beforeAll, expect, test, vi } from "vitest";
import vectors from "../../../../tests/table/dice_vectors.json";
import { shown } from "../../test/shown";
import type { Checked, View } from "../../transport/api";

let record = "";
let checked: Checked | null = null;
vi.mock("../../transport", () => ({
  LOCAL_ONLY: false,
  transport: {
    words: () => Promise.resolve("lots-dice = the dice"),
    record: () => Promise.resolve(record),
    rules: () =>
      Promise.resolve(checked && { size: 0, play: async () => ({ checked, end: { log: [] } }) }),
  },
}));
const { saveSeals, recordCommitment } = await import("../../fairness/commitmentStore");
const { words } = await import("../../i18n/messages.svelte");
const { default: FairnessReport } = await import("./FairnessReport.svelte");

beforeAll(async () => {
  await words.setLanguage("en");
  await words.setGame("toy");
});
let page: object | undefined;
afterEach(() => {
  if (page) void unmount(page);
  checked = null;
});

const named = (name: string) => vectors.find((vector) => vector.name === name)!.record;
const text = () => document.body.textContent?.replace(/\s+/g, " ") ?? "";
const failed = () => [...document.querySelectorAll("li.bad")].map((line) => line.textContent);

async function show(what: string, other: Partial<View> = {}, id = "t"): Promise<void> {
  record = named(what);
  const props = { id, view: { ...shown(record), ...other } };
  page = mount(FairnessReport, { target: document.body, props });
  await vi.waitFor(() => expect(document.querySelector("li")).not.toBeNull());
}

test("dice that nobody chose are said to be so by a page that saw the seals in time", async () => {
  const { fair } = shown(named("2 people, all sealed"));
  recordCommitment("seen", fair);
  saveSeals("seen", fair);
  await show("2 people, all sealed", {}, "seen");
  expect(failed()).toEqual([]);
  expect(text()).toContain("nobody could choose them");
});

test("a page that added nothing says that it cannot know", async () => {
  await show("2 people, all sealed");
  expect(failed()).toEqual([]);
  expect(text()).not.toContain("nobody could choose them");
  expect(text()).toContain("only a page that added random numbers of its own knows");
});

test("dice a host chose in the name of a bot are shown to be wrong, and nothing is promised", async () => {
  await show("bytes of a bot, ground until the host liked the dice");
  expect(failed()[0]).toContain("that no player had sealed");
  expect(text()).toContain("nothing can be promised about the dice");
  expect(text()).not.toContain("nobody could choose");
});

test("so is a table that shows bytes of one seat more than its record has", async () => {
  record = named("2 people, all sealed");
  const { fair } = shown(record);
  const more = { ...fair, entropy: [...fair.entropy, "aa".repeat(16)] };
  await show("2 people, all sealed", { fair: more });
  expect(failed()[0]).toContain("The record says something different about the dice");
  expect(text()).not.toContain("nobody could choose");
});

test("a game that is another when played again promises nothing either", async () => {
  checked = { wrong: [{ key: "verify-illegal", args: {} }], scores: [], places: [], log: [] };
  await show("2 people, all sealed");
  await vi.waitFor(() => expect(failed()).toHaveLength(1));
  expect(text()).toContain("nothing can be promised about the dice");
});
