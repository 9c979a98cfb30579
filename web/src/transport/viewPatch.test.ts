import { expect, test } from "vitest";
import { ANN, BEN, viewOf } from "../test/view";
import type { Changes, View } from "./contract";
import { applyChanges, applyFrame } from "./viewPatch";

const OLD = {
  turn: 3,
  scene: {
    title: "a",
    areas: [
      { id: "x", items: [1, 2, 3] },
      { id: "y", items: [4] },
    ],
  },
  log: [{ points: 1 }, { points: 2 }],
  asked: null,
};

test("lays new values, parts and lists over what was known", () => {
  const view = applyChanges(OLD, {
    turn: { new: 4 },
    asked: { new: [1, 2] },
    log: { length: 3, patch: { "2": { new: { points: 5 } } } },
    scene: {
      part: {
        areas: {
          length: 2,
          patch: { "0": { part: { items: { length: 2, patch: { "1": { new: 9 } } } } } },
        },
      },
    },
  });
  expect(view).toEqual({
    turn: 4,
    scene: {
      title: "a",
      areas: [
        { id: "x", items: [1, 9] },
        { id: "y", items: [4] },
      ],
    },
    log: [{ points: 1 }, { points: 2 }, { points: 5 }],
    asked: [1, 2],
  });
});

test("leaves the old view as it was, and shares what did not change", () => {
  const before = structuredClone(OLD);
  const view = applyChanges(OLD, {
    scene: { part: { areas: { length: 2, patch: { "1": { new: {} } } } } },
  });
  expect(OLD).toEqual(before);
  expect(view.scene.areas[0]).toBe(OLD.scene.areas[0]);
  expect(view.log).toBe(OLD.log);
});

test("each step of a frame is laid over the one before", () => {
  const view = viewOf([ANN, BEN], { turn: 3 });
  const steps: Changes[] = [{ turn: { new: 4 } }, { news: { new: 9 } }];
  const told = (views: View[]) => views.map(({ turn, news }) => [turn, news]);
  expect(told(applyFrame(view, { steps }))).toEqual([
    [4, 1],
    [4, 9],
  ]);
  expect(told(applyFrame(null, { view, steps }))).toEqual([
    [3, 1],
    [4, 1],
    [4, 9],
  ]);
  expect(applyFrame(null, { steps })).toEqual([]);
});

test("shortens lists", () => {
  expect(applyChanges(OLD, { log: { length: 1, patch: {} } }).log).toEqual([{ points: 1 }]);
});
