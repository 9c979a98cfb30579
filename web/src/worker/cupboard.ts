/**
 * The tables of this browser, in IndexedDB. The journal of a table is only ever added to: writing an
 * entry that is there already fails, so two tabs can never both decide what comes next.
 */
import type { Player, Status, TableSummary } from "../transport/wire";

export interface Entry {
  seq: number;
  at: number;
  kind: string;
  seat: number;
  data: { [name: string]: unknown };
}

/** How a table stands, as the house sums it up. */
export interface Standing {
  game: string;
  title: string;
  status: Status;
  players: Player[];
  yours: boolean;
  seq: number;
  /** When it goes on without anybody: 0 at once, null never. */
  due: number | null;
}

/** Somebody else has written what comes next, or thrown the table away. */
export class Conflict extends Error {}

const NAME = "feldspar";
const VERSION = 1;

let opened: Promise<IDBDatabase> | undefined;

function database(): Promise<IDBDatabase> {
  opened ??= new Promise<IDBDatabase>((resolve, reject) => {
    const request = indexedDB.open(NAME, VERSION);
    request.onupgradeneeded = () => {
      request.result.createObjectStore("tables", { keyPath: "id" });
      request.result.createObjectStore("entries", { keyPath: ["table", "seq"] });
    };
    request.onsuccess = () => {
      // A newer tab must not wait for this one; we open it again when next needed.
      request.result.onversionchange = request.result.onclose = () => {
        request.result.close();
        opened = undefined;
      };
      resolve(request.result);
    };
    request.onerror = () => reject(request.error);
  });
  opened.catch(() => (opened = undefined));
  return opened;
}

async function transact<T>(
  mode: IDBTransactionMode,
  work: (store: (name: "tables" | "entries") => IDBObjectStore) => IDBRequest<T> | void,
): Promise<T> {
  const stores = await database();
  return new Promise((resolve, reject) => {
    // "strict": what is shown has reached the disk, as with a server.
    const all = stores.transaction(["tables", "entries"], mode, { durability: "strict" });
    const asked = work((name) => all.objectStore(name));
    all.oncomplete = () => resolve(asked?.result as T);
    all.onabort = () =>
      reject(!all.error || all.error.name === "ConstraintError" ? new Conflict() : all.error);
  });
}

const all = (table: string, after = 0) =>
  IDBKeyRange.bound([table, after + 1], [table, Number.MAX_SAFE_INTEGER]);

/** Writes what comes next at a table, and how it stands then: both, or neither. */
export function append(table: string, entries: Entry[], standing: Standing): Promise<void> {
  const before = entries[0]!.seq - 1;
  return transact<void>("readwrite", (store) => {
    const last = store("entries").getKey([table, before]);
    last.onsuccess = () => before && !last.result && last.transaction!.abort();
    for (const entry of entries) store("entries").add({ table, ...entry });
    store("tables").put({ id: table, at: entries.at(-1)!.at, ...standing });
  });
}

/** The journal of a table after some entry. */
export async function read(table: string, after = 0): Promise<Entry[]> {
  const found = await transact<(Entry & { table?: string })[]>("readonly", (store) =>
    store("entries").getAll(all(table, after)),
  );
  for (const entry of found) delete entry.table;
  return found;
}

/** Whether there is such a table. */
export async function has(table: string): Promise<boolean> {
  return (await transact("readonly", (store) => store("tables").getKey(table))) !== undefined;
}

/** All tables, the latest first. */
export async function tables(): Promise<TableSummary[]> {
  const found = await transact<(Standing & { id: string; at: number })[]>("readonly", (store) =>
    store("tables").getAll(),
  );
  return found
    .sort((one, other) => other.at - one.at)
    .map(({ id, game, title, status, players, yours, at }) => {
      return { id, game, title, status, players, yours, at };
    });
}

export function remove(table: string): Promise<void> {
  return transact<void>("readwrite", (store) => {
    store("tables").delete(table);
    store("entries").delete(all(table));
  });
}
