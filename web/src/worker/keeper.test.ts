import { beforeEach, expect, test, vi } from "vitest";
import type { TableSpec } from "../transport/wire";
import * as cupboard from "./cupboard";
import type { Entry } from "./cupboard";
import { Keeper } from "./keeper";
import { Trouble, type Told } from "./messages";

vi.mock("./cupboard", () => {
  class Conflict extends Error {}
  return { Conflict, append: vi.fn(), read: vi.fn(), has: vi.fn(), remove: vi.fn() };
});

const SPEC = {} as TableSpec;
const entry = (seq: number): Entry => ({ seq, at: seq, kind: "moved", seat: 0, data: {} });

let journal: Entry[];
let seen: string[];
let known: number;
let told: Told[];

/** A house of which only the order of things matters: it counts entries. */
function ask(question: string, about: string): string {
  const { entries = [] } = JSON.parse(about) as { entries?: Entry[] };
  seen.push(question);
  if (question === "restore") known = Math.max(known, ...entries.map(({ seq }) => seq));
  if (question === "forget") known = 0;
  if (question === "why") return JSON.stringify({ refused: { key: "no", rule: "R-1", text: "" } });
  if (question === "look") return JSON.stringify({ answer: { view: { seq: known } } });
  const acts = question === "create" || question === "command";
  const made = acts ? [entry(++known)] : [];
  const summary = { seq: known, due: null };
  return JSON.stringify({ answer: question === "restore" ? summary : { entries: made, summary } });
}

beforeEach(() => {
  [journal, seen, told, known] = [[], [], [], 0];
  vi.mocked(cupboard.append).mockImplementation(async (_, entries) => {
    seen.push("written");
    if (entries[0]!.seq !== journal.length + 1) throw new cupboard.Conflict();
    journal.push(...entries);
  });
  vi.mocked(cupboard.read).mockImplementation(async (_, after = 0) => journal.slice(after));
});

const keeper = () => new Keeper(ask, (one) => told.push(one));
const request = { do: "undo", seat: 0, key: "k" } as const;

test("what is shown has been written", async () => {
  const house = keeper();
  const table = await house.create({ spec: SPEC });
  await house.open({ table, window: "w", seat: null });
  seen = [];
  await house.command({ table, request });
  expect(seen).toEqual(["restore", "command", "written", "look"]);
  expect(told.at(-1)).toEqual({ window: "w", shown: '{"answer":{"view":{"seq":2}}}' });
});

test("whoever comes second reads what the first wrote, and tries once more", async () => {
  const house = keeper();
  const table = await house.create({ spec: SPEC });
  vi.mocked(cupboard.read).mockImplementationOnce(async () => []); // not there yet when we looked
  journal.push(entry(2));
  await house.command({ table, request });
  expect(seen.filter((one) => one === "forget")).toHaveLength(1);
  expect(journal.map(({ seq }) => seq)).toEqual([1, 2, 3]);
});

test("what cannot be written is forgotten, and not shown", async () => {
  const house = keeper();
  const table = await house.create({ spec: SPEC });
  await house.open({ table, window: "w", seat: null });
  const before = told.length;
  vi.mocked(cupboard.append).mockRejectedValueOnce(new Error("the disk is full"));
  await expect(house.command({ table, request })).rejects.toThrow("full");
  expect(seen.at(-1)).toBe("forget");
  expect(told).toHaveLength(before);
});

test("a table that is not there is missing; what the house refuses is refused", async () => {
  const house = keeper();
  const missing = house.open({ table: "none", window: "w", seat: null });
  await expect(missing).rejects.toMatchObject({ fault: { kind: "missing" } });
  const table = await house.create({ spec: SPEC });
  const refused = house.why({ table, seat: 0, touched: [] });
  await expect(refused).rejects.toBeInstanceOf(Trouble);
  await expect(refused).rejects.toMatchObject({ fault: { kind: "refused", rule: "R-1" } });
});
