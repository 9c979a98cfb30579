import { describe, expect, test } from "vitest";
import { placeBeside, type Rect } from "./cardPosition";

const ROOM: Rect = { left: 0, top: 0, right: 1000, bottom: 700 };
const CARD = { width: 300, height: 200 };
const box = (left: number, top: number, width = 60, height = 60): Rect => ({
  left,
  top,
  right: left + width,
  bottom: top + height,
});

describe("what is said stands beside what it speaks of", () => {
  test("below it where there is room, and points at its middle", () => {
    const stand = placeBeside(CARD, [box(400, 100)], ROOM);
    expect(stand.side).toBe("top");
    expect(stand.top).toBeGreaterThan(160);
    expect(stand.left + stand.along).toBe(430);
  });

  test("nothing that is spoken of is covered if there is another way", () => {
    const things = [box(400, 100), box(400, 200, 60, 300)];
    const stand = placeBeside(CARD, things, ROOM);
    expect(stand.side).toBe("left");
    expect(stand.left).toBeGreaterThanOrEqual(460);
  });

  test("never outside of the room, whatever is spoken of", () => {
    for (const thing of [box(0, 640), box(950, 0), box(-50, -50), box(0, 0, 1000, 700)]) {
      const { left, top } = placeBeside(CARD, [thing], ROOM);
      expect(left).toBeGreaterThanOrEqual(0);
      expect(top).toBeGreaterThanOrEqual(0);
      expect(left + CARD.width).toBeLessThanOrEqual(1000);
      expect(top + CARD.height).toBeLessThanOrEqual(700);
    }
  });

  test("in a corner, and pointing at nothing, if nothing is spoken of", () => {
    expect(placeBeside(CARD, [], ROOM)).toMatchObject({ left: 0, top: 500, side: "" });
  });
});
