/** A notice stands inside the prompt, and above the board nothing comes or goes. */
import { createRawSnippet, flushSync, mount, unmount } from "svelte";
import { afterEach, expect, test, vi } from "vitest";

vi.mock("../../transport", () => ({ LOCAL_ONLY: false, transport: {} }));
const { default: Prompt } = await import("./Prompt.svelte");

let shown: object | undefined;
afterEach(() => {
  if (shown) void unmount(shown);
});
const notices = createRawSnippet(() => ({
  render: () => '<p class="panel banner" role="status">Trying again</p>',
}));
const plain = {
  game: "toy",
  sentence: "Use your dice.",
  hint: "Choose a die.",
  undo: "" as const,
  onundo: () => {},
  onconfirm: null,
  confirms: false,
};
function show(props: object): void {
  shown = mount(Prompt, { target: document.body, props: { ...plain, ...props } });
  flushSync();
}

test("a notice takes the place of the hint in the prompt", () => {
  show({ notices });
  expect(document.querySelector(".prompt .said .notice-line .banner")?.textContent).toBe(
    "Trying again",
  );
});

test("whoever is about to move reads what follows instead", () => {
  show({ notices, acts: true });
  expect(document.querySelector(".prompt")?.classList.contains("acts")).toBe(true);
  expect(document.querySelector(".hint")?.textContent).toContain("Choose a die.");
  void unmount(shown!);
  show({ notices, reason: { text: "No silver.", rule: "" } });
  expect(document.querySelector(".prompt")?.classList.contains("acts")).toBe(true);
});
