import { expect, test } from "vitest";
import { pageFor } from "./autoPaging.svelte";

test("a page stays while something can be touched on it, or nothing anywhere", () => {
  expect(pageFor("mine", "", ["common", "mine"])).toBe("mine");
  expect(pageFor("mine", "", [])).toBe("mine");
});

test("it turns where nothing can be touched here and something can there", () => {
  expect(pageFor("mine", "", ["common"])).toBe("common");
});

test("and comes back to where one was, as soon as there is something to touch", () => {
  expect(pageFor("common", "mine", ["common", "mine"])).toBe("mine");
  expect(pageFor("common", "mine", ["common"])).toBe("common");
});
