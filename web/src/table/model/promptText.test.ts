import { readFileSync } from "node:fs";
import { expect, test, vi } from "vitest";
import type { Move } from "../../scene/model";
import { LANGUAGES } from "../../state/settings.svelte";
import { ANN, BEN, viewOf } from "../../test/view";

vi.mock("../../transport", () => ({ LOCAL_ONLY: false, transport: {} }));
const { say, words } = await import("../../i18n/messages.svelte");
const { needsConfirmation, promptText } = await import("./promptText");

test.each([
  ["always", true, true],
  ["final", true, false],
  ["never", false, false],
] as const)("%s: what is final, and what is not", (confirm, final, other) => {
  expect(needsConfirmation(confirm, { final: true } as Move)).toBe(final);
  expect(needsConfirmation(confirm, { final: false } as Move)).toBe(other);
});

test("people who share a screen are called by name", async () => {
  const shared = viewOf([ANN, BEN], { mine: [0, 1], viewer: 1, actors: [1] });
  await words.setLanguage("en");
  expect(promptText(shared, "Your turn: use your dice.")).toBe("Ben’s turn: use your dice.");
  expect(promptText(shared, "Draw a card.")).toBe("Ben: Draw a card.");
  await words.setLanguage("fr");
  expect(promptText(shared, "À vous\u202f: tirez.")).toBe("Au tour de Ben\u202f: tirez.");
});

test("whoever has a screen alone, or need not decide, is told as before", () => {
  const prompt = "Your turn: use your dice.";
  expect(promptText(viewOf([ANN, BEN]), prompt)).toBe(prompt);
  expect(promptText(viewOf([ANN, BEN], { mine: [0, 1], viewer: 1 }), prompt)).toBe(prompt);
});

test.each(LANGUAGES)("all titles call somebody by the same words: %s", async (language) => {
  await words.setLanguage(language);
  const start = say("prompt-your-turn");
  for (const game of ["bruges", "burgundy", "burgundy_cards"]) {
    const file = `../src/feldspar/games/${game}/words/${language}.ftl`;
    const calls =
      readFileSync(file, "utf-8").match(/(?<=(= |\] ))(Your turn|À vous)\s?:.*/gu) ?? [];
    expect(calls.length, game).toBeGreaterThan(1);
    expect(calls.filter((call) => !call.startsWith(start))).toEqual([]);
  }
});
