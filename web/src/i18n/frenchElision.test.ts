import { expect, test, vi } from "vitest";
import cases from "../../../tests/kernel/elision.json";

vi.mock("../transport", () => ({ LOCAL_ONLY: false, transport: {} }));
const { applyElision } = await import("./frenchElision");
const { createBundle } = await import("./messages.svelte");

test.each(cases as [string, string, string][])("%s%s is said %s", (before, name, joined) => {
  const book = createBundle("fr", [`m = ${before.trim()} { $who }.`]);
  const pattern = book.getMessage("m")!.value!;
  expect(applyElision(book.formatPattern(pattern, { who: name }))).toBe(`${joined}.`);
});

test("what is written stays as it is", () => {
  expect(applyElision("de Odile à le Prince")).toBe("de Odile à le Prince");
});
