import { expect, test } from "vitest";
import { legibleSize } from "./legibleSize";

test("print grows to what can be read, as far as there is room for it", () => {
  expect(legibleSize(12, 1, false)).toBe(12);
  expect(legibleSize(12, 0.5, false)).toBe(20);
  expect(legibleSize(11, 0.5, false)).toBe(0);
});

test("a picture that is only looked at leaves out what nobody could read", () => {
  expect(legibleSize(12, 0.9, true)).toBe(12);
  expect(legibleSize(12, 0.8, true)).toBe(12.5);
  expect(legibleSize(12, 0.5, true)).toBe(0);
});
