import { expect, test } from "vitest";
import { lineOf } from "../../test/line";
import type { ClockView, LogLine } from "../../transport/api";
import { clockText, timeLeft } from "./timeLeft";
import { letterOf } from "./playerNames";
import {
  spreadApart,
  scoresByChapter,
  splitIntoChapters,
  linesOfDecision,
  EVERYONE_SEAT,
  firstLineOfOthers,
  scoreParts,
  RIVAL_SEAT,
  runningScores,
  pointsBySource,
  HIDDEN_SOURCE,
} from "./logStructure";

const line = (seat: number, key: string, points = 0) => lineOf(seat, key, points);
/** What everybody is told when a round begins. */
const head = (key: string): LogLine => ({ ...line(EVERYONE_SEAT, key), chapter: true });
/** What happened to the table, not in the game. */
const aside = (seat: number, key: string): LogLine => ({ ...line(seat, key), rule: "" });
const after = (at: number, one: LogLine): LogLine => ({ ...one, at });
const LOG = [
  line(0, "log-start", 1),
  head("log-roll"),
  line(0, "log-zone", 4),
  line(1, "log-zone", 2),
  head("log-roll"),
  line(0, "log-sale", 3),
  line(0, "log-zone", 1),
];
const shape = (log: LogLine[], cuts: number[] = []) =>
  splitIntoChapters(log, cuts).map(({ at, head: first, blocks }) => [
    at,
    !!first,
    blocks.map((block) => [block.at, block.seat, block.lines.length]),
  ]);

test("a heading begins a chapter, and a turn lasts until somebody else acts", () => {
  expect(shape(LOG)).toEqual([
    [0, false, [[0, 0, 1]]],
    [1, true, [[2, 0, 1], [3, 1, 1]]],
    [4, true, [[5, 0, 2]]],
  ]); // prettier-ignore
});

test("what ends a round stands under its heading, and a line about everybody is no heading", () => {
  const log = [
    head("log-round"),
    line(0, "log-do"),
    line(1, "log-do"),
    line(0, "log-income"),
    line(1, "log-income"),
    line(EVERYONE_SEAT, "log-dice"),
    head("log-round"),
    line(1, "log-do"),
  ];
  const [first, second] = splitIntoChapters(log);
  expect(first?.blocks.map(({ seat }) => seat)).toEqual([0, 1, 0, 1, EVERYONE_SEAT]);
  expect(second?.blocks.map(({ at }) => at)).toEqual([7]);
});

test("a turn is cut where something stands between its lines", () => {
  const log = [line(1, "log-do"), line(1, "log-do"), line(1, "log-do")];
  expect(shape(log, [1])).toEqual([
    [0, false, [[0, 1, 1], [1, 1, 2]]],
  ]); // prettier-ignore
});

test("what came of one's own decision is not what the others did since", () => {
  const log = [line(0, "log-do"), line(0, "log-gain"), line(1, "log-do"), line(0, "log-income")];
  expect(firstLineOfOthers(log, 0, 0)).toBe(2);
  expect(firstLineOfOthers(log, 0, 3)).toBeNull();
  expect(firstLineOfOthers(log, 0, null)).toBeNull();
  expect(firstLineOfOthers(log, 0, 9)).toBeNull();
});

test("a turn in which nothing was played is no step of the score", () => {
  const log = [aside(0, "log-held"), head("log-roll"), line(0, "log-zone", 4)];
  expect(runningScores(log, [0, 1])).toEqual([[0, 0], [4, 0]]); // prettier-ignore
});

test("points are split by what told of them, for all seats in the same order", () => {
  const found = (seat: number) => pointsBySource(LOG, seat).map(({ key, points }) => [key, points]);
  expect(found(0)).toEqual([
    ["log-start", 1],
    ["log-zone", 5],
    ["log-sale", 3],
  ]);
  expect(found(1)).toEqual([
    ["log-start", 0],
    ["log-zone", 2],
    ["log-sale", 0],
  ]);
});

test("the score runs turn by turn", () => {
  expect(runningScores(LOG, [0, 1])).toEqual([
    [0, 0],
    [1, 0],
    [5, 2],
    [9, 2],
  ]);
  const laps = [0, 1, 0, 1].map((seat) => line(seat, "log-do", 1));
  expect(runningScores(laps, [0, 1])).toEqual([[0, 0], [1, 1], [2, 2]]); // prettier-ignore
});

test("somebody alone has a score after each decision, and so has who plays against them", () => {
  const log = [
    after(0, head("log-round")),
    after(1, line(RIVAL_SEAT, "log-turn", 3)),
    after(2, line(0, "log-do", 1)),
    after(2, line(0, "log-gain", 1)),
    after(3, line(0, "log-do", 2)),
  ];
  expect(runningScores(log, [0, RIVAL_SEAT])).toEqual([
    [0, 0],
    [0, 3],
    [2, 3],
    [4, 3],
  ]);
});

test("words are moved apart, keep their order, and stay above the floor", () => {
  expect(spreadApart([30, 10, 12], 10)).toEqual([30, 10, 20]);
  expect(spreadApart([30, 30, 30], 10, 35)).toEqual([15, 25, 35]);
});

test("a decision is told by what it brought whoever took it", () => {
  const log = [
    after(1, line(0, "log-do")),
    after(2, line(1, "log-do")),
    after(2, line(1, "log-gain", 2)),
    after(2, line(0, "log-income")),
    after(2, head("log-round")),
  ];
  expect(linesOfDecision(log, 2).map(({ text }) => text.key)).toEqual(["log-do", "log-gain"]);
  expect(linesOfDecision(log, 3)).toEqual([]);
});

test("a seat is a letter, or two where the first does not tell", () => {
  const names = ["Ann", "ben", "Bob", ""];
  expect(names.map((_, seat) => letterOf(names, seat))).toEqual(["A", "Be", "Bo", ""]);
});

test("clocks run only while somebody must decide", () => {
  const clock: ClockView = {
    kind: "live",
    overtime: "bot",
    left: [61_000, 0],
    due: [null, 9_000],
    patience: 7,
    awaited: [null, null],
  };
  expect([timeLeft(clock, 0, 4_000), timeLeft(clock, 1, 4_000)]).toEqual([61_000, 5_000]);
  expect([clockText(61_000), clockText(3_600_000), clockText(0)]).toEqual([
    "1:01",
    "1:00:00",
    "0:00",
  ]);
});

test("how things stood when a chapter ended; what the end counts belongs to the last one", () => {
  const log = [
    head("log-round"),
    line(0, "log-do", 3),
    head("log-round"),
    line(RIVAL_SEAT, "log-do", 5),
    line(0, "log-do", 1),
    head("log-end"),
    line(0, "log-count", 2),
  ];
  expect(scoresByChapter(log, [0, RIVAL_SEAT], true)).toEqual([[3, 0], [6, 5]]); // prettier-ignore
  expect(scoresByChapter(log.slice(0, 5), [0, RIVAL_SEAT], false)).toEqual([[3, 0], [4, 5]]); // prettier-ignore
  expect(scoresByChapter([], [0], true)).toEqual([]);
});

test("what a score is made of, and what of it nobody was told", () => {
  expect(scoreParts(LOG, 1, 2).map(({ points }) => points)).toEqual([0, 2, 0]);
  expect(scoreParts(LOG, 1, 6).at(-1)).toMatchObject({ key: HIDDEN_SOURCE, points: 4 });
});
