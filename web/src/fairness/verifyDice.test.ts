import { expect, test } from "vitest";
import { lineOf } from "../test/line";
import open from "../test/view-open.json";
import type { Fair, LogLine, Player, RulesChecker, View } from "../transport/api";
import { chanceKey, chanceKey1, sealOf } from "./verifyRecord";
import {
  verifyTable,
  verifyReplay,
  seedOf,
  isLogConsistent,
  withSecret,
  type StoredDice,
} from "./verifyDice";

const SECRET = "73".repeat(32);
const COMMITMENT = "8fd6a6a78f5857d7ba1cfe9033bffeec86da2ba6a4bd60a6f833209d9d3e390d";
const OWN = ["aa".repeat(16), "", "bb".repeat(16)];
const person = (kind: Player["kind"]) => ({ ...open.players[0], kind }) as Player;
const seal = (seat: number, own: string) => (own ? sealOf(2, COMMITMENT, seat, own) : "");
const SEALS = OWN.map((own, seat) => seal(seat, own));

interface Said {
  secret?: string;
  commitment?: string;
  entropy?: string[];
  seals?: string[];
  /** Who resigned before the first decision. */
  resigned?: number[];
  /** Who is shown to have resigned, if not the same. */
  shown?: number[];
  /** What was mixed, if not all that was added. */
  mixed?: string[];
}

/** A table of two people and a bot that is over, and its record. */
function over(said: Said = {}): [View, string] {
  const { secret = SECRET, commitment = COMMITMENT, entropy = OWN, seals = SEALS } = said;
  const mixed = (said.mixed ?? entropy).flatMap((own, seat) => (own ? [[seat, own] as const] : []));
  const lines = (name: string, values: string[]) =>
    values.flatMap((value, seat) => (value ? [`${name} ${seat}: ${value}`] : []));
  const record = [
    ...["feldspar record 2", "game: toy", "rules: 1", "seats: 3", "bot 1: random", "dice: 2"],
    ...[`commitment: ${commitment}`, ...lines("seal", seals), ...lines("entropy", entropy)],
    ...[`secret: ${secret}`, `seed: ${chanceKey(secret, new Map(mixed))}`, "", "0 take", ""],
    ...(said.resigned ?? []).map((seat) => `resigned ${seat}: 0`),
    ...["scores: 1 1 1", "places: 1 1 1", "digest: 00", ""],
  ].join("\n");
  const view = {
    ...(open as unknown as View),
    status: "over" as const,
    players: (["human", "bot", "human"] as const).map((kind, seat) => ({
      ...person(kind),
      resigned: (said.shown ?? said.resigned ?? []).includes(seat),
    })),
    mine: [0],
    fair: {
      ...(open.fair as unknown as Fair),
      ...{ commitment, secret, entropy, seals, awaited: [], dice: 2 },
    },
  };
  return [view, record];
}
const RECORD = over()[1];
const SEEN: StoredDice = {
  commitment: { commitment: COMMITMENT, dice: 2, at: 0, seals: SEALS },
  entropyFor: (seal) => (seal === SEALS[0] ? OWN[0]! : ""),
};
const NOTHING: StoredDice = { commitment: null, entropyFor: () => "" };
const says = ([view, record]: [View, string], kept: StoredDice = SEEN) => {
  const { found, promise } = verifyTable(view, record, kept);
  return [...found.map(({ key, verdict }) => `${verdict} ${key}`), promise];
};

test("who saw all of it knows all of it", () => {
  expect(says(over())).toEqual([
    "good fair-secret-promised",
    "good fair-own-all",
    "good fair-seals-all",
    "good fair-seed-follows",
    "sealed",
  ]);
  expect(seedOf(RECORD)).toHaveLength(64);
});

test("of a table that was given up the record tells the secret", () => {
  const [view, record] = over();
  const untold = { ...view, fair: { ...view.fair, secret: null } };
  expect(says([withSecret(untold, record), record])).toContain("good fair-secret-promised");
  expect(withSecret(untold, "").fair.secret).toBeNull();
});

test("who comes late is told what this page cannot know", () => {
  expect(says(over(), NOTHING)).toEqual([
    "unknown fair-secret-unseen",
    "unknown fair-own-none",
    "unknown fair-seals-unseen",
    "good fair-seed-follows",
    "unseen",
  ]);
  const nothing = ["", "", ""];
  const none = says(over({ seals: nothing, entropy: nothing }), NOTHING);
  expect(none).toContain("unknown fair-seals-none");
  expect(none.at(-1)).toBe("none");
});

const WITHHELD = { entropy: ["", "", OWN[2]!], resigned: [0] };
const TOLD = { ...SEEN, commitment: { ...SEEN.commitment!, told: [SEALS[0]!] } };

test("bytes that are missing are not said to be there", () => {
  expect(says(over(WITHHELD)).slice(1)).toEqual([
    "unknown fair-own-missing",
    "unknown fair-seals-withheld",
    "good fair-seed-follows",
    "missing",
  ]);
  const begun = says(over({ ...WITHHELD, resigned: [] }));
  expect(begun.slice(-3)).toEqual(["bad fair-seals-missing", "good fair-seed-follows", "broken"]);
  const [view, record] = over({ entropy: [OWN[0]!, "", ""], resigned: [2] });
  const drawn = (seal: string) => (seal ? OWN[0]! : "");
  expect(says([{ ...view, mine: [0, 2] }, record], { ...SEEN, entropyFor: drawn })).toContain(
    "unknown fair-own-some",
  );
});

test("whoever sealed but never came to tell has withheld, and saw no seals", () => {
  const { seals: _, ...promised } = SEEN.commitment!;
  const said = says(over(WITHHELD), { ...SEEN, commitment: promised });
  expect(said).toContain("unknown fair-own-missing");
  expect(said.at(-1)).toBe("unseen");
});

test("bytes the table took and left out are no player's fault, whoever's it says the seat is", () => {
  for (const mine of [[0], []]) {
    const [view, record] = over(WITHHELD);
    const said = (kept: StoredDice) => says([{ ...view, mine }, record], kept);
    expect(said(TOLD)).toContain("bad fair-own-left-out");
    expect(said(TOLD).at(-1)).toBe("broken");
    expect(said(SEEN)).toContain("unknown fair-own-missing");
    expect(said(SEEN).at(-1)).toBe("missing");
  }
  const gone = says(over({ entropy: ["", "", OWN[2]!], seals: ["", "", SEALS[2]!] }), TOLD);
  expect(gone).toContain("bad fair-own-left-out");
  expect(gone).toContain("bad fair-seals-late");
});

test("whoever withheld has resigned, or the record is not of this table", () => {
  const other = { entropy: [OWN[0]!, "", ""], resigned: [2] };
  expect(says(over(other)).at(-1)).toBe("withheld");
  expect(says(over({ ...other, shown: [] }))).toContain("bad fair-record-other");
  expect(says(over({ ...other, shown: [] })).at(-1)).toBe("broken");
});

/** The same table by the first protocol, to whose seals and bytes the key hardly is bound. */
function downgraded({ seals = [], entropy = [], daily = "" }: Downgrade): [View, string] {
  const [view, record] = over();
  const bytes = new Map(entropy.flatMap((own, seat) => (own ? [[seat, own] as const] : [])));
  const by = (name: string, values: string[]) =>
    values.map((value, seat) => (value ? `${name} ${seat}: ${value}\n` : "")).join("");
  const header = record
    .replace(/^(dice|seal|entropy).*\n/gm, "")
    .replace(/^secret/m, `${by("seal", seals)}${by("entropy", entropy)}secret`)
    .replace(/^seed: .*/m, `seed: ${chanceKey1(SECRET, 3, bytes)}`);
  const of = (values: string[]) => OWN.map((_, seat) => values[seat] ?? "");
  const fair = { ...view.fair, dice: 1, seals: of(seals), entropy: of(entropy) };
  return [{ ...view, daily, fair }, header];
}
interface Downgrade {
  seals?: string[];
  entropy?: string[];
  daily?: string;
}

test("a table that promised one protocol does not draw by another", () => {
  const older = { ...SEEN, commitment: { commitment: COMMITMENT, at: 0, seals: SEALS } };
  const unsealed = { ...SEEN, commitment: { commitment: COMMITMENT, at: 0, dice: 2 } };
  for (const daily of ["", "2026-11-15"])
    for (const kept of [SEEN, older, unsealed])
      for (const said of [{}, { seals: SEALS }]) {
        const found = says(downgraded({ ...said, daily }), kept);
        expect(found).toContain("bad fair-protocol-other");
        expect(found.at(-1)).toBe("broken");
      }
  expect(says(downgraded({}), older)).toContain("bad fair-seals-late");
  expect(says(downgraded({ daily: "2026-11-15" }), NOTHING).at(-1)).toBe("daily");
});

test("by the first protocol others might sit down later, but not at a table of a day", () => {
  const seals = [sealOf(1, "", 0, OWN[0]!), "", sealOf(1, "", 2, OWN[2]!)];
  const drawn = (seal: string) => (seal === seals[0] ? OWN[0]! : "");
  const first = { commitment: COMMITMENT, at: 0, seals: [seals[0]!, "", "5e".repeat(32)] };
  const table = { seals: [seals[0]!, "", seals[2]!], entropy: [OWN[0]!] };
  for (const promised of [first, { ...first, dice: 1 }])
    expect(says(downgraded(table), { commitment: promised, entropyFor: drawn }).at(-1)).toBe(
      "open-1",
    );
  const unknown = says(downgraded(table), { commitment: first, entropyFor: () => "" });
  expect(unknown, "nothing tells what was promised").toContain("bad fair-seals-late");
  const daily = says(downgraded({ daily: "2026-11-15" }), { commitment: first, entropyFor: drawn });
  expect(daily.at(-1)).toBe("broken");
});

test("whatever was changed is found", () => {
  const other = (said: Said) => says(over(said));
  const secret = "74".repeat(32);
  const commitment = "8408c6d2a7b286b16d526315e5e8216cf36a7148cdbbd6e064762cd75ec5ae66";
  expect(other({ secret })).toContain("bad fair-secret-other");
  expect(other({ secret, commitment })).toContain("bad fair-secret-other");
  const changed = "ab".repeat(16);
  expect(other({ entropy: [changed, "", OWN[2]!] })).toEqual([
    "good fair-secret-promised",
    "bad fair-own-other",
    "bad fair-seals-other",
    "bad fair-seed-other",
    "broken",
  ]);
  const late = { entropy: [OWN[0]!, "", changed], seals: [SEALS[0]!, "", seal(2, changed)] };
  expect(other(late)).toContain("bad fair-seals-late");
  const bot = { entropy: [OWN[0]!, changed, OWN[2]!] };
  expect(other(bot)).toContain("bad fair-seals-unowed");
  expect(other({ ...bot, mixed: OWN })).toContain("bad fair-seals-unowed");
  expect(says([over()[0], "feldspar record 9"])).toEqual(["bad fair-record-unreadable", "broken"]);
});

const line = (key: string, rule = "T-1", points = 0): LogLine => {
  const text = { key, args: { n: 1, what: { key: "thing", args: {} } } };
  return lineOf(0, key, points, { text, rule });
};

test("what was told is what playing it again tells, besides what befell the table", () => {
  const game = [line("a"), line("b", "T-2", 3)];
  const shuffled = { ...line("a"), at: 7, text: { args: line("a").text.args, key: "a" } };
  expect(isLogConsistent([shuffled, game[1]!], game)).toBe(true);
  expect(isLogConsistent([game[0]!, line("log-held", ""), game[1]!], game)).toBe(true);
  expect(isLogConsistent([game[0]!, line("more", "T-3"), game[1]!], game)).toBe(false);
  expect(isLogConsistent([...game, line("log-held", "", 2)], game)).toBe(false);
  expect(isLogConsistent([game[0]!, line("b", "T-2", 4)], game)).toBe(false);
  expect(isLogConsistent([game[0]!], game)).toBe(false);
});

test("the game is played again as whoever looks saw it", async () => {
  const view = { ...over()[0], viewer: 0, scores: [5, 3, 1], places: [1, 2, 3], log: [line("a")] };
  const asked: unknown[] = [];
  const rules = (scores: number[], wrong: string[] = [], log = view.log): RulesChecker => ({
    size: 0,
    play: async (...about) => {
      asked.push(about);
      const texts = wrong.map((key) => ({ key, args: {} }));
      return { checked: { wrong: texts, scores, places: view.places, log }, end: { ...view, log } };
    },
  });
  const found = async (them: RulesChecker) => (await verifyReplay(view, RECORD, them)).key;
  expect(await found(rules(view.scores))).toBe("fair-game-same");
  expect(await found(rules([5, 4, 1]))).toBe("fair-game-other");
  expect(await found(rules(view.scores, ["verify-other-seed"]))).toBe("fair-game-other");
  expect(await found(rules(view.scores, [], [line("c")]))).toBe("fair-game-other");
  expect(asked[0]).toEqual([RECORD, 0]);
});
