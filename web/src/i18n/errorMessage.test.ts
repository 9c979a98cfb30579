import { expect, test, vi } from "vitest";
import { Refusal } from "../transport/api";

vi.mock("../transport", () => ({
  transport: { words: () => Promise.resolve("refused-rule = A rule forbids this.") },
}));
const { words, say } = await import("./messages.svelte");
const { errorMessage, refusalMessage } = await import("./errorMessage");

test("every refusal has a sentence", async () => {
  await words.setLanguage("en");
  await words.setGame("toy");
  const told = { rule: "", text: "the table has moved" };
  expect(refusalMessage({ ...told, key: "refused-rule" })).toBe("A rule forbids this.");
  expect(refusalMessage({ ...told, key: "refused-lately" })).toBe("the table has moved");
  const bare = { key: "refused-lately", text: "refused-lately (ABC-1)" };
  expect(refusalMessage(bare)).toBe(say("broken-about"));
  expect(refusalMessage({ key: "refused-lately", text: "" })).toBe(say("broken-about"));
  expect(errorMessage(new Refusal("refused-lately", "", "the table has moved"))).toBe(told.text);
});
