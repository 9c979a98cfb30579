import { expect, test } from "vitest";
import { named } from "./texts";

const seat = (n: number) => ({ key: "seat-name", args: { n } });

test("puts names in place of seats, however deep", () => {
  const text = {
    key: "waiting",
    args: { count: 1, name: seat(2), deep: { key: "x", args: { s: seat(1) } } },
  };
  expect(named(text, ["Claire", "Odile"])).toEqual({
    key: "waiting",
    args: { count: 1, name: "Odile", deep: { key: "x", args: { s: "Claire" } } },
  });
});

test("leaves seats without a name, and plain words", () => {
  expect(named(seat(3), ["Claire"])).toEqual(seat(3));
  expect(named("II", ["Claire"])).toBe("II");
});
