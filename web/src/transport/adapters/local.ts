/** Transport without a server: a worker in the page holds the tables. */
import { folder, lock, sizes, whole } from "virtual:pyodide-bundle";
import { whenIdle } from "../../lib/whenIdle";
import { applyFrame } from "../viewPatch";
import { randomHex } from "../../lib/hashing";
import { deleteCommitment, rememberCommitment } from "../../fairness/commitmentStore";
import { deleteTable, loadTables } from "../../local/journalDb";
import { localStatus } from "../../local/runtime/localStatus.svelte";
import { WorkerClient, type WindowMessage } from "../../local/workerClient";
import type { LoadProgress, Question, Questions } from "../../local/runtime/messages";
import { registerServiceWorker } from "../../local/runtime/offlineCache";
import {
  Missing,
  Refusal,
  Unreachable,
  type Advice,
  type Checked,
  type ExampleShown,
  type Frame,
  type GameInfo,
  type Glossary,
  type Listener,
  type Played,
  type Queries,
  type Subscription,
  type Summary,
  type TableOpened,
  type TableQueries,
  type Transport,
  type View,
} from "../api";

/** Seen from the page: without a server all pages share one address, up to its "#". */
const bundleUrl = new URL(folder, document.baseURI).href;
/** Bytes in the secret of a table. */
const SECRET_BYTES = 32;
/** Seconds of thinking for a hint before the worker hears of anything else. */
const THINKING_SLICE_SECONDS = 0.1;

export { createLocalTransport as createTransport };

export function createLocalTransport(): Transport {
  const kept = new LocalWorker();
  const ask = kept.ask.bind(kept);
  // What is kept here costs nobody anything, and can be opened while the page is drawn.
  if (isCachedOffline()) kept.client();
  // Not before the page stands: the corner speaks, and words come through this very transport.
  whenIdle(
    () =>
      void import("../../local/status/mountStatusCorner").then(({ mountStatusCorner }) =>
        mountStatusCorner(),
      ),
  );
  return {
    games: async () => (await file("shelf/games.json")).json() as Promise<GameInfo[]>,
    words: async (game, lang) => (await file(`shelf/${game}/${lang}.ftl`)).text(),
    art: async (game) => (await file(`shelf/${game}/art.json`)).json() as Promise<string[]>,
    cover: async (game) => (await file(`shelf/${game}/cover.svg`)).text(),
    summary: async (game) => (await file(`shelf/${game}/summary.json`)).json() as Promise<Summary>,
    glossary: async (game) =>
      (await file(`shelf/${game}/glossary.json`)).json() as Promise<Glossary>,
    examples: async (game) =>
      (await file(`shelf/${game}/examples.json`)).json() as Promise<ExampleShown[]>,
    create: async (spec) => {
      void navigator.storage?.persist?.();
      return rememberCommitment(
        (await ask("create", { spec, secret: randomHex(SECRET_BYTES) })) as TableOpened,
      );
    },
    again: async (table) =>
      rememberCommitment(
        (await ask("again", { table, secret: randomHex(SECRET_BYTES) })) as TableOpened,
      ),
    command: async (table, request) => void (await ask("command", { table, request })),
    record: async (table) => (await ask("record", { table })) as string,
    advice: async (table, seat) =>
      (await ask("advice", { table, seat, seconds: THINKING_SLICE_SECONDS })) as Advice,
    query: async (name, asked) =>
      (await ask(name, asked as never)) as Queries[typeof name]["returns"],
    queryTable: async (name, table, asked) =>
      (await ask(name, { table, asked } as never)) as TableQueries[typeof name]["returns"],
    mine: async () => ({ tables: await loadTables(), next: null }),
    history: async () =>
      (await import("../../local/history")).loadHistory(
        async (table) => (await ask("played", { table })) as Played | null,
      ),
    today: async () => (await import("../../local/dailyTables")).loadToday(),
    ofToday: async (game, name) =>
      rememberCommitment((await ask("daily", { game, name })) as TableOpened),
    board: async (game, day) => (await import("../../local/dailyTables")).loadBoard(game, day),
    rules: async () => ({
      size: 0,
      play: async (record, seat) => ({
        checked: (await ask("verify", { record })) as Checked,
        end: (await ask("moment", { record, at: record.length, seat })) as View,
      }),
    }),
    remove: async (table) => {
      if (localStatus.failed) await deleteTable(table);
      else await ask("remove", { table });
      deleteCommitment(table);
    },
    open: (table, seat, on) => kept.open(table, seat, on),
    prepare: (sure) => {
      if (sure) kept.client();
      else if (canPrefetch()) whenIdle(() => kept.client());
    },
    prepared: () => localStatus.share,
  };
}

/** What can be shown before Python has started was written out when the site was built. */
async function file(path: string): Promise<Response> {
  const response = await fetch(bundleUrl + path).catch((error: unknown) => {
    throw new Unreachable(error);
  });
  if (!response.ok) throw new Missing();
  return response;
}

/** The worker of this page, as far as it can be had, and the windows it shows tables in. */
class LocalWorker {
  #client: WorkerClient | undefined;
  #windows = new Map<string, (told: WindowMessage) => void>();
  #count = 0;

  client(): WorkerClient | undefined {
    if (this.#client || localStatus.failed) return this.#client;
    if (typeof WebAssembly !== "object" || typeof Worker !== "function") {
      localStatus.fail("wasm");
      return undefined;
    }
    const shown = (told: WindowMessage) => this.#windows.get(told.window)?.(told);
    this.#client = new WorkerClient(
      { folder: bundleUrl, sizes, whole, lock },
      { progress: onProgress, failed: onFailed, windowMessage: shown },
    );
    return this.#client;
  }

  ask<Q extends Question>(question: Q, about: Questions[Q]): Promise<unknown> {
    const line = this.client();
    if (!line || localStatus.failed) return Promise.reject(new Error(localStatus.failed));
    queueMicrotask(() => localStatus.waiting++); // a $derived may ask, but not write
    return line.ask(question, about).finally(() => localStatus.waiting--);
  }

  open(table: string, seat: number | null, on: Listener): Subscription {
    const window = String(++this.#count);
    let view: View | null = null;
    this.#windows.set(window, (told) => {
      if ("gone" in told) on.gone();
      else if ("thinking" in told) on.thinking?.(told.thinking);
      else {
        const { answer: frame } = JSON.parse(told.shown) as { answer: Frame };
        const views = applyFrame(view, frame);
        if (!views.length) return;
        view = views.at(-1)!;
        on.views(views, "view" in frame);
      }
    });
    this.ask("open", { table, window, seat }).catch((error: unknown) => {
      if (error instanceof Missing || error instanceof Refusal) on.gone();
      else on.offline(true);
    });
    return {
      look: (other) => void this.ask("look", { table, window, seat: other }).catch(() => undefined),
      close: () => {
        this.#windows.delete(window);
        this.ask("close", { table, window }).catch(() => undefined);
      },
    };
  }
}

function onProgress(progress: LoadProgress): void {
  localStatus.progress = progress;
  // Only now: before, the service worker would fetch all that Python fetches a second time.
  if (progress.step === "ready") void registerServiceWorker().catch((error) => console.warn(error));
}

function onFailed(): void {
  if (localStatus.progress.step !== "ready") localStatus.fail("start");
}

interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

/** Whether the whole site is kept for when there is no network. */
const isCachedOffline = () => !!navigator.serviceWorker?.controller;

/** Whether what nobody has asked for yet may be fetched: it is kept here, or costs little. */
function canPrefetch(): boolean {
  if (isCachedOffline()) return true;
  const { connection } = navigator as { connection?: Connection };
  if (connection?.saveData || matchMedia("(prefers-reduced-data: reduce)").matches) return false;
  return (connection?.effectiveType ?? "4g") === "4g";
}
