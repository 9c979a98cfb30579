import { expect, test } from "vitest";
import { arrowPath } from "./arrowPath";

const spot = (x: number, y: number) => ({ x, y, width: 60 });
const numbers = (path: string) => (path.match(/-?[\d.]+/g) ?? []).map(Number);

test("an arrow begins and ends beside what it leads between, and points at its goal", () => {
  const { line, head } = arrowPath(spot(0, 0), spot(300, 0))!;
  const [startX = 0, , , , footX = 0] = numbers(line);
  const [tipX = 0] = numbers(head);
  expect(startX).toBeGreaterThan(10);
  expect(tipX).toBeLessThan(290);
  expect(footX).toBeLessThan(tipX);
});

test("between things that touch there is none", () => {
  expect(arrowPath(spot(0, 0), spot(50, 0))).toBeNull();
});
