/** The summary of a game tells of the others since my last decision, and how everybody stands. */
import { expect, test } from "vitest";
import { ANN, ODILE, viewOf } from "../test/view";
import type { LogLine, Scene } from "../transport/api";
import { summaryOf } from "./gameSummary";

const line = (seat: number, key: string, other: Partial<LogLine> = {}): LogLine => ({
  seat,
  text: { key, args: {} },
  rule: "TOY-1",
  points: 0,
  at: null,
  chapter: false,
  means: false,
  ...other,
});
const scene = {
  areas: [],
  status: { key: "round", args: { n: 3 } },
  prompt: { key: "prompt", args: {} },
  panels: [
    { seat: 0, score: 49 },
    { seat: 1, score: 52 },
  ],
} as unknown as Scene;

test("news is what each of the others did first after me, and what they gained by all of it", () => {
  const log = [
    line(1, "old"),
    line(0, "mine"),
    line(-1, "round", { chapter: true }),
    line(1, "worker", { means: true }),
    line(1, "first"),
    line(1, "second", { points: 6 }),
    line(1, "note", { rule: "" }),
    line(2, "third"),
    line(1, "fourth", { points: 2 }),
  ];
  const { news, scores, status, prompt, names } = summaryOf(viewOf([ANN, ODILE], { scene, log }));
  expect(news.map(({ text, points }) => [text.key, points])).toEqual([
    ["first", 8],
    ["third", 0],
  ]);
  expect(scores).toEqual([
    { seat: 0, score: 49, mine: true },
    { seat: 1, score: 52, mine: false },
  ]);
  expect([status?.key, prompt?.key, names]).toEqual(["round", "prompt", ["Ann", "Odile"]]);
});

test("right after my own decision there is none", () => {
  const log = [line(1, "old"), line(0, "mine")];
  expect(summaryOf(viewOf([ANN, ODILE], { scene, log })).news).toEqual([]);
});
