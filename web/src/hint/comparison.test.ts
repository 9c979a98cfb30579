/** What is too close to call is called so, and a doubt is said only where there is one. */
import { expect, test } from "vitest";
import { words } from "../i18n/messages.svelte";
import { moveOf } from "../test/move";
import type { Advised } from "../transport/api";
import { cardsOf } from "./adviceCards";
import { comparisonText } from "./comparison";

const MOVES = [moveOf("a", "hex/a"), moveOf("b", "hex/b")];
const advised = (decision: string, behind: number, doubt: number, chance: number | null) => ({
  ...{ decision, chance, behind, doubt, points: 60, low: null, high: null },
  ...{ sources: {}, differs: {}, reasons: [] },
});
/** What the second of two moves is told of. */
function told(behind: number, doubt: number, chance: number | null = 0.5): string {
  const best: Advised[] = [advised("a", 0, doubt, chance), advised("b", behind, doubt, chance)];
  const rest = { seat: 0, turn: 1, chances: [], progress: 1, goals: [], trap: null };
  return comparisonText(cardsOf({ best, ...rest }, MOVES)[1]!).replace(/\s/g, " ");
}

test("a difference within its doubt is too close to call", async () => {
  await words.setLanguage("en");
  expect(told(0.04, 0.05)).toBe("Too close to call");
  expect(told(2, 3, null)).toBe("Too close to call");
  await words.setLanguage("fr");
  expect(told(0.04, 0.05)).toBe("Trop serré pour trancher");
});

test("so is one of less than a game in 100, or than half a point, however sure", async () => {
  await words.setLanguage("en");
  expect(told(0.009, 0)).toBe("Too close to call");
  expect(told(0.4, 0, null)).toBe("Too close to call");
  expect(told(0.011, 0)).toBe("Wins 1 game in 100 less than the first");
});

test("a doubt is said in whole numbers, and never as nothing", async () => {
  await words.setLanguage("en");
  expect(told(0.08, 0.031)).toBe("Wins 8 games in 100 fewer than the first, ± 3");
  expect(told(0.08, 0.001)).toBe("Wins 8 games in 100 fewer than the first, ± 1");
  expect(told(0.08, 0)).toBe("Wins 8 games in 100 fewer than the first");
  expect(told(5, 0, null)).toBe("5 points behind the first");
  await words.setLanguage("fr");
  expect(told(0.08, 0)).toBe("8 victoires sur 100 de moins que le premier");
  expect(told(5, 0.2, null)).toBe("5 points de moins que le premier, ± 1");
});
