import { beforeEach, expect, test, vi } from "vitest";
import { ANN, BEN, viewOf } from "../test/view";
import type { Area, Scene } from "../transport/api";

vi.mock("../transport", () => ({ LOCAL_ONLY: true, transport: {} }));
const { cropOffset, glanceAt, loadGlance, loadStored, myLargestArea, saveGlance } =
  await import("./boardThumbnail");

const piece = (id: string, x: number) => ({ type: "piece", id, x, y: 50 });
const area = (id: string, role: Area["role"], seat: number, width: number) =>
  ({ id, role, seat, width, height: 100, items: [piece("a", 20)] }) as unknown as Area;
const scene = {
  areas: [
    area("common", "common", -1, 900),
    area("small", "mine", 0, 50),
    area("large", "mine", 0, 300),
    area("hand", "hand", 0, 800),
    area("theirs", "opponent", 1, 400),
  ],
} as Scene;
const view = viewOf([ANN, BEN], { scene });

beforeEach(() => localStorage.clear());

test("it is the largest of my own, and no hand of cards", () => {
  expect(myLargestArea(view)?.area.id).toBe("large");
  expect(myLargestArea({ ...view, viewer: -1 })).toBeNull();
});

test("a board on which nothing lies is no picture", () => {
  const empty = { ...area("mine", "mine", 0, 300), items: [piece("", 20)] } as unknown as Area;
  expect(myLargestArea({ ...view, scene: { ...scene, areas: [empty] } })).toBeNull();
});

test("what lies on it is in the middle, as far as the board reaches", () => {
  const at = (...places: number[]) =>
    ({ ...area("mine", "mine", 0, 300), items: places.map((x) => piece("p", x)) }) as Area;
  expect(cropOffset(at(150), 100, 100)).toEqual({ x: 0, y: 0 });
  expect(cropOffset(at(100, 160), 100, 100).x).toBe(20);
  expect(cropOffset(at(10), 100, 100).x).toBe(100);
  expect(cropOffset(at(290), 100, 100).x).toBe(-100);
});

test("what others at this screen may not see is not shown before a game is opened", () => {
  expect(glanceAt({ ...view, secret: true })).toBeNull();
});

test("the last few are kept, and one that is over is not", () => {
  for (const table of ["a", "b", "c", "d"]) saveGlance(table, view);
  expect(["a", "b", "c", "d"].map((table) => loadStored(table)?.board?.area.id)).toEqual([
    undefined,
    "large",
    "large",
    "large",
  ]);
  saveGlance("d", { ...view, status: "over" });
  expect(loadStored("d")).toBeNull();
});

test("nonsense in its place does no harm", () => {
  localStorage.setItem("feldspar.boards", "{");
  expect(loadStored("a")).toBeNull();
  saveGlance("a", view);
  expect(loadStored("a")).not.toBeNull();
});

test("without a server it is what was seen last, and nothing an older version kept", async () => {
  saveGlance("a", view);
  expect((await loadGlance("a"))?.board?.area.id).toBe("large");
  localStorage.setItem("feldspar.boards", JSON.stringify([["a", { area: {}, names: [] }]]));
  expect(await loadGlance("a")).toBeNull();
});
