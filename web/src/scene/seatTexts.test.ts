import { expect, test } from "vitest";
import { seatLetters, withPlayerNames } from "./seatTexts";

const seat = (n: number) => ({ key: "seat-name", args: { n } });

test("puts names in place of seats, however deep", () => {
  const text = {
    key: "waiting",
    args: { count: 1, name: seat(2), deep: { key: "x", args: { s: seat(1) } } },
  };
  expect(withPlayerNames(text, ["Claire", "Odile"])).toEqual({
    key: "waiting",
    args: { count: 1, name: "Odile", deep: { key: "x", args: { s: "Claire" } } },
  });
});

test("leaves seats without a name, and plain words", () => {
  expect(withPlayerNames(seat(3), ["Claire"])).toEqual(seat(3));
  expect(withPlayerNames("II", ["Claire"])).toBe("II");
});

test("says a seat with the letter of its player", () => {
  const letter = (n: number) => ({ key: "seat-letter", args: { n } });
  expect(withPlayerNames(letter(2), ["Claire", "Odile"])).toBe("O");
  expect(withPlayerNames(letter(3), ["Claire"])).toEqual(letter(3));
});

test("takes two letters where one is not enough, and numbers where two are not", () => {
  expect(seatLetters(["odile", "Oscar", "Bastien"])).toEqual(["Od", "Os", "B"]);
  expect(seatLetters(["Seat 1", "Seat 2", "Éva"])).toEqual(["1", "2", "É"]);
});
