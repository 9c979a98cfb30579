/** The bell in the page: title, icon, notice and sound, once for each turn, and only if wished. */
import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import type { Move } from "../scene/model";
import { ANN, BEN, ODILE, viewOf } from "../test/view";

vi.mock("../transport", () => ({ LOCAL_ONLY: false, transport: {} }));
const knocks = vi.hoisted(() => ({ count: 0 }));
vi.mock("./turnSound", () => ({ playKnock: () => void knocks.count++ }));
const { words } = await import("../i18n/messages.svelte");
const { settings } = await import("../state/settings.svelte");
const { pageHeader } = await import("../state/pageHeader.svelte");
const { default: TurnAlert } = await import("./TurnAlert.svelte");

const mine = viewOf([ANN, BEN], { moves: [{ forced: false } as Move] });
const theirs = viewOf([ANN, BEN], { actors: [1], turn: 2 });

let bell: object | undefined;
let notices: string[] = [];
const permission = vi.fn(() => Promise.resolve("granted"));
class Notice {
  static permission = "default";
  static requestPermission = permission;
  constructor(title: string) {
    notices.push(title);
  }
}

beforeAll(() => words.setLanguage("en"));
beforeEach(() => {
  localStorage.clear();
  settings.set({ calls: "", sound: false });
  [notices, knocks.count] = [[], 0];
  Notice.permission = "default";
  permission.mockClear();
  vi.stubGlobal("Notification", Notice);
  document.head.innerHTML = '<link rel="icon" href="/logo.svg">';
  pageHeader.title = "Toy";
  look(true);
});
afterEach(() => {
  if (bell) void unmount(bell);
  bell = undefined;
  vi.restoreAllMocks();
});

function look(here: boolean): void {
  vi.spyOn(document, "hidden", "get").mockReturnValue(!here);
  vi.spyOn(document, "hasFocus").mockReturnValue(here);
  document.dispatchEvent(new Event("visibilitychange"));
  flushSync();
}
function ring(view = theirs): { view: typeof view } {
  const props = $state({ table: "t", view, yours: false, prompt: "Choose." });
  bell = mount(TurnAlert, { target: document.body, props });
  flushSync();
  return props;
}
const icon = () => new URL(document.querySelector("link")!.href).pathname;
const offer = () => document.querySelector("[role=region]");
function press(words: string): void {
  [...document.querySelectorAll("button")].find((one) => one.textContent === words)?.click();
  flushSync();
}

test("it asks once, and the browser only after a press", () => {
  ring();
  expect(offer()?.textContent).toContain("Tell me when it is my turn?");
  expect(permission).not.toHaveBeenCalled();
  press("Yes, tell me");
  expect(permission).toHaveBeenCalledOnce();
  expect([settings.calls, knocks.count, offer()]).toEqual(["yes", 1, null]);
});

test("it asks whoever plays, in whichever seat", () => {
  ring({ ...theirs, viewer: 1, mine: [1] });
  expect(offer()).not.toBeNull();
});

test("no is an answer", () => {
  ring();
  press("No");
  expect([settings.calls, offer()]).toEqual(["no", null]);
  expect(permission).not.toHaveBeenCalled();
});

test("who plays with bots only, or watches, is not asked", () => {
  ring({ ...theirs, players: [ANN, ODILE] });
  expect(offer()).toBeNull();
  void unmount(bell!);
  ring({ ...theirs, viewer: -1, mine: [] });
  expect(offer()).toBeNull();
});

test("a turn that comes while one looks elsewhere is told once, and stands in the title", () => {
  settings.set({ calls: "yes" });
  Notice.permission = "granted";
  const props = ring();
  look(false);
  expect([pageHeader.turnCall, icon()]).toEqual(["", "/logo.svg"]);
  props.view = { ...mine, turn: 3 };
  flushSync();
  expect(notices).toEqual(["Your turn · Toy"]);
  expect([pageHeader.turnCall, knocks.count]).toEqual(["(!) Your turn", 1]);
  expect(icon()).toBe("/logo-turn.svg");
  props.view = { ...theirs, turn: 3 };
  flushSync();
  props.view = { ...mine, turn: 3 }; // as after a lost connection
  flushSync();
  expect([notices.length, knocks.count]).toEqual([1, 1]);
  look(true);
  expect(pageHeader.turnCall).toBe("");
  expect(icon()).toBe("/logo.svg");
});

test("without consent nothing sounds or pops up, but the title says it", () => {
  const props = ring();
  look(false);
  props.view = { ...mine, turn: 3 };
  flushSync();
  expect([notices.length, knocks.count, pageHeader.turnCall]).toEqual([0, 0, "(!) Your turn"]);
});

test("leaving the table takes the call away", () => {
  look(false);
  ring({ ...mine, turn: 3 });
  expect(pageHeader.turnCall).toBe("(!) Your turn");
  void unmount(bell!);
  bell = undefined;
  flushSync();
  expect([pageHeader.turnCall, icon()]).toEqual(["", "/logo.svg"]);
});
