/** Whoever asked to take a decision back learns what became of it. */
import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeAll, expect, test, vi } from "vitest";
import { lineOf } from "../../test/line";
import { ANN, BEN, viewOf } from "../../test/view";
import type { View } from "../../transport/api";
import type { LiveTable } from "../session/liveTable.svelte";

vi.mock("../../transport", () => ({ LOCAL_ONLY: false, transport: {} }));
const { words } = await import("../../i18n/messages.svelte");
const { default: UndoRequest } = await import("./UndoRequest.svelte");

const STANDS = "Not everybody agreed: your decision stands.";
const asked = { seat: 0, shown: false, agreed: [] };
const taken = lineOf(0, "log-taken-back", 0, { rule: "" });
const plays = viewOf([ANN, BEN]);

beforeAll(() => words.setLanguage("en"));
let shown: object | undefined;
afterEach(() => {
  if (shown) void unmount(shown);
});

function after(...views: View[]): string {
  const live = { busy: false, send: () => Promise.resolve(true) } as unknown as LiveTable;
  const props = $state({ live, view: plays, names: ["Ann", "Ben"] });
  shown = mount(UndoRequest, { target: document.body, props });
  for (const view of views) {
    props.view = view;
    flushSync();
  }
  return document.body.textContent?.replace(/\s+/g, " ").trim() ?? "";
}

test("that it stands is told to who asked", () => {
  expect(after({ ...plays, asked }, plays, { ...plays, news: 2 })).toContain(STANDS);
});

test("what was taken back is not called standing", () => {
  expect(after({ ...plays, asked, log: [taken] }, { ...plays, log: [taken, taken] })).toBe("");
});

test("who was asked, and who decides next, is told nothing", () => {
  expect(after({ ...plays, asked: { ...asked, seat: 1 } }, plays)).toBe("");
  expect(after({ ...plays, asked }, plays, { ...plays, turn: 2 })).toBe("");
});
