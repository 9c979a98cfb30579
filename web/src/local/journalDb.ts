/**
 * Journal store in IndexedDB.
 *
 * The tables of this browser, in IndexedDB. The journal of a table is only ever added to: writing an
 * entry that is there already fails, so two tabs can never both decide what comes next.
 */
import type { Played, Player, StoredEntry, Standing, TableSummary } from "../transport/contract";

/** Somebody else has written what comes next, or thrown the table away. */
export class Conflict extends Error {}

const DATABASE_NAME = "feldspar";
const DATABASE_VERSION = 1;

let connection: Promise<IDBDatabase> | undefined;

function database(): Promise<IDBDatabase> {
  connection ??= new Promise<IDBDatabase>((resolve, reject) => {
    const request = indexedDB.open(DATABASE_NAME, DATABASE_VERSION);
    request.onupgradeneeded = () => {
      request.result.createObjectStore("tables", { keyPath: "id" });
      request.result.createObjectStore("entries", { keyPath: ["table", "seq"] });
    };
    request.onsuccess = () => {
      // A newer tab must not wait for this one; we open it again when next needed.
      request.result.onversionchange = request.result.onclose = () => {
        request.result.close();
        connection = undefined;
      };
      resolve(request.result);
    };
    request.onerror = () => reject(request.error);
  });
  connection.catch(() => (connection = undefined));
  return connection;
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

const entryRange = (table: string, after = 0) =>
  IDBKeyRange.bound([table, after + 1], [table, Number.MAX_SAFE_INTEGER]);

/** Writes what comes next at a table, and how it stands then: both, or neither. */
export function appendEntries(
  table: string,
  entries: StoredEntry[],
  standing: Standing,
): Promise<void> {
  const before = entries[0]!.seq - 1;
  return transact<void>("readwrite", (store) => {
    const last = store("entries").getKey([table, before]);
    last.onsuccess = () => before && !last.result && last.transaction!.abort();
    for (const entry of entries) store("entries").add({ table, ...entry });
    store("tables").put(tableRow(table, standing));
  });
}

/** How a table stands, as the list has it. */
const tableRow = (table: string, { summary, played }: Standing) => ({
  ...summary,
  id: table,
  played,
});

/** Writes how a table stands, where an earlier version has written less of it. */
export function updateStanding(table: string, standing: Standing): Promise<void> {
  return transact<void>(
    "readwrite",
    (store) => void store("tables").put(tableRow(table, standing)),
  );
}

/** The games that are over, the latest first; of those kept by earlier versions only which. */
export async function finishedGames(): Promise<{ id: string; played?: Played | null }[]> {
  const found = await transact<(StoredSummary & { played?: Played | null })[]>(
    "readonly",
    (store) => store("tables").getAll(),
  );
  return found
    .filter(({ status }) => status === "over")
    .sort((one, other) => other.at - one.at)
    .map(({ id, played }) => ({ id, played: played ?? null }));
}

/** The journal of a table after some entry. */
export async function readJournal(table: string, after = 0): Promise<StoredEntry[]> {
  const found = await transact<(StoredEntry & { table?: string })[]>("readonly", (store) =>
    store("entries").getAll(entryRange(table, after)),
  );
  for (const entry of found) delete entry.table;
  return found;
}

/** Whether there is such a table. */
export async function hasTable(table: string): Promise<boolean> {
  return (await transact("readonly", (store) => store("tables").getKey(table))) !== undefined;
}

/** All tables, the latest first. */
export async function loadTables(): Promise<TableSummary[]> {
  return toSummaries(
    await transact<StoredSummary[]>("readonly", (store) => store("tables").getAll()),
  );
}

/** A line of the list; those written by 0.1.0 hold more of the table, and less of its players. */
type StoredSummary = Omit<TableSummary, "players" | "due"> & {
  players: StoredPlayer[];
  due?: number | null;
};
type StoredPlayer = Omit<Player, "late" | "kept" | "score" | "place" | "hints"> & Partial<Player>;

/** The list of tables as the page wants it, whoever wrote its lines. */
export function toSummaries(lines: StoredSummary[]): TableSummary[] {
  return lines
    .sort((one, other) => other.at - one.at)
    .map(({ id, game, title, status, players, yours, at, due = null }) => {
      return { id, game, title, status, players: players.map(completePlayer), yours, at, due };
    });
}

const completePlayer = (player: StoredPlayer): Player => ({
  late: false,
  kept: false,
  score: null,
  place: null,
  hints: 0,
  ...player,
});

export function deleteTable(table: string): Promise<void> {
  return transact<void>("readwrite", (store) => {
    store("tables").delete(table);
    store("entries").delete(entryRange(table));
  });
}
