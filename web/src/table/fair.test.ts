import { expect, test } from "vitest";
import { lineOf } from "../test/line";
import open from "../test/view-open.json";
import type { Fair, LogLine, Player, Rules, View } from "../transport/transport";
import {
  chanceKey,
  findings,
  replayed,
  sealOf,
  seedOf,
  toldSo,
  type Finding,
  type Kept,
} from "./fair";

// The header of a game played at a real table.
const TOLD = {
  commitment: "8fd6a6a78f5857d7ba1cfe9033bffeec86da2ba6a4bd60a6f833209d9d3e390d",
  secret: "73".repeat(32),
  entropy: ["aa", "", "bb"],
  seed: "d7d45e52e3b488fcf633bf4fba1b3c7b457c4af17660f560538882cd0bc76f63",
};
const RECORD = `seats: 3\nseed: ${TOLD.seed}\n\n0 take\n`;
const SEALS = [sealOf("aa"), "", sealOf("bb")];
const person = (kind: Player["kind"]) => ({ ...open.players[0], kind }) as Player;

function over(fair: Partial<Fair> = {}): View {
  const told = { commitment: TOLD.commitment, secret: TOLD.secret, entropy: TOLD.entropy };
  return {
    ...(open as unknown as View),
    status: "over",
    players: [person("human"), person("bot"), person("human")],
    mine: [0],
    fair: { ...(open.fair as unknown as Fair), ...told, seals: SEALS, awaited: [], ...fair },
  };
}
const SEEN: Kept = {
  promised: { commitment: TOLD.commitment, at: 0, seals: SEALS },
  drawn: (seal) => (seal === SEALS[0] ? "aa" : ""),
};
const NOTHING: Kept = { promised: null, drawn: () => "" };
const said = (found: Finding[]) => found.map(({ key, verdict }) => `${verdict} ${key}`);

test("bytes and keys are derived as the table derives them", () => {
  expect(chanceKey(TOLD.secret, TOLD.entropy)).toBe(TOLD.seed);
  expect(sealOf("aa")).toBe("3cb964a652c5981a7bcdb4f2921e998c1c650f4122928108515517ca3f4c36bc");
  expect(seedOf(RECORD)).toBe(TOLD.seed);
});

test("who saw all of it knows all of it", () => {
  expect(said(findings(over(), RECORD, SEEN))).toEqual([
    "good fair-secret-promised",
    "good fair-own-all",
    "good fair-seals-all",
    "good fair-seed-follows",
  ]);
});

test("who comes late is told what this page cannot know", () => {
  expect(said(findings(over(), RECORD, NOTHING))).toEqual([
    "unknown fair-secret-unseen",
    "unknown fair-own-none",
    "good fair-seals-all",
    "good fair-seed-follows",
  ]);
  const alone = over({ seals: ["", "", ""] });
  expect(said(findings(alone, RECORD, NOTHING))).toContain("unknown fair-seals-none");
});

test("bytes that are missing are not said to be there", () => {
  const begun = over({ entropy: ["", "", "bb"] });
  expect(said(findings(begun, RECORD, SEEN)).slice(1)).toEqual([
    "unknown fair-own-none",
    "unknown fair-seals-some",
    "bad fair-seed-other",
  ]);
  const both = { ...over({ entropy: ["aa", "", ""] }), mine: [0, 2] };
  const drawn = (seal: string) => (seal ? "aa" : "");
  expect(said(findings(both, RECORD, { ...SEEN, drawn }))).toContain("unknown fair-own-some");
});

test("whatever was changed is found", () => {
  const other = (fair: Partial<Fair>) => said(findings(over(fair), RECORD, SEEN));
  expect(other({ secret: "74".repeat(32) })).toContain("bad fair-secret-other");
  const secret = "74".repeat(32);
  const commitment = "8408c6d2a7b286b16d526315e5e8216cf36a7148cdbbd6e064762cd75ec5ae66";
  expect(other({ secret, commitment })).toContain("bad fair-secret-other");
  expect(other({ entropy: ["ab", "", "bb"] })).toEqual([
    "good fair-secret-promised",
    "bad fair-own-other",
    "bad fair-seals-other",
    "bad fair-seed-other",
  ]);
  const late = { entropy: ["aa", "", "bc"], seals: [SEALS[0]!, "", sealOf("bc")] };
  expect(other(late)).toContain("bad fair-seals-late");
});

const line = (key: string, rule = "T-1", points = 0): LogLine => {
  const text = { key, args: { n: 1, what: { key: "thing", args: {} } } };
  return lineOf(0, key, points, { text, rule });
};

test("what was told is what playing it again tells, besides what befell the table", () => {
  const game = [line("a"), line("b", "T-2", 3)];
  const shuffled = { ...line("a"), at: 7, text: { args: line("a").text.args, key: "a" } };
  expect(toldSo([shuffled, game[1]!], game)).toBe(true);
  expect(toldSo([game[0]!, line("log-held", ""), game[1]!], game)).toBe(true);
  expect(toldSo([game[0]!, line("more", "T-3"), game[1]!], game)).toBe(false);
  expect(toldSo([...game, line("log-held", "", 2)], game)).toBe(false);
  expect(toldSo([game[0]!, line("b", "T-2", 4)], game)).toBe(false);
  expect(toldSo([game[0]!], game)).toBe(false);
});

test("the game is played again as whoever looks saw it", async () => {
  const view = { ...over(), viewer: 0, scores: [5, 3, 1], places: [1, 2, 3], log: [line("a")] };
  const asked: unknown[] = [];
  const rules = (scores: number[], wrong: string[] = [], log = view.log): Rules => ({
    size: 0,
    play: async (...about) => {
      asked.push(about);
      const texts = wrong.map((key) => ({ key, args: {} }));
      return { checked: { wrong: texts, scores, places: view.places, log }, end: { ...view, log } };
    },
  });
  const found = async (them: Rules) => (await replayed(view, RECORD, them)).key;
  expect(await found(rules(view.scores))).toBe("fair-game-same");
  expect(await found(rules([5, 4, 1]))).toBe("fair-game-other");
  expect(await found(rules(view.scores, ["verify-other-seed"]))).toBe("fair-game-other");
  expect(await found(rules(view.scores, [], [line("c")]))).toBe("fair-game-other");
  expect(asked[0]).toEqual([RECORD, 0]);
});
