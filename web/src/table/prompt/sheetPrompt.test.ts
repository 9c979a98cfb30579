/** The line of a phone's sheet: what is asked, and what can be done about it. */
import { createRawSnippet, mount, unmount } from "svelte";
import { afterEach, expect, test, vi } from "vitest";

vi.mock("../../i18n/messages.svelte", () => ({ say: (key: string) => key }));
const { default: SheetPrompt } = await import("./SheetPrompt.svelte");

const children = createRawSnippet(() => ({ render: () => `<p class="pill">Take the barn</p>` }));
let shown: object;
function show(more: object = {}): (string | undefined)[] {
  const props = { game: "toy", sentence: "Your turn", hint: "Choose a die", children };
  const none = { reason: null, thinking: null, onconfirm: null };
  shown = mount(SheetPrompt, { target: document.body, props: { ...props, ...none, ...more } });
  return [...document.querySelectorAll(".prompt p, .prompt button")].map((one) =>
    one.textContent?.trim(),
  );
}
afterEach(() => void unmount(shown));

test("the line says what is asked, with the advice beside it", () => {
  expect(show()).toEqual(["Your turn", "Choose a die", "Take the barn"]);
});

test("a move that waits to be confirmed has its button in place of the advice", () => {
  const confirm = vi.fn();
  expect(show({ onconfirm: confirm })).toEqual(["Your turn", "Choose a die", "table-confirm"]);
  document.querySelector<HTMLButtonElement>("[data-confirm]")!.click();
  expect(confirm).toHaveBeenCalledOnce();
});

test("why something may not be done stands in place of what is asked", () => {
  const [line] = show({ reason: { text: "No die is left.", rule: "TOY-1" } });
  expect(line?.replace(/\s+/g, " ")).toBe("No die is left. TOY-1");
  expect(document.querySelector(".sentence")).toBeNull();
});
