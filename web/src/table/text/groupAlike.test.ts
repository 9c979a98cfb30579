/** Things that are called the same, and do the same, are one line of a table in words. */
import { expect, test } from "vitest";
import type { Area, Piece, Text } from "../../scene/model";
import { groupAlike } from "./groupAlike";

const said = (key: string): Text => ({ key, args: {} });
const piece = (id: string, name: string, more: Partial<Piece> = {}) =>
  ({ type: "piece", id, label: said(name), help: null, state: "", ...more }) as Piece;
const say = (text: Text | string) => (typeof text === "string" ? text : text.key);
const lines = (...items: Piece[]) => groupAlike({ items } as unknown as Area, say);

test("what is alike is counted where the first of it stands", () => {
  const found = lines(piece("1", "mine"), piece("2", "ship"), piece("3", "mine"));
  expect(found.map(({ name, count }) => [name, count])).toEqual([
    ["mine", 2],
    ["ship", 1],
  ]);
});

test("what does something else is another line", () => {
  const found = lines(piece("1", "monk", { help: said("a") }), piece("2", "monk"));
  expect(found.map(({ help, count }) => [help, count])).toEqual([
    ["a", 1],
    ["", 1],
  ]);
});

test("the last to be placed is told among those it is like", () => {
  const found = lines(piece("1", "mine", { state: "last" }), piece("2", "mine"));
  expect(found).toEqual([{ name: "mine", help: "", last: true, count: 2 }]);
});

test("what has neither a name nor an id is a drawing", () => {
  expect(lines(piece("", "mine"), piece("1", "", { label: null }))).toEqual([]);
});
