/** What the companion says in few words. */
import { expect, test, vi } from "vitest";

vi.mock("../i18n/messages.svelte", () => ({
  say: (key: string, args: object = {}) => [key, ...Object.values(args)].join(" "),
}));
vi.mock("../table/model/pointSources", () => ({ isNamed: () => true, sourceName: () => "" }));
const { commentText, shortMoveText } = await import("./companionText");

test("a short move leaves out what it costs and brings", () => {
  expect(shortMoveText("Mark nothing: +1 worker")).toBe("Mark nothing");
  expect(shortMoveText("Ne rien marquer : +1 ouvrier")).toBe("Ne rien marquer");
  expect(shortMoveText("Place the market on c6 (die 3).")).toBe("Place the market on c6");
  expect(shortMoveText("Take the barn, 3 sheep.")).toBe("Take the barn, 3 sheep");
});

test("a decision gets a comment only if it was good or cost something", () => {
  expect(commentText(null)).toBe("");
  expect(commentText({ seen: true })).toBe("companion-seen");
  expect(commentText({ cost: 0.08, inPoints: false })).toBe("companion-fell 8");
  expect(commentText({ cost: 5.3, inPoints: true })).toBe("companion-fell-points 5");
});
