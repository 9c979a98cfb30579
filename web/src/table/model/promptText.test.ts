import { expect, test } from "vitest";
import type { Move } from "../../scene/model";
import { needsConfirmation } from "./promptText";

test.each([
  ["always", true, true],
  ["final", true, false],
  ["never", false, false],
] as const)("%s: what is final, and what is not", (confirm, final, other) => {
  expect(needsConfirmation(confirm, { final: true } as Move)).toBe(final);
  expect(needsConfirmation(confirm, { final: false } as Move)).toBe(other);
});
