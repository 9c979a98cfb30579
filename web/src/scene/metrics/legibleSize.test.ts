import { expect, test } from "vitest";
import { legible } from "./legibleSize";

test("print grows to what can be read, as far as there is room for it", () => {
  expect(legible(12, 1, false)).toBe(12);
  expect(legible(12, 0.5, false)).toBe(20);
  expect(legible(11, 0.5, false)).toBe(0);
});

test("a picture that is only looked at leaves out what nobody could read", () => {
  expect(legible(12, 0.9, true)).toBe(12);
  expect(legible(12, 0.8, true)).toBe(12.5);
  expect(legible(12, 0.5, true)).toBe(0);
});
