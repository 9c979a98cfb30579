/**
 * Table store of the worker: commands, views and bot moves of local tables.
 *
 * Keeps the tables of this tab. Python knows the rules, journalDb keeps the journals, and other
 * tabs may be at the same table: so whoever acts holds its lock, first reads what is new, and tells
 * the others after it is written.
 */
import * as journalDb from "./journalDb";
import type { Checked, News, Played, Refusal, Standing, TableOpened } from "../transport/contract";
import { randomHex } from "../lib/hashing";
import { dayOf, dailyTableId } from "../lib/calendar";
import { WorkerError, type Questions, type WorkerMessage } from "./runtime/messages";
import type { PythonCall } from "./runtime/pythonRuntime";

type PythonAnswer<T> = { answer: T } | { refused: Refusal };

const MAX_TIMER_MS = 2 ** 31 - 1;
const MISSING = { kind: "missing", key: "", rule: "", text: "no such table" } as const;

export class TableStore {
  /** For each table laid out in Python: the last entry it knows. */
  #known = new Map<string, number>();
  /** Who looks at each table, and from which seat. */
  #windows = new Map<string, Map<string, number | null>>();
  #timers = new Map<string, ReturnType<typeof setTimeout>>();
  #queues = new Map<string, Promise<unknown>>();
  #others = new BroadcastChannel("feldspar.tables");

  constructor(
    readonly ask: PythonCall,
    readonly tell: (told: WorkerMessage) => void,
  ) {
    this.#others.onmessage = ({ data }: MessageEvent<string>) => void this.#onOtherTab(data);
  }

  async create({ spec, secret }: Questions["create"]): Promise<TableOpened> {
    const table = randomHex(8);
    return this.#saveNew(table, this.#python("create", { table, spec, secret, now: Date.now() }));
  }

  /** Its name follows from the day: whoever opens it twice, in whichever tab, finds the same. */
  async daily({ game, name }: Questions["daily"]): Promise<TableOpened> {
    const day = dayOf(Date.now());
    const table = dailyTableId(game, day);
    return this.#withLock(table, async () => {
      if (await journalDb.hasTable(table)) {
        const { commitment } = await this.#catchUp(table);
        return { table, commitment };
      }
      return this.#saveNew(
        table,
        this.#python("daily", { table, game, day, name, now: Date.now() }),
      );
    });
  }

  async again({ table, secret }: Questions["again"]): Promise<TableOpened> {
    const name = randomHex(8);
    await this.#withLock(table, () => this.#catchUp(table));
    return this.#saveNew(name, this.#python("again", { table, name, secret, now: Date.now() }));
  }

  /** Whoever cleared a table may look at it until they leave; then nothing of it is left. */
  async command({ table, request }: Questions["command"]): Promise<void> {
    const { standing } = await this.#execute(table, "command", { request });
    if (standing.summary.status === "cancelled") await journalDb.deleteTable(table);
    this.#scheduleNext(table, standing);
  }

  async open({ table, window, seat }: Questions["open"]): Promise<void> {
    const standing = await this.#withLock(table, async () => {
      const standing = await this.#catchUp(table);
      const windows = this.#windows.get(table) ?? new Map<string, number | null>();
      this.#windows.set(table, windows.set(window, seat));
      this.#show(table, window);
      return standing;
    });
    this.#scheduleNext(table, standing);
  }

  async look({ table, window, seat }: Questions["look"]): Promise<void> {
    if (!this.#windows.get(table)?.has(window)) return;
    this.#windows.get(table)!.set(window, seat);
    this.#show(table, window);
  }

  async close({ table, window }: Questions["close"]): Promise<void> {
    const windows = this.#windows.get(table);
    this.#python("close", { table, window });
    if (!windows?.delete(window) || windows.size) return;
    this.#windows.delete(table);
    clearTimeout(this.#timers.get(table));
  }

  /** A declared question: Python alone knows the answer. */
  async query(name: string, about: object): Promise<unknown> {
    const { table } = about as { table?: string };
    if (table !== undefined) await this.#withLock(table, () => this.#catchUp(table));
    return this.#python(name, about);
  }

  async advice(about: Questions["advice"]): Promise<unknown> {
    await this.#withLock(about.table, () => this.#catchUp(about.table));
    return this.#python("advice", about);
  }

  async record(about: Questions["record"]): Promise<unknown> {
    return this.#withLock(about.table, async () => {
      await this.#catchUp(about.table);
      const record = this.#python("record", about);
      this.#unloadIfUnwatched(about.table);
      return record;
    });
  }

  /** What is said of a game that is over, written down where an earlier version has not. */
  async played({ table }: Questions["played"]): Promise<Played | null> {
    return this.#withLock(table, async () => {
      const standing = await this.#catchUp(table);
      await journalDb.updateStanding(table, standing);
      this.#unloadIfUnwatched(table);
      return standing.played;
    });
  }

  async verify(about: Questions["verify"]): Promise<Checked> {
    return this.#python<Checked>("verify", about);
  }

  async remove({ table }: Questions["remove"]): Promise<void> {
    await this.#withLock(table, () => journalDb.deleteTable(table));
    this.#others.postMessage(table);
    this.#drop(table);
  }

  // --- writing ----------------------------------------------------------------------------------

  /** Writes a new table, and says what is promised of its dice. */
  async #saveNew(table: string, news: News): Promise<TableOpened> {
    await this.#write(table, news);
    this.#scheduleNext(table, news.standing);
    return { table, commitment: news.standing.commitment };
  }

  /** Does one thing at a table; if another tab was quicker without our noticing, once more. */
  #execute(table: string, question: string, about: object): Promise<News> {
    const once = async () => {
      await this.#catchUp(table);
      const news = this.#python<News>(question, { table, now: Date.now(), ...about });
      if (news.entries.length) await this.#write(table, news);
      return news;
    };
    return this.#withLock(table, () =>
      once().catch((error: unknown) => {
        if (error instanceof journalDb.Conflict) return once();
        throw error;
      }),
    );
  }

  /** Writes what Python holds true already, then shows it; if that fails, Python forgets it. */
  async #write(table: string, { entries, standing }: News): Promise<void> {
    try {
      await journalDb.appendEntries(table, entries, standing);
    } catch (error) {
      this.#python("forget", { table });
      this.#known.delete(table);
      throw error;
    }
    this.#known.set(table, standing.seq);
    this.#others.postMessage(table);
    this.#showAll(table);
  }

  /** Lets bots think and decide and clocks run out, until a person must act. A bot thinks for a moment
      at a time: whoever has asked something meanwhile comes first, and it stops when nobody looks. */
  #scheduleNext(table: string, { due }: Standing): void {
    clearTimeout(this.#timers.get(table));
    if (due === null) return;
    const wait = Math.min(Math.max(due - Date.now(), 0), MAX_TIMER_MS);
    const next = async () => {
      const { standing, thinking } = await this.#execute(table, "answer", {});
      const windows = this.#windows.get(table);
      if (thinking !== null && !windows) return;
      if (thinking !== null) for (const window of windows!.keys()) this.tell({ window, thinking });
      this.#scheduleNext(table, standing);
    };
    const timer = setTimeout(() => void next().catch((error) => console.error(error)), wait);
    this.#timers.set(table, timer);
  }

  // --- reading and showing ----------------------------------------------------------------------

  /** Brings Python up to the journal, and says how the table stands. */
  async #catchUp(table: string): Promise<Standing> {
    const known = this.#known.get(table) ?? 0;
    const entries = await journalDb.readJournal(table, known);
    if (!known && !entries.length) throw new WorkerError(MISSING);
    const standing = this.#python<Standing>("restore", { table, entries });
    this.#known.set(table, standing.seq);
    return standing;
  }

  /** Another tab has acted at a table. */
  async #onOtherTab(table: string): Promise<void> {
    if (!this.#windows.has(table)) return;
    try {
      await this.#withLock(table, async () => {
        if (!(await journalDb.hasTable(table))) throw new WorkerError(MISSING);
        await this.#catchUp(table);
        this.#showAll(table);
      });
    } catch (error) {
      if (error instanceof WorkerError) this.#drop(table);
      else throw error;
    }
  }

  /** Forgets a table at which nobody looks: who asks for many in a row has room for one. */
  #unloadIfUnwatched(table: string): void {
    if (this.#windows.has(table)) return;
    this.#python("forget", { table });
    this.#known.delete(table);
  }

  #showAll(table: string): void {
    for (const window of this.#windows.get(table)?.keys() ?? []) this.#show(table, window);
  }

  #show(table: string, window: string): void {
    const seat = this.#windows.get(table)?.get(window) ?? null;
    const shown = this.ask("look", JSON.stringify({ table, window, seat }));
    this.tell({ window, shown });
  }

  #drop(table: string): void {
    clearTimeout(this.#timers.get(table));
    this.#python("forget", { table });
    this.#known.delete(table);
    for (const window of this.#windows.get(table)?.keys() ?? []) this.tell({ window, gone: true });
    this.#windows.delete(table);
  }

  // --- helpers ----------------------------------------------------------------------------------

  #python<T>(question: string, about: object): T {
    const answered = JSON.parse(this.ask(question, JSON.stringify(about))) as PythonAnswer<T>;
    if ("answer" in answered) return answered.answer;
    throw new WorkerError({ kind: "refused", ...answered.refused });
  }

  /** One at a time at each table: in this tab, and in all others where the browser has locks. */
  #withLock<T>(table: string, work: () => Promise<T>): Promise<T> {
    if (navigator.locks)
      return navigator.locks.request(`feldspar.table.${table}`, work) as Promise<T>;
    const turn = (this.#queues.get(table) ?? Promise.resolve()).then(work, work);
    this.#queues.set(
      table,
      turn.catch(() => undefined),
    );
    return turn;
  }
}
