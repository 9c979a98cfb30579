import { afterEach, expect, test, vi } from "vitest";
import { sealOf } from "./verifyRecord";
import {
  markChecked,
  drawEntropy,
  entropyFor,
  deleteCommitment,
  deleteIfUnrevealed,
  hasUnsavedEntropy,
  markBroken,
  saveSeals,
  saveRevealedSeal,
  rememberCommitment,
  loadCommitment,
  protocolOf,
  recordCommitment,
} from "./commitmentStore";

const DAY = 86_400_000;

afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
});

test("the first word of a table counts", () => {
  expect(rememberCommitment({ table: "t", commitment: "one" })).toBe("t");
  recordCommitment("t", { commitment: "other" });
  expect(loadCommitment("t")?.commitment).toBe("one");
  saveSeals("t", { seals: ["a", "b"], dice: 2 });
  saveSeals("t", { seals: ["a", "c"], dice: 1 });
  expect(loadCommitment("t")?.seals).toEqual(["a", "b"]);
});

test("the first protocol a table names counts, and after the seals none", () => {
  rememberCommitment({ table: "t", commitment: "c" });
  expect(protocolOf(loadCommitment("t"), () => "")).toBeNull();
  recordCommitment("t", { commitment: "c", dice: 2 });
  recordCommitment("t", { commitment: "c", dice: 1 });
  expect(loadCommitment("t")?.dice).toBe(2);
  rememberCommitment({ table: "u", commitment: "c" });
  saveSeals("u", { seals: [], dice: 2 });
  expect(loadCommitment("u")?.dice).toBe(2);
});

test.each([1, 2])("what an older page kept tells that the protocol was %i", (protocol) => {
  const seals = ["", drawEntropy("t", protocol, "c0", 1)];
  localStorage.setItem("feldspar.dice.t", JSON.stringify({ commitment: "c0", at: 0, seals }));
  recordCommitment("t", { commitment: "c0", dice: 3 - protocol }, 1);
  expect(protocolOf(loadCommitment("t"), (seal) => entropyFor("t", seal))).toBe(protocol);
  expect(protocolOf(loadCommitment("t"), () => "")).toBeNull();
});

test("a table that was deleted is remembered if it could come back with other dice", () => {
  recordCommitment("plain", { commitment: "c" }, 0);
  drawEntropy("plain", 2, "c0", 0);
  recordCommitment("sealed", { commitment: "c" }, 0);
  const seal = drawEntropy("sealed", 2, "c0", 0);
  saveSeals("sealed", { seals: [seal], dice: 2 });
  saveRevealedSeal("sealed", seal);
  saveRevealedSeal("sealed", seal);
  recordCommitment("broken", { commitment: "c" }, 0);
  markBroken("broken");
  for (const table of ["plain", "sealed", "broken", "never seen"]) deleteIfUnrevealed(table);
  expect(loadCommitment("plain")).toBeNull();
  expect(loadCommitment("sealed")).toMatchObject({ commitment: "c", seals: [seal], told: [seal] });
  expect(entropyFor("sealed", seal)).not.toBe("");
  expect(loadCommitment("broken")?.broken).toBe(true);
  recordCommitment("new", { commitment: "c" }, 401 * DAY);
  expect(Object.keys(localStorage)).toEqual(["feldspar.dice.new"]);
});

test("the browser is asked to keep bytes, and may refuse", async () => {
  const persist = vi.fn(() => Promise.reject(new Error("no")));
  vi.stubGlobal("navigator", { storage: { persist } });
  drawEntropy("t", 2, "c0", 0);
  expect(persist).toHaveBeenCalled();
  vi.stubGlobal("navigator", {});
  expect(drawEntropy("t", 2, "c0", 0)).not.toBe("");
});

test("bytes are found by their seal, and by no other", () => {
  recordCommitment("t", { commitment: "c" });
  const [one, two] = [drawEntropy("t", 2, "c0", 1), drawEntropy("t", 2, "c0", 1)];
  expect(entropyFor("t", one)).toMatch(/^[0-9a-f]{32}$/);
  expect(sealOf(2, "c0", 1, entropyFor("t", one))).toBe(one);
  expect(entropyFor("t", two)).not.toBe(entropyFor("t", one));
  expect([entropyFor("t", ""), entropyFor("t", "none"), entropyFor("u", one)]).toEqual([
    "",
    "",
    "",
  ]);
});

test("nothing is kept for ever", () => {
  recordCommitment("over", { commitment: "c" }, 0);
  const seal = drawEntropy("over", 2, "c0", 0);
  markChecked("over", 0);
  recordCommitment("going on", { commitment: "c" }, 0);
  drawEntropy("going on", 2, "c0", 0);
  recordCommitment("new", { commitment: "c" }, 20 * DAY);
  expect(entropyFor("over", seal)).not.toBe("");
  recordCommitment("new", { commitment: "c" }, 31 * DAY);
  expect([loadCommitment("over"), entropyFor("over", seal)]).toEqual([null, ""]);
  expect(loadCommitment("going on")).not.toBeNull();
  recordCommitment("new", { commitment: "c" }, 401 * DAY);
  expect(loadCommitment("going on")).toBeNull();
  deleteCommitment("new");
  expect(Object.keys(localStorage)).toEqual([]);
});

test("a table whose id begins like another's is not forgotten with it", () => {
  recordCommitment("t", { commitment: "c" });
  recordCommitment("t2", { commitment: "c" });
  deleteCommitment("t");
  expect(loadCommitment("t2")).not.toBeNull();
});

test("where nothing may be kept, the page itself remembers", () => {
  vi.stubGlobal("localStorage", undefined); // forbidden
  recordCommitment("t", { commitment: "c" });
  const seal = drawEntropy("t", 2, "c0", 0);
  expect(loadCommitment("t")?.commitment).toBe("c");
  expect(entropyFor("t", seal)).not.toBe("");
  expect([hasUnsavedEntropy("t"), hasUnsavedEntropy("u")]).toEqual([true, false]);
  deleteCommitment("t");
  expect([loadCommitment("t"), entropyFor("t", seal), hasUnsavedEntropy("t")]).toEqual([
    null,
    "",
    false,
  ]);
});

test("where no more may be kept, what the page remembers is the newer", () => {
  recordCommitment("t", { commitment: "c" });
  const getItem = localStorage.getItem.bind(localStorage);
  const setItem = () => {
    throw new Error("full");
  };
  vi.stubGlobal("localStorage", { getItem, setItem });
  saveSeals("t", { seals: ["a"], dice: 2 });
  expect(loadCommitment("t")?.seals).toEqual(["a"]);
  expect(hasUnsavedEntropy("t")).toBe(false);
  vi.unstubAllGlobals();
  saveRevealedSeal("t", "a");
  expect(localStorage.getItem("feldspar.dice.t")).toContain("told");
  expect(loadCommitment("t")?.told).toEqual(["a"]);
});

test("what somebody else has written there is as nothing", () => {
  localStorage.setItem("feldspar.dice.t", "{");
  expect(loadCommitment("t")).toBeNull();
});
