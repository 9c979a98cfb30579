import { expect, test } from "vitest";
import { ruleOfLink } from "./ruleLink";

test.each([
  ["/rules/toy", ""],
  ["/rules/toy#TOY-1.2", "TOY-1.2"],
  ["/rules", ""],
  ["/rules/other#OTH-1.2", null],
  ["/rules/toy/more", null],
  ["/table/toy", null],
  ["/", null],
  ["https://example.org/rules/toy", null],
])("%s leads to the rules of the game on the table: %j", (link, rule) => {
  expect(ruleOfLink(link, "toy", false)).toBe(rule);
  if (!link.startsWith("https")) expect(ruleOfLink(`#${link}`, "toy", true)).toBe(rule);
});
