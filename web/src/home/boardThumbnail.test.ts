import { beforeEach, expect, test } from "vitest";
import { ANN, BEN, viewOf } from "../test/view";
import type { Area, Scene } from "../transport/api";
import { saveBoard, loadBoard, myBoard, cropOffset } from "./boardThumbnail";

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
  expect(myBoard(view)?.area.id).toBe("large");
  expect(myBoard({ ...view, viewer: -1 })).toBeNull();
});

test("a board on which nothing lies is no picture", () => {
  const empty = { ...area("mine", "mine", 0, 300), items: [piece("", 20)] } as unknown as Area;
  expect(myBoard({ ...view, scene: { ...scene, areas: [empty] } })).toBeNull();
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
  expect(myBoard({ ...view, secret: true })).toBeNull();
});

test("the last few are kept, and one that is over is not", () => {
  for (const table of ["a", "b", "c", "d"]) saveBoard(table, view);
  expect(["a", "b", "c", "d"].map((table) => loadBoard(table)?.area.id)).toEqual([
    undefined,
    "large",
    "large",
    "large",
  ]);
  saveBoard("d", { ...view, status: "over" });
  expect(loadBoard("d")).toBeNull();
});

test("nonsense in its place does no harm", () => {
  localStorage.setItem("feldspar.boards", "{");
  expect(loadBoard("a")).toBeNull();
  saveBoard("a", view);
  expect(loadBoard("a")).not.toBeNull();
});
