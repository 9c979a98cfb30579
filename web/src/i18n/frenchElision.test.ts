import { expect, test, vi } from "vitest";
import cases from "../../../tests/kernel/elision.json";

vi.mock("../transport", () => ({ ALONE: false, transport: {} }));
const { elided } = await import("./frenchElision");
const { bundled } = await import("./messages.svelte");

test.each(cases as [string, string, string][])("%s%s is said %s", (before, name, joined) => {
  const book = bundled("fr", [`m = ${before.trim()} { $who }.`]);
  const pattern = book.getMessage("m")!.value!;
  expect(elided(book.formatPattern(pattern, { who: name }))).toBe(`${joined}.`);
});

test("what is written stays as it is", () => {
  expect(elided("de Odile à le Prince")).toBe("de Odile à le Prince");
});
