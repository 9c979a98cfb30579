import { describe, expect, test } from "vitest";
import type { Area, Piece, Scene } from "../scene/model";
import { arrangeAreas, areasToShow } from "./boardExcerpt";

const piece = (id: string, x = 0): Piece =>
  ({ type: "piece", id, x, y: 0, art: "a", written: "", size: 10 }) as unknown as Piece;
const area = (id: string, seat: number, role: Area["role"], items: Piece[], width = 100): Area =>
  ({ id, seat, role, items, width, height: 50 }) as unknown as Area;
const scene = (...areas: Area[]): Scene => ({ viewer: 0, areas }) as unknown as Scene;
const BEFORE = scene(
  area("market", -1, "common", [piece("tile")]),
  area("store", 0, "mine", []),
  area("estate", 0, "mine", [piece("castle")], 300),
  area("theirs", 1, "opponent", [piece("tile")]),
);

describe("a small picture", () => {
  test("shows where a move begins and what it changes", () => {
    const after = scene(
      area("market", -1, "common", []),
      area("store", 0, "mine", [piece("tile")]),
      area("estate", 0, "mine", [piece("castle")], 300),
      area("theirs", 1, "opponent", [piece("tile")]),
    );
    expect(areasToShow(BEFORE, ["tile"], after)).toEqual(["market", "store"]);
  });

  test("shows one's own board where nothing else is told", () => {
    expect(areasToShow(BEFORE, ["choice/yes"], BEFORE)).toEqual(["estate"]);
  });

  test("lays what is long across, and is as large as its room allows", () => {
    const of = (id: string, width: number, height: number) =>
      ({ ...area(id, 0, "mine", [], width), height }) as Area;
    const [dice, tall, board, store] = [
      of("d", 476, 80),
      of("t", 160, 500),
      of("b", 550, 500),
      of("s", 580, 100),
    ];
    const rows = (areas: Area[], width: number, height: number) => {
      const found = arrangeAreas(areas, width, height, 8);
      return { rows: found.rows.map((row) => row.map(({ id }) => id).join("")), k: found.k };
    };
    expect(rows([dice, tall, board, store], 300, 330).rows).toEqual(["d", "tb", "s"]);
    expect(rows([tall, board], 300, 330).k).toBeCloseTo(292 / 710);
    expect(rows([board, of("m", 460, 540)], 300, 900).rows).toEqual(["b", "m"]);
    expect(rows([of("small", 100, 100)], 300, 330)).toEqual({ rows: ["small"], k: 0.9 });
  });
});
