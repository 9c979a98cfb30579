import { afterEach, expect, test, vi } from "vitest";
import { sealOf } from "./dice";
import { compared, draw, drawn, forget, keepSeals, noted, promised, witness } from "./promised";

const DAY = 86_400_000;

afterEach(() => {
  vi.restoreAllMocks();
  localStorage.clear();
});

test("the first word of a table counts", () => {
  expect(noted({ table: "t", commitment: "one" })).toBe("t");
  witness("t", "other");
  expect(promised("t")?.commitment).toBe("one");
  keepSeals("t", ["a", "b"]);
  keepSeals("t", ["a", "c"]);
  expect(promised("t")?.seals).toEqual(["a", "b"]);
});

test("bytes are found by their seal, and by no other", () => {
  witness("t", "c");
  const [one, two] = [draw("t", 2, "c0", 1), draw("t", 2, "c0", 1)];
  expect(drawn("t", one)).toMatch(/^[0-9a-f]{32}$/);
  expect(sealOf(2, "c0", 1, drawn("t", one))).toBe(one);
  expect(drawn("t", two)).not.toBe(drawn("t", one));
  expect([drawn("t", ""), drawn("t", "none"), drawn("u", one)]).toEqual(["", "", ""]);
});

test("nothing is kept for ever", () => {
  witness("over", "c", 0);
  const seal = draw("over", 2, "c0", 0);
  compared("over", 0);
  witness("going on", "c", 0);
  draw("going on", 2, "c0", 0);
  witness("new", "c", 20 * DAY);
  expect(drawn("over", seal)).not.toBe("");
  witness("new", "c", 31 * DAY);
  expect([promised("over"), drawn("over", seal)]).toEqual([null, ""]);
  expect(promised("going on")).not.toBeNull();
  witness("new", "c", 401 * DAY);
  expect(promised("going on")).toBeNull();
  forget("new");
  expect(Object.keys(localStorage)).toEqual([]);
});

test("a table whose id begins like another's is not forgotten with it", () => {
  witness("t", "c");
  witness("t2", "c");
  forget("t");
  expect(promised("t2")).not.toBeNull();
});

test("where nothing may be kept, the page itself remembers", () => {
  vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
    throw new Error("forbidden");
  });
  witness("t", "c");
  const seal = draw("t", 2, "c0", 0);
  expect(promised("t")?.commitment).toBe("c");
  expect(drawn("t", seal)).not.toBe("");
  forget("t");
  expect([promised("t"), drawn("t", seal)]).toEqual([null, ""]);
});

test("what somebody else has written there is as nothing", () => {
  localStorage.setItem("feldspar.dice.t", "{");
  expect(promised("t")).toBeNull();
});
