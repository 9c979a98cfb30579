import { beforeAll, expect, test, vi } from "vitest";
import { lineOf } from "../../test/line";
import { ANN, BEN, viewOf } from "../../test/view";

const WORDS = "log-do = { $you ->\n    [yes] You do.\n   *[no] { $who } does.\n}";
vi.mock("../../transport", () => ({
  LOCAL_ONLY: false,
  transport: { words: () => Promise.resolve(WORDS) },
}));
const { words } = await import("../../i18n/messages.svelte");
const { lineText } = await import("./lineText");

beforeAll(async () => {
  await words.setLanguage("en");
  await words.setGame("toy");
});

test("whoever looks is you, unless several look at one screen", () => {
  const line = lineOf(0, "log-do");
  expect(lineText(line, viewOf([ANN, BEN]))).toBe("You do.");
  expect(lineText(line, viewOf([ANN, BEN], { viewer: 1, mine: [1] }))).toBe("Ann does.");
  expect(lineText(line, viewOf([ANN, BEN], { mine: [0, 1] }))).toBe("Ann does.");
});
