/** In which order a phone shows what is mine. */
import { expect, test } from "vitest";
import type { Area, Scene } from "./model";
import { pagesOf } from "./layout";

const area = (id: string, role: Area["role"], width: number, height: number) =>
  ({ id, role, seat: 0, width, height, items: [] }) as unknown as Area;
const pageOf = (...areas: Area[]) => {
  const layout = { parts: areas.map(({ id }) => id), surface: "tray", across: false };
  return pagesOf({ areas, layout } as unknown as Scene).mine.map(({ id }) => id);
};

test("a low strip stands above the largest board, whatever else below it", () => {
  const estate = area("estate", "mine", 588, 538);
  const storage = area("storage", "mine", 588, 110);
  const canals = area("canals", "mine", 344, 158);
  const score = area("score", "mine", 1064, 76);
  expect(pageOf(canals, estate, storage, score)).toEqual(["storage", "estate", "score", "canals"]);
});
