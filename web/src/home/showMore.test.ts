/** My tables: those of the first page, and more on demand. */
import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeAll, expect, test, vi } from "vitest";
import type { TableSummary } from "../transport/api";

vi.mock("../transport", () => ({ LOCAL_ONLY: false, transport: {} }));
vi.mock("../ui/GameCover.svelte", () => ({ default: () => {} }));
const { words } = await import("../i18n/messages.svelte");
const { default: MyTables } = await import("./MyTables.svelte");

beforeAll(() => words.setLanguage("en"));
let shown: object | undefined;
afterEach(() => {
  if (shown) void unmount(shown);
  document.body.replaceChildren();
});

const table = (id: number): TableSummary => ({
  id: `t${id}`,
  game: "toy",
  title: `Table ${id}`,
  status: "open",
  players: [],
  yours: false,
  at: id,
  due: null,
});
const button = (name: string) =>
  [...document.querySelectorAll("button")].find((one) => one.textContent?.trim() === name);

test("more tables are asked for once all that came are shown", () => {
  const onmore = vi.fn(() => Promise.resolve());
  const tables = Array.from({ length: 9 }, (_, id) => table(id));
  const props = { tables, onchange: () => Promise.resolve(), onmore };
  shown = mount(MyTables, { target: document.body, props });
  flushSync();
  expect(button("Show more")).toBeUndefined();
  button("Show all 9")!.click();
  flushSync();
  button("Show more")!.click();
  expect(onmore).toHaveBeenCalledOnce();
});

test("where there are no more, none are offered", () => {
  const props = { tables: [table(1)], onchange: () => Promise.resolve() };
  shown = mount(MyTables, { target: document.body, props });
  flushSync();
  expect(button("Show more")).toBeUndefined();
});
