import { expect, test } from "vitest";
import { Refusal } from "../transport/api";
import { describeRecordError } from "./recordError";

test("a record that is wrong somewhere is told with the line, and what it says", () => {
  const error = new Refusal("refused-record-number", "", "line 2: rules must be a number, not 'x'");
  expect(describeRecordError("feldspar record 2\nrules: x\n", error)).toEqual({
    line: 2,
    text: "rules: x",
    key: "refused-record-number",
    rule: "",
    why: "rules must be a number, not 'x'",
  });
});

test("what is wrong with all of it, or cannot be known, has no line", () => {
  const error = new Refusal("refused-request", "", "no game is called 'chess'");
  expect(describeRecordError("game: chess", error)).toEqual({
    line: 0,
    text: "",
    key: "refused-request",
    rule: "",
    why: "no game is called 'chess'",
  });
  expect(describeRecordError("", new Error("broken"))).toMatchObject({
    line: 0,
    text: "",
    key: "",
  });
});
