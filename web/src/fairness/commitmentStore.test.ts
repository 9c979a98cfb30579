import { afterEach, expect, test, vi } from "vitest";
import { sealOf } from "./verifyRecord";
import {
  compared,
  draw,
  drawn,
  forget,
  forgetDeleted,
  isFleeting,
  keepBroken,
  keepSeals,
  keepTold,
  noted,
  promised,
  protocolOf,
  witness,
} from "./commitmentStore";

const DAY = 86_400_000;

afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
});

test("the first word of a table counts", () => {
  expect(noted({ table: "t", commitment: "one" })).toBe("t");
  witness("t", { commitment: "other" });
  expect(promised("t")?.commitment).toBe("one");
  keepSeals("t", { seals: ["a", "b"], dice: 2 });
  keepSeals("t", { seals: ["a", "c"], dice: 1 });
  expect(promised("t")?.seals).toEqual(["a", "b"]);
});

test("the first protocol a table names counts, and after the seals none", () => {
  noted({ table: "t", commitment: "c" });
  expect(protocolOf(promised("t"), () => "")).toBeNull();
  witness("t", { commitment: "c", dice: 2 });
  witness("t", { commitment: "c", dice: 1 });
  expect(promised("t")?.dice).toBe(2);
  noted({ table: "u", commitment: "c" });
  keepSeals("u", { seals: [], dice: 2 });
  expect(promised("u")?.dice).toBe(2);
});

test.each([1, 2])("what an older page kept tells that the protocol was %i", (protocol) => {
  const seals = ["", draw("t", protocol, "c0", 1)];
  localStorage.setItem("feldspar.dice.t", JSON.stringify({ commitment: "c0", at: 0, seals }));
  witness("t", { commitment: "c0", dice: 3 - protocol }, 1);
  expect(protocolOf(promised("t"), (seal) => drawn("t", seal))).toBe(protocol);
  expect(protocolOf(promised("t"), () => "")).toBeNull();
});

test("a table that was deleted is remembered if it could come back with other dice", () => {
  witness("plain", { commitment: "c" }, 0);
  draw("plain", 2, "c0", 0);
  witness("sealed", { commitment: "c" }, 0);
  const seal = draw("sealed", 2, "c0", 0);
  keepSeals("sealed", { seals: [seal], dice: 2 });
  keepTold("sealed", seal);
  keepTold("sealed", seal);
  witness("broken", { commitment: "c" }, 0);
  keepBroken("broken");
  for (const table of ["plain", "sealed", "broken", "never seen"]) forgetDeleted(table);
  expect(promised("plain")).toBeNull();
  expect(promised("sealed")).toMatchObject({ commitment: "c", seals: [seal], told: [seal] });
  expect(drawn("sealed", seal)).not.toBe("");
  expect(promised("broken")?.broken).toBe(true);
  witness("new", { commitment: "c" }, 401 * DAY);
  expect(Object.keys(localStorage)).toEqual(["feldspar.dice.new"]);
});

test("the browser is asked to keep bytes, and may refuse", async () => {
  const persist = vi.fn(() => Promise.reject(new Error("no")));
  vi.stubGlobal("navigator", { storage: { persist } });
  draw("t", 2, "c0", 0);
  expect(persist).toHaveBeenCalled();
  vi.stubGlobal("navigator", {});
  expect(draw("t", 2, "c0", 0)).not.toBe("");
});

test("bytes are found by their seal, and by no other", () => {
  witness("t", { commitment: "c" });
  const [one, two] = [draw("t", 2, "c0", 1), draw("t", 2, "c0", 1)];
  expect(drawn("t", one)).toMatch(/^[0-9a-f]{32}$/);
  expect(sealOf(2, "c0", 1, drawn("t", one))).toBe(one);
  expect(drawn("t", two)).not.toBe(drawn("t", one));
  expect([drawn("t", ""), drawn("t", "none"), drawn("u", one)]).toEqual(["", "", ""]);
});

test("nothing is kept for ever", () => {
  witness("over", { commitment: "c" }, 0);
  const seal = draw("over", 2, "c0", 0);
  compared("over", 0);
  witness("going on", { commitment: "c" }, 0);
  draw("going on", 2, "c0", 0);
  witness("new", { commitment: "c" }, 20 * DAY);
  expect(drawn("over", seal)).not.toBe("");
  witness("new", { commitment: "c" }, 31 * DAY);
  expect([promised("over"), drawn("over", seal)]).toEqual([null, ""]);
  expect(promised("going on")).not.toBeNull();
  witness("new", { commitment: "c" }, 401 * DAY);
  expect(promised("going on")).toBeNull();
  forget("new");
  expect(Object.keys(localStorage)).toEqual([]);
});

test("a table whose id begins like another's is not forgotten with it", () => {
  witness("t", { commitment: "c" });
  witness("t2", { commitment: "c" });
  forget("t");
  expect(promised("t2")).not.toBeNull();
});

test("where nothing may be kept, the page itself remembers", () => {
  vi.stubGlobal("localStorage", undefined); // forbidden
  witness("t", { commitment: "c" });
  const seal = draw("t", 2, "c0", 0);
  expect(promised("t")?.commitment).toBe("c");
  expect(drawn("t", seal)).not.toBe("");
  expect([isFleeting("t"), isFleeting("u")]).toEqual([true, false]);
  forget("t");
  expect([promised("t"), drawn("t", seal), isFleeting("t")]).toEqual([null, "", false]);
});

test("where no more may be kept, what the page remembers is the newer", () => {
  witness("t", { commitment: "c" });
  const getItem = localStorage.getItem.bind(localStorage);
  const setItem = () => {
    throw new Error("full");
  };
  vi.stubGlobal("localStorage", { getItem, setItem });
  keepSeals("t", { seals: ["a"], dice: 2 });
  expect(promised("t")?.seals).toEqual(["a"]);
  expect(isFleeting("t")).toBe(false);
  vi.unstubAllGlobals();
  keepTold("t", "a");
  expect(localStorage.getItem("feldspar.dice.t")).toContain("told");
  expect(promised("t")?.told).toEqual(["a"]);
});

test("what somebody else has written there is as nothing", () => {
  localStorage.setItem("feldspar.dice.t", "{");
  expect(promised("t")).toBeNull();
});
