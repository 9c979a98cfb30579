import { expect, test } from "vitest";
import { ANN, BEN, ODILE, viewOf } from "../../test/view";
import {
  awaitedSeats,
  myAwaySeats,
  viewerStatus,
  canReplaceOthers,
  mustDecide,
  noteOf,
  otherPeople,
  resignationOutcome,
  thinkingBot,
} from "./seatStatus";

const DAY = 86_400_000;
const gone = { resigned: true, bot: "greedy" };

test("bots and those who gave up are nobody to leave a seat to", () => {
  expect(otherPeople(viewOf([ANN, BEN, ODILE]))).toEqual([1]);
  expect(otherPeople(viewOf([ANN, { ...BEN, ...gone }, ODILE]))).toEqual([]);
  expect(otherPeople(viewOf([ANN, BEN], { mine: [0, 1] }))).toEqual([]);
  expect(otherPeople(viewOf([ANN, BEN], { mine: [], viewer: -1 }))).toEqual([0, 1]);
});

test("of two seats the other wins, also if it is a bot, or the last that did not resign", () => {
  expect(resignationOutcome(viewOf([ANN, BEN]), 0)).toEqual({ ends: "won", winner: 1 });
  expect(resignationOutcome(viewOf([ODILE, ANN]), 1)).toEqual({ ends: "won", winner: 0 });
  const third = [ANN, { ...BEN, ...gone }, ODILE];
  expect(resignationOutcome(viewOf(third), 0)).toEqual({ ends: "won", winner: 2 });
});

test("among more a bot plays on as long as a person does", () => {
  expect(resignationOutcome(viewOf([ANN, BEN, ODILE]), 0)).toEqual({ ends: "no" });
  expect(resignationOutcome(viewOf([ANN, ODILE, ODILE]), 0)).toEqual({ ends: "unfinished" });
  expect(resignationOutcome(viewOf([ANN]), 0)).toEqual({ ends: "unfinished" });
});

test("I am away where a bot plays, or decided, but not where I gave up", () => {
  const mine = [{ ...ANN, bot: "greedy" }, { ...ANN, late: true }, { ...ANN, ...gone }, ANN];
  expect(myAwaySeats(viewOf(mine, { mine: [0, 1, 2, 3] }))).toEqual([0, 1]);
  expect(myAwaySeats(viewOf(mine, { mine: [3] }))).toEqual([]);
});

test("nobody decides, or is handed the device, for a seat that a bot plays", () => {
  const players = [
    ANN,
    { ...ANN, bot: "greedy" },
    { ...ANN, ...gone },
    { ...ANN, late: true },
    ANN,
  ];
  const view = viewOf(players, { actors: [0, 1, 2, 3], mine: [0, 1, 2, 3, 4] });
  expect(view.mine.filter((seat) => mustDecide(view, seat))).toEqual([0, 3]);
});

test("who is awaited is told once more than half of the patience is over", () => {
  const clock = { ...viewOf([ANN, BEN]).clock, patience: 2, awaited: [null, 10 * DAY] };
  const view = viewOf([ANN, BEN], { clock });
  expect(awaitedSeats(view, 9 * DAY - 1)).toEqual([]);
  expect(awaitedSeats(view, 9 * DAY)).toEqual([{ seat: 1, from: 10 * DAY, late: false }]);
  expect(awaitedSeats(view, 10 * DAY)).toEqual([{ seat: 1, from: 10 * DAY, late: true }]);
});

test("whoever plays alone keeps nobody waiting", () => {
  const clock = { ...viewOf([ANN, ODILE]).clock, awaited: [0, null] };
  expect(awaitedSeats(viewOf([ANN, ODILE], { clock }), DAY)).toEqual([]);
  expect(awaitedSeats(viewOf([ANN, BEN], { clock }), DAY)).toHaveLength(1);
});

test("watchers and those who gave up cannot replace anybody", () => {
  expect(canReplaceOthers(viewOf([ANN, BEN]))).toBe(true);
  expect(canReplaceOthers(viewOf([{ ...ANN, ...gone }, BEN]))).toBe(false);
  expect(canReplaceOthers(viewOf([ANN, BEN], { mine: [], viewer: -1 }))).toBe(false);
});

test("what is said of a seat has a sign, unless it is only that it is mine", () => {
  const players = [ANN, BEN, ODILE, { ...BEN, bot: "greedy" }, { ...BEN, late: true }];
  const view = viewOf([...players, { ...BEN, ...gone }]);
  expect(view.players.map((_, seat) => noteOf(view, seat))).toEqual([
    { sign: null, key: "table-you" },
    null,
    { sign: "bot", key: "table-bot" },
    { sign: "bot", key: "table-away" },
    { sign: "hourglass", key: "table-late" },
    { sign: "flag", key: "table-resigned" },
  ]);
});

test("whoever looks is told what part they have in the game", () => {
  const seen = (other: object, viewer = 0) =>
    viewerStatus(viewOf([{ ...ANN, ...other }, BEN], { viewer }));
  expect(seen({})).toBe("plays");
  expect(seen({ bot: "greedy" })).toBe("held");
  expect(seen({ bot: "greedy", resigned: true })).toBe("resigned");
  expect(seen({}, -1)).toBe("watches");
});

test("a bot is said to think only while nothing is asked of me", () => {
  const bots = [ANN, ODILE, ODILE];
  expect(thinkingBot(viewOf(bots, { actors: [2] }))).toBe(2);
  expect(thinkingBot(viewOf(bots, { actors: [1, 2] }))).toBe(1);
  expect(thinkingBot(viewOf(bots, { actors: [0, 1] }))).toBe(-1);
  expect(thinkingBot(viewOf([ANN, BEN, ODILE], { actors: [1] }))).toBe(-1);
  expect(thinkingBot(viewOf([ANN, BEN, ODILE], { actors: [1, 2] }))).toBe(2);
  expect(thinkingBot(viewOf(bots, { actors: [1], waits: true }))).toBe(-1);
  expect(thinkingBot(viewOf(bots, { actors: [1], status: "over" }))).toBe(-1);
  expect(thinkingBot(viewOf([{ ...ANN, bot: "greedy" }, BEN], { actors: [0] }))).toBe(0);
});
