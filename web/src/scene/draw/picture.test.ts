import { describe, expect, test } from "vitest";
import { readArt, aspectRatio } from "../symbols";
import { placeTooltip } from "../metrics/tooltipPosition";
import {
  areasOf,
  closeUpAreas,
  sortForReading,
  measure,
  pagesOf,
  layoutParts,
  pictureWidth,
  rowsOf,
  sideBySide,
  sizesOf,
  surfaceOf,
} from "../layout";
import { squeezeWidth, textWidth } from "../metrics/fontMetrics";
import { nearestInDirection } from "../arrowNavigation";
import { digitGlyphs, overlayGlyphs, canWrite } from "../metrics/handwriting";
import type { Area, Box, Choice, Scene } from "../model";
import { denseLeading, wrapText } from "../metrics/lineWrap";

const ART = readArt([
  `<svg xmlns="x"><!-- <symbol id="no"/> --><defs><path id="edge" d="M0 0"/></defs>
   <symbol id="tile" viewBox="0 0 40 20" data-outline="edge" data-ink="#123456"><use href="#edge"/></symbol>
   <symbol id="pen-4" viewBox="0 0 50 100"><rect fill="url(#edge)"/></symbol></svg>`,
]);

describe("art", () => {
  test("knows the box, outline and ink of every symbol", () => {
    expect(ART.symbols.get("tile")).toEqual({
      box: [0, 0, 40, 20],
      outline: "edge",
      ink: "#123456",
      empty: false,
    });
    expect(aspectRatio(ART, "tile")).toBe(0.5);
  });
  test("keeps the ids of the sprite apart from those of the page", () => {
    expect(ART.sprite).toContain('<path id="art-edge"');
    expect(ART.sprite).toContain('href="#art-edge"');
    expect(ART.sprite).toContain("url(#art-edge)");
    expect(ART.sprite).not.toContain("svg");
  });
});

describe("pen", () => {
  test("writes figures side by side around the middle", () => {
    const [left, right] = digitGlyphs(ART, "44", 100, "middle");
    expect([left?.x, right?.x]).toEqual([-25, 25]);
  });
  test("writes only figures, and marks over all", () => {
    expect([canWrite("4-2"), canWrite("Claire"), canWrite("")]).toEqual([true, false, false]);
    expect(overlayGlyphs("4x/", 10).map(({ art }) => art)).toEqual(["pen-cross", "pen-stroke"]);
  });
});

describe("letters", () => {
  test("squeezes only what is too wide", () => {
    expect(squeezeWidth("short", 12, 300)).toBeUndefined();
    expect(squeezeWidth("rather long words", 12, 30)).toBe(30);
    expect(textWidth("W", 10)).toBeGreaterThan(textWidth("i", 10));
  });
});

describe("wrap", () => {
  /** Every letter is one wide. */
  const wrap = (text: string, most = 0, indent = 0) =>
    wrapText(text, 10, most, indent, (words) => words.length);
  test("breaks words at spaces, and makes room before the first two lines", () => {
    expect(wrap("one two three four")).toEqual(["one two", "three four"]);
    expect(wrap("one two three four", 0, 4)).toEqual(["one", "two", "three four"]);
    expect(wrap("unbreakable word")).toEqual(["unbreakable", "word"]);
  });
  test("ends in an ellipsis only if words are left", () => {
    expect(wrap("one two three four", 2)).toEqual(["one two", "three four"]);
    expect(wrap("one two three four five", 2)).toEqual(["one two", "three fou…"]);
    expect(wrap("one two three", 2, 6)).toEqual(["one", "two…"]);
  });
  test("keeps to its place when letters are larger than meant: closer lines, then fewer", () => {
    expect(denseLeading(12, 12, 6)).toEqual([1.25, 6]);
    expect(denseLeading(12, 13, 6)[1]).toBe(6);
    for (const size of [12, 13, 14, 16, 20]) {
      const [leading, most] = denseLeading(12, size, 6);
      expect(most * leading * size).toBeLessThan((6 + 0.5) * 1.25 * 12);
      expect(leading).toBeGreaterThan(1);
    }
    expect(denseLeading(12, 20, 6)[1]).toBe(4);
    expect(denseLeading(12, 20, 0)[1]).toBe(0);
  });
});

describe("layout", () => {
  test("is read with the hand first, then one's own things, and those of others last", () => {
    const roles = ["opponent", "common", "mine", "hand", "common"] as const;
    const areas = roles.map((role, i) => ({ role, id: String(i) }) as Area);
    expect(
      sortForReading(areas)
        .map(({ id }) => id)
        .join(""),
    ).toBe("32140");
  });
  const area = (id: string, role: Area["role"], width: number, height: number): Area => ({
    id,
    role,
    width,
    height,
    title: { key: id, args: {} },
    items: [{ type: "piece", id: `${id}/1` } as Area["items"][number]],
    seat: role === "common" ? -1 : 0,
    cell: [0, 0],
    summary: null,
  });
  const areas = [
    area("dice", "common", 400, 80),
    area("side", "mine", 100, 300),
    area("board", "mine", 500, 300),
    area("tables", "common", 300, 260),
  ];
  const layout: Box = {
    across: false,
    surface: "",
    parts: ["dice", { across: true, surface: "paper", parts: ["side", "board", "tables"] }],
  };

  test("adds sizes, gaps and edges up", () => {
    const size = measure(layout, sizesOf({ areas, choices: [], tiles: 0 } as unknown as Scene));
    expect(size).toEqual({ width: 900 + 24 + 36, height: 80 + 12 + 300 + 32 });
    expect(layoutParts(layout)).toEqual(["dice", "side", "board", "tables"]);
  });
  test("knows how much room tiles need, and gives buttons none", () => {
    const choices = ["", "", "", "g"].map((group) => ({ group: group || null }));
    const size = (tiles: number) =>
      measure("choices", sizesOf({ areas, choices, tiles } as unknown as Scene));
    expect(size(2)).toEqual({ width: 336, height: 132 });
    expect(size(0)).toEqual({ width: 0, height: 0 });
  });
  test("keeps in sight on a phone what is touched on the way, and shows the largest first", () => {
    const pages = pagesOf({ areas, layout } as Scene);
    const ids = (found: Area[]) => found.map((one) => one.id);
    expect(ids(pages.always)).toEqual(["dice"]);
    expect(ids(pages.mine)).toEqual(["board", "side"]);
    expect(ids(pages.common)).toEqual(["tables"]);
  });
  test("knows what lies on what", () => {
    const inner: Box = { across: true, parts: ["cards"], surface: "" };
    const tray: Box = { across: true, parts: [inner], surface: "tray" };
    const table: Box = { across: false, parts: ["board", tray, layout], surface: "" };
    const found = ["board", "cards", "close"].map((id) => surfaceOf(table, id));
    expect(found).toEqual(["", "tray", "panel"]);
  });
  test("shows on a phone alone what is there once more, larger, and on nobody's card", () => {
    const close = area("close", "mine", 340, 150);
    const scene = { areas: [...areas, close], layout } as Scene;
    expect(pagesOf(scene).mine.map((one) => one.id)).toEqual(["board", "close", "side"]);
    expect(closeUpAreas(scene)).toEqual([close]);
    expect(areasOf(scene, close.seat)).toEqual([]);
  });
  test("lets a hand that scrolls be as wide as its cards, none of which covers another", () => {
    const held = (...xs: number[]): Area => ({
      ...area("hand", "hand", 310, 150),
      items: xs.map((x) => ({ type: "piece", x, size: 100 }) as Area["items"][number]),
    });
    const places = (hand: Area) => hand.items.map((item) => "x" in item && item.x);
    const four = sideBySide(held(50, 120, 190, 260));
    expect([four.width, ...places(four)]).toEqual([412, 50, 154, 258, 362]);
    const two = sideBySide(held(50, 154));
    expect([two.width, ...places(two)]).toEqual([204, 50, 154]);
    expect(sideBySide(held()).width).toBe(310);
  });
  test("shows as much of a picture as a card has room for, beside or below the words", () => {
    const small = area("small", "opponent", 130, 118);
    const tall = area("tall", "opponent", 230, 330);
    const wide = (one: Area, height: number) =>
      Math.round(pictureWidth(one, { width: 270, height }));
    expect([120, 180, 400].map((height) => wide(small, height))).toEqual([130, 130, 130]);
    expect([120, 180, 400, 600].map((height) => wide(tall, height))).toEqual([84, 125, 201, 230]);
  });
  test("gives every group of choices a row, after those that stand alone", () => {
    const choice = (id: string, group: string): Choice => ({
      id,
      art: "",
      label: { key: id, args: {} },
      group: group ? { key: group, args: {} } : null,
    });
    const rows = rowsOf([choice("1", "g"), choice("done", ""), choice("2", "g")]);
    expect(rows.map((row) => row.map(({ id }) => id))).toEqual([["done"], ["1", "2"]]);
  });
});

describe("nearest", () => {
  const places = [
    { id: "here", x: 0, y: 0 },
    { id: "right", x: 50, y: 10 },
    { id: "far", x: 90, y: 0 },
    { id: "below", x: 30, y: 60 },
  ];
  const from = places[0]!;
  test("goes to the nearest thing in the direction of the arrow", () => {
    expect(nearestInDirection(from, places, "ArrowRight")).toBe("right");
    expect(nearestInDirection(from, places, "ArrowDown")).toBe("below");
  });
  test("stays where nothing lies ahead", () => {
    expect(nearestInDirection(from, places, "ArrowLeft")).toBeNull();
  });
});

describe("beside", () => {
  const window = { width: 1000, height: 600 };
  const size = { width: 200, height: 80 };
  const at = (x: number, y: number, roof = 0) =>
    placeTooltip({ x, y, width: 40, height: 40 }, size, window, roof);
  test("stands above, or below if there is a roof or no room", () => {
    expect(at(500, 300)).toEqual({ left: 400, top: 190 });
    expect(at(500, 300, 250)).toEqual({ left: 400, top: 330 });
    expect(at(500, 60)).toEqual({ left: 400, top: 90 });
    expect(at(500, 560, 500)).toEqual({ left: 400, top: 450 });
  });
  test("keeps within the window, and off the piece", () => {
    expect(at(20, 300).left).toBe(8);
    expect(at(990, 300).left).toBe(792);
    const low = { width: 1000, height: 120 };
    const place = placeTooltip({ x: 900, y: 60, width: 40, height: 40 }, size, low, 0);
    expect(place).toEqual({ left: 670, top: 20 });
  });
});
