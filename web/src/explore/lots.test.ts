/** What is drawn anew in a branch is called what the game draws. */
import { beforeAll, expect, test } from "vitest";
import { say, words } from "../i18n/messages.svelte";
import { viewOf, ANN } from "../test/view";
import type { View } from "../transport/api";
import { lotsOf } from "./lots";

const drawing = (...lots: View["fair"]["lots"]): View => {
  const view = viewOf([ANN]);
  return { ...view, fair: { ...view.fair, lots } };
};
const button = (view: View | null) => say("explore-dice", { lots: lotsOf(view) });

beforeAll(async () => {
  await words.loadBundle("explore");
});

test("cards in a card game, dice in a dice game, or both", async () => {
  await words.setLanguage("en");
  const views = [drawing("cards"), drawing("dice"), drawing("cards", "dice"), null];
  const said = ["Other cards", "Other dice", "Other cards and dice", "Other dice"];
  expect(views.map(button)).toEqual(said);
  expect(button(drawing("dice", "tiles"))).toBe("Other dice and tiles");
  expect(say("explore-dice-row", { lots: "cards" })).toBe("Other cards from here on");
  await words.setLanguage("fr");
  expect(views.slice(0, 3).map(button)).toEqual([
    "D’autres cartes",
    "D’autres dés",
    "D’autres cartes et dés",
  ]);
});
