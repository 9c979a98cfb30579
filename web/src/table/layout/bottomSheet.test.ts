/** What a finger and the keys do to the bottom sheet of a phone. */
import { createRawSnippet, flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";

vi.mock("../../scene/stage", () => ({ getStage: () => ({ selected: new Set() }) }));
vi.mock("../../i18n/messages.svelte", () => ({ say: (key: string) => key }));
const { default: BottomSheet } = await import("./BottomSheet.svelte");

const text = (words: string) => createRawSnippet(() => ({ render: () => `<p>${words}</p>` }));
let shown: object;
beforeEach(() => {
  const props = { folds: true, children: text("Your turn"), moves: text("Take") };
  shown = mount(BottomSheet, { target: document.body, props });
});
afterEach(() => void unmount(shown));

const handle = () => document.querySelector<HTMLButtonElement>(".handle")!;
const isFolded = () => handle().getAttribute("aria-expanded") === "false";
function point(type: string, clientY: number): void {
  handle().setPointerCapture = () => undefined;
  handle().dispatchEvent(new PointerEvent(type, { pointerId: 1, clientY, bubbles: true }));
  flushSync();
}
function lift(): boolean {
  const lifted = new Event("touchend", { cancelable: true, bubbles: true });
  handle().dispatchEvent(lifted);
  return lifted.defaultPrevented;
}
function click(): void {
  handle().click();
  flushSync();
}

test("a lifted finger leaves the sheet as it is until its click has found the handle", () => {
  point("pointerdown", 500);
  point("pointerup", 500);
  expect(isFolded()).toBe(true);
  expect(lift()).toBe(false);
  click();
  expect(isFolded()).toBe(false);
});

test("a drag unfolds the sheet, and no click follows it", () => {
  point("pointerdown", 500);
  point("pointermove", 480);
  point("pointerup", 480);
  expect(isFolded()).toBe(false);
  expect(lift()).toBe(true);
  click(); // a later one, by a key
  expect(isFolded()).toBe(true);
});

test("a mouse that drags the sheet clicks at the end, which does nothing more", () => {
  point("pointerdown", 500);
  point("pointermove", 480);
  point("pointerup", 480);
  click();
  expect(isFolded()).toBe(false);
  click();
  expect(isFolded()).toBe(true);
});

test("a second click folds the sheet again, and so does Escape", () => {
  click();
  click();
  expect(isFolded()).toBe(true);
  click();
  dispatchEvent(new KeyboardEvent("keydown", { key: "Escape" }));
  flushSync();
  expect(isFolded()).toBe(true);
  expect(document.activeElement).toBe(handle());
});
