import { describe, expect, test } from "vitest";
import { matchesAll, foldText, splitMatches, searchWords } from "./textMatch";

describe("words are found", () => {
  test.each([
    ["chateau", "Les Châteaux", true],
    ["CHÂTEAU", "un château", true],
    ["cow pasture", "a pasture with 3 cows", true],
    ["cow pig", "a pasture with 3 cows", false],
    ["", "anything", true],
  ])("%j in %j: %j", (wanted, text, is) => {
    expect(matchesAll(searchWords(wanted), text)).toBe(is);
  });

  test("whatever their case and accents, letter for letter", () => {
    expect(foldText("Élève œuvre ﬁ")).toHaveLength("Élève œuvre ﬁ".length);
  });
});

describe("what was looked for is pointed out", () => {
  test.each([
    ["chat", "Un Château, un chat", ["Un ", "Chât", "eau, un ", "chat", ""]],
    ["b a", "abc", ["", "ab", "c"]],
    ["ab bc", "abc", ["", "abc", ""]],
    ["x", "abc", ["abc"]],
    ["a", "", [""]],
  ])("%j in %j", (wanted, text, parts) => {
    expect(splitMatches(text, searchWords(wanted))).toEqual(parts);
  });
});
