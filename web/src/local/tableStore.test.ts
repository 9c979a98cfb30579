import { beforeEach, expect, test, vi } from "vitest";
import type { StoredEntry, Status, TableSpec } from "../transport/contract";
import * as journalDb from "./journalDb";
import { TableStore } from "./tableStore";
import { WorkerError, type WorkerMessage } from "./runtime/messages";

vi.mock("./journalDb", () => {
  class Conflict extends Error {}
  return {
    Conflict,
    appendEntries: vi.fn(),
    readJournal: vi.fn(),
    hasTable: vi.fn(),
    deleteTable: vi.fn(),
    updateStanding: vi.fn(),
  };
});

const SPEC = {} as TableSpec;
const SECRET = "5ec7e7";
const entry = (seq: number): StoredEntry => ({ seq, at: seq, kind: "moved", seat: 0, data: {} });

let journal: StoredEntry[];
let seen: string[];
let known: number;
let status: Status;
let told: WorkerMessage[];
/** What a bot has still to think, in slices. */
let slices: number;
/** What the page asks while a bot thinks. */
let meanwhile: (() => void) | undefined;

/** A store of which only the order of things matters: it counts entries. */
function ask(question: string, about: string): string {
  const { entries = [] } = JSON.parse(about) as { entries?: StoredEntry[] };
  seen.push(question);
  if (question === "restore") known = Math.max(known, ...entries.map(({ seq }) => seq));
  if (question === "forget") known = 0;
  if (question === "why") return JSON.stringify({ refused: { key: "no", rule: "R-1", text: "" } });
  if (question === "look") return JSON.stringify({ answer: { view: { seq: known }, steps: [] } });
  if (question === "again") known = 0;
  if (question === "answer") [, meanwhile] = [meanwhile?.(), undefined];
  const thinking = question === "answer" && --slices > 0 ? 1 / slices : null;
  const acts = ["create", "daily", "again", "command"].includes(question);
  const made = acts || (question === "answer" && !slices) ? [entry(++known)] : [];
  const [summary, due] = [{ status }, slices > 0 ? 0 : null];
  const standing = { summary, seq: known, due, commitment: `promise of ${question}` };
  return JSON.stringify({
    answer: question === "restore" ? standing : { entries: made, standing, thinking },
  });
}

beforeEach(() => {
  [journal, seen, told, known, status, slices] = [[], [], [], 0, "playing", 0];
  vi.mocked(journalDb.deleteTable).mockReset();
  vi.mocked(journalDb.appendEntries).mockImplementation(async (_, entries) => {
    seen.push("written");
    if (entries[0]!.seq !== journal.length + 1) throw new journalDb.Conflict();
    journal.push(...entries);
  });
  vi.mocked(journalDb.readJournal).mockImplementation(async (_, after = 0) => journal.slice(after));
});

const newStore = () => new TableStore(ask, (one) => told.push(one));
const request = { do: "undo", seat: 0, key: "k" } as const;

test("what is shown has been written", async () => {
  const store = newStore();
  const { table } = await store.create({ spec: SPEC, secret: SECRET });
  await store.open({ table, window: "w", seat: null });
  seen = [];
  await store.command({ table, request });
  expect(seen).toEqual(["restore", "command", "written", "look"]);
  expect(told.at(-1)).toEqual({ window: "w", shown: '{"answer":{"view":{"seq":2},"steps":[]}}' });
});

test("whoever comes second reads what the first wrote, and tries once more", async () => {
  const store = newStore();
  const { table } = await store.create({ spec: SPEC, secret: SECRET });
  vi.mocked(journalDb.readJournal).mockImplementationOnce(async () => []); // not there yet when we looked
  journal.push(entry(2));
  await store.command({ table, request });
  expect(seen.filter((one) => one === "forget")).toHaveLength(1);
  expect(journal.map(({ seq }) => seq)).toEqual([1, 2, 3]);
});

test("a new table says what it promises of its dice", async () => {
  const opened = await newStore().create({ spec: SPEC, secret: SECRET });
  expect(opened).toEqual({
    table: expect.stringMatching(/^[0-9a-f]{16}$/),
    commitment: "promise of create",
  });
});

test("a table is set once more beside the old one", async () => {
  const store = newStore();
  const { table } = await store.create({ spec: SPEC, secret: SECRET });
  journal = [];
  vi.mocked(journalDb.readJournal).mockResolvedValueOnce([entry(1)]);
  const opened = await store.again({ table, secret: SECRET });
  expect(opened.commitment).toBe("promise of again");
  expect(opened.table).not.toBe(table);
  expect(vi.mocked(journalDb.appendEntries).mock.lastCall?.[0]).toBe(opened.table);
});

test("a table of the day is set once, and found again", async () => {
  const store = newStore();
  const once = await store.daily({ game: "toy", name: "" });
  expect(once.table).toMatch(/^daily-\d{4}-\d\d-\d\d-toy$/);
  expect(once.commitment).toBe("promise of daily");
  vi.mocked(journalDb.hasTable).mockResolvedValueOnce(true);
  const again = await store.daily({ game: "toy", name: "" });
  expect(again.table).toBe(once.table);
  expect(seen.filter((question) => question === "daily")).toHaveLength(1);
});

test("nothing is left of a table that was cleared", async () => {
  const store = newStore();
  const { table } = await store.create({ spec: SPEC, secret: SECRET });
  await store.command({ table, request });
  expect(journalDb.deleteTable).not.toHaveBeenCalled();
  status = "cancelled";
  await store.command({ table, request: { do: "cancel" } });
  expect(journalDb.deleteTable).toHaveBeenCalledExactlyOnceWith(table);
});

test("what cannot be written is forgotten, and not shown", async () => {
  const store = newStore();
  const { table } = await store.create({ spec: SPEC, secret: SECRET });
  await store.open({ table, window: "w", seat: null });
  const before = told.length;
  vi.mocked(journalDb.appendEntries).mockRejectedValueOnce(new Error("the disk is full"));
  await expect(store.command({ table, request })).rejects.toThrow("full");
  expect(seen.at(-1)).toBe("forget");
  expect(told).toHaveLength(before);
});

test("a table that is not there is missing; what the house refuses is refused", async () => {
  const store = newStore();
  const missing = store.open({ table: "none", window: "w", seat: null });
  await expect(missing).rejects.toMatchObject({ fault: { kind: "missing" } });
  const { table } = await store.create({ spec: SPEC, secret: SECRET });
  const refused = store.query("why", { table, asked: { seat: 0, touched: [] } });
  await expect(refused).rejects.toBeInstanceOf(WorkerError);
  await expect(refused).rejects.toMatchObject({ fault: { kind: "refused", rule: "R-1" } });
});

const answers = () => seen.filter((one) => one === "answer").length;

test("a bot thinks for a moment at a time, and whoever asks meanwhile comes first", async () => {
  const store = newStore();
  const { table } = await store.create({ spec: SPEC, secret: SECRET });
  [slices, seen] = [4, []];
  let done: Promise<void> | undefined;
  meanwhile = () => (done = store.command({ table, request }));
  await store.open({ table, window: "w", seat: null });
  await vi.waitFor(() => expect(answers()).toBe(4));
  await done;
  const order = seen.filter((one) => one === "answer" || one === "command");
  expect(order).toEqual(["answer", "command", "answer", "answer", "answer"]);
  await vi.waitFor(() => expect(journal).toHaveLength(3));
  const shares = told.flatMap((one) => ("thinking" in one ? [one.thinking] : []));
  expect(shares).toEqual([1 / 3, 1 / 2, 1]);
});

test("when nobody looks any more the bot stops thinking, and begins when somebody does", async () => {
  const store = newStore();
  const { table } = await store.create({ spec: SPEC, secret: SECRET });
  slices = 1000;
  await store.open({ table, window: "w", seat: null });
  await vi.waitFor(() => expect(answers()).toBeGreaterThan(1));
  await store.close({ table, window: "w" });
  await store.record({ table }).catch(() => undefined); // a slice under way is through by then
  const before = answers();
  for (let pause = 0; pause < 5; pause++) await new Promise((done) => setTimeout(done));
  expect(answers()).toBeLessThanOrEqual(before + 1);
  const then = answers();
  await store.open({ table, window: "w", seat: null });
  await vi.waitFor(() => expect(answers()).toBeGreaterThan(then));
  await store.close({ table, window: "w" });
});

test("a table that is only asked about is put away again", async () => {
  journal = [entry(1), entry(2)];
  const store = newStore();
  await store.record({ table: "t" });
  await store.played({ table: "t" });
  expect(seen).toEqual(["restore", "record", "forget", "restore", "forget"]);
  expect(vi.mocked(journalDb.updateStanding).mock.calls.map(([table]) => table)).toEqual(["t"]);
});

test("a table somebody looks at stays", async () => {
  const store = newStore();
  const { table } = await store.create({ spec: SPEC, secret: SECRET });
  await store.open({ table, window: "w", seat: null });
  await store.record({ table });
  expect(seen).not.toContain("forget");
});
