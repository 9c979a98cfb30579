import { expect, test } from "vitest";
import { toSummaries } from "./journalDb";

test("tables that 0.1.0 has kept are listed among the others, the latest first", () => {
  const player = { kind: "human", name: "Ada", bot: "", resigned: false } as const;
  const line = { game: "toy", title: "", status: "playing", yours: true } as const;
  const old = { ...line, id: "old", at: 1, seq: 9, due: null, players: [player] };
  const whole = { ...player, late: false, kept: false, score: null, place: null, hints: 0 };
  const now = { ...line, id: "new", at: 2, due: 5, players: [{ ...whole, late: true, score: 7 }] };
  expect(toSummaries([old, now])).toEqual([
    now,
    { ...line, id: "old", at: 1, due: null, players: [whole] },
  ]);
});
