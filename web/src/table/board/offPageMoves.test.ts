import { expect, test } from "vitest";
import { moveOf } from "../../test/move";
import { firstOffPageSteps, moveOfButton } from "./offPageMoves";

const MOVES = [
  moveOf("place(1,a)", "die/1", "tile/1", "hex/a"),
  moveOf("place(1,b)", "die/1", "tile/1", "hex/b"),
  moveOf("take(7)", "die/1", "tile/7"),
  { ...moveOf("take(8)", "die/1", "tile/8"), same: "take(7)" },
  moveOf("done", "choice/done"),
];
const LIT = new Set(MOVES.flatMap(({ path }) => path));

test("of what lies on another page the first thing of each move is within reach", () => {
  const mine = new Set(["tile/1", "hex/a", "hex/b"]);
  expect(firstOffPageSteps(MOVES, [], LIT, mine)).toEqual(["tile/1"]);
});

test("of things that bring the same one is", () => {
  const common = new Set(["tile/7", "tile/8"]);
  expect(firstOffPageSteps(MOVES, [], LIT, common)).toEqual(["tile/7"]);
});

test("a button says a move if no other of the few goes through it", () => {
  expect(moveOfButton("choice/done", MOVES)?.decision).toBe("done");
  expect(moveOfButton("tile/1", MOVES)).toBeUndefined();
});
