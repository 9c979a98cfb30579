/** Whoever opens a table for friends is asked for a name, once, and may skip that. */
import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import games from "../test/games.json";
import type { GameInfo, TableSpec } from "../transport/api";
import { settings } from "../state/settings.svelte";

const create = vi.fn<(spec: TableSpec) => Promise<string>>(() => Promise.resolve("t1"));
vi.mock("../transport", () => ({
  LOCAL_ONLY: false,
  transport: {
    words: () => Promise.resolve(""),
    cover: () => Promise.resolve(""),
    create: (spec: TableSpec) => create(spec),
  },
}));
vi.mock("../table/lazyTablePage", () => ({}));
const { words } = await import("../i18n/messages.svelte");
const { default: NewTableForm } = await import("./NewTableForm.svelte");

let form: object;
beforeEach(async () => {
  await words.setLanguage("en");
  await words.loadBundle("setup");
  await words.loadBundle("home");
  create.mockClear();
  settings.set({ name: "" });
});
afterEach(() => {
  void unmount(form);
  document.body.replaceChildren();
});

function open(way: "friends" | "screen"): void {
  const game = games[0] as unknown as GameInfo;
  form = mount(NewTableForm, { target: document.body, props: { game, way } });
  flushSync();
  document.querySelector<HTMLFormElement>("form.setup")!.requestSubmit();
  flushSync();
}
const dialog = () => document.querySelector<HTMLDialogElement>("dialog[open]");
const named = () => create.mock.calls[0]?.[0].seats.map(({ name }) => name);

test("the name given is the name at the table, and is remembered", () => {
  open("friends");
  expect(dialog()?.textContent).toContain("What shall your friends call you?");
  expect(create).not.toHaveBeenCalled();
  const field = dialog()!.querySelector("input")!;
  field.value = "Claire";
  field.dispatchEvent(new Event("input", { bubbles: true }));
  dialog()!.querySelector("form")!.requestSubmit();
  expect(named()?.[0]).toBe("Claire");
  expect(settings.name).toBe("Claire");
});

test("whoever skips it has a friendly name", () => {
  open("friends");
  expect(dialog()?.textContent).toContain("“Badger”");
  dialog()!.querySelector<HTMLElement>("button.quiet")!.click();
  expect(named()?.[0]).toBe("Badger");
  expect(settings.name).toBe("");
});

test("whoever has said it before is not asked again", () => {
  settings.set({ name: "Claire" });
  open("friends");
  expect(dialog()).toBeNull();
  expect(named()?.[0]).toBe("Claire");
});

test("people at one screen have names that differ", () => {
  open("screen");
  expect(dialog()).toBeNull();
  expect(named()).toEqual(["Badger", "Heron"]);
});
