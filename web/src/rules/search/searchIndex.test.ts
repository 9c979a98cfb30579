import { expect, test } from "vitest";
import { searchWords } from "./textMatch";
import { parseRulebook } from "../parser/parseRulebook";
import { searchEntries, ruleEntries } from "./searchIndex";

const BOOK = parseRulebook(`# A toy

## 1. Things

- ABC-1.1 There are two things.
- ABC-1.2 Take a thing of wood.
  Example: wood is taken.

## 2. Wood

- ABC-2.1 It floats.
`);

test("a rule is found by its words, its examples, its section and its number", () => {
  const places = ruleEntries(BOOK, "toy");
  const titles = (text: string) =>
    searchEntries(places, searchWords(text)).map(({ title }) => title);
  expect(titles("example")).toEqual(["ABC-1.2 · 1. Things"]);
  expect(titles("abc-2.1")).toEqual(["ABC-2.1 · 2. Wood"]);
  expect(titles("wood")).toEqual(["ABC-2.1 · 2. Wood", "ABC-1.2 · 1. Things"]);
  expect(titles("stone")).toEqual([]);
});

test("what is found leads to where it stands", () => {
  expect(ruleEntries(BOOK, "toy").map(({ href }) => href)).toEqual([
    "/rules/toy#ABC-1.1",
    "/rules/toy#ABC-1.2",
    "/rules/toy#ABC-2.1",
  ]);
});
