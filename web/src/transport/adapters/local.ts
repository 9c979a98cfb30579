/** The tables of this browser alone: a worker in the page keeps them, and no server is asked. */
import { folder, lock, sizes, whole } from "virtual:pyodide-bundle";
import { whenIdle } from "../../lib/whenIdle";
import { walked } from "../viewPatch";
import { random } from "../../lib/hashing";
import { deleteCommitment, rememberCommitment } from "../../fairness/commitmentStore";
import { remove as away, tables } from "../../local/journalDb";
import { alone } from "../../local/runtime/localStatus.svelte";
import { Line, type Shown } from "../../local/workerClient";
import type { Progress, Question, Questions } from "../../local/messages";
import { keepOffline } from "../../local/runtime/offlineCache";
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
const house = new URL(folder, document.baseURI).href;
/** Bytes in the secret of a table. */
const SECRET = 32;
/** Seconds of thinking for a hint before the worker hears of anything else. */
const SLICE = 0.1;

export { worker as keeper };

export function worker(): Transport {
  const kept = new Kept();
  const ask = kept.ask.bind(kept);
  // What is kept here costs nobody anything, and can be opened while the page is drawn.
  if (keptHere()) kept.line();
  // Not before the page stands: the corner speaks, and words come through this very transport.
  whenIdle(
    () => void import("../../local/status/mountStatusCorner").then(({ corner }) => corner()),
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
        (await ask("create", { spec, secret: random(SECRET) })) as TableOpened,
      );
    },
    again: async (table) =>
      rememberCommitment((await ask("again", { table, secret: random(SECRET) })) as TableOpened),
    command: async (table, request) => void (await ask("command", { table, request })),
    record: async (table) => (await ask("record", { table })) as string,
    advice: async (table, seat) => (await ask("advice", { table, seat, seconds: SLICE })) as Advice,
    query: async (name, asked) =>
      (await ask(name, asked as never)) as Queries[typeof name]["returns"],
    queryTable: async (name, table, asked) =>
      (await ask(name, { table, asked } as never)) as TableQueries[typeof name]["returns"],
    mine: async () => ({ tables: await tables(), next: null }),
    history: async () =>
      (await import("../../local/history")).history(
        async (table) => (await ask("played", { table })) as Played | null,
      ),
    today: async () => (await import("../../local/dailyTables")).today(),
    ofToday: async (game, name) =>
      rememberCommitment((await ask("daily", { game, name })) as TableOpened),
    board: async (game, day) => (await import("../../local/dailyTables")).board(game, day),
    rules: async () => ({
      size: 0,
      play: async (record, seat) => ({
        checked: (await ask("verify", { record })) as Checked,
        end: (await ask("moment", { record, at: record.length, seat })) as View,
      }),
    }),
    remove: async (table) => {
      if (alone.failed) await away(table);
      else await ask("remove", { table });
      deleteCommitment(table);
    },
    open: (table, seat, on) => kept.open(table, seat, on),
    prepare: (sure) => {
      if (sure) kept.line();
      else if (affordable()) whenIdle(() => kept.line());
    },
    prepared: () => alone.share,
  };
}

/** What can be shown before Python has started was written out when the site was built. */
async function file(path: string): Promise<Response> {
  const response = await fetch(house + path).catch((error: unknown) => {
    throw new Unreachable(error);
  });
  if (!response.ok) throw new Missing();
  return response;
}

/** The worker of this page, as far as it can be had, and the windows it shows tables in. */
class Kept {
  #line: Line | undefined;
  #windows = new Map<string, (told: Shown) => void>();
  #count = 0;

  line(): Line | undefined {
    if (this.#line || alone.failed) return this.#line;
    if (typeof WebAssembly !== "object" || typeof Worker !== "function") {
      alone.fail("wasm");
      return undefined;
    }
    const shown = (told: Shown) => this.#windows.get(told.window)?.(told);
    this.#line = new Line({ folder: house, sizes, whole, lock }, { progress: near, failed, shown });
    return this.#line;
  }

  ask<Q extends Question>(question: Q, about: Questions[Q]): Promise<unknown> {
    const line = this.line();
    if (!line || alone.failed) return Promise.reject(new Error(alone.failed));
    queueMicrotask(() => alone.waiting++); // a $derived may ask, but not write
    return line.ask(question, about).finally(() => alone.waiting--);
  }

  open(table: string, seat: number | null, on: Listener): Subscription {
    const window = String(++this.#count);
    let view: View | null = null;
    this.#windows.set(window, (told) => {
      if ("gone" in told) on.gone();
      else if ("thinking" in told) on.thinking?.(told.thinking);
      else {
        const { answer: frame } = JSON.parse(told.shown) as { answer: Frame };
        const views = walked(view, frame);
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

function near(progress: Progress): void {
  alone.progress = progress;
  // Only now: before, the service worker would fetch all that Python fetches a second time.
  if (progress.step === "ready") void keepOffline().catch((error) => console.warn(error));
}

function failed(): void {
  if (alone.progress.step !== "ready") alone.fail("start");
}

interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

/** Whether the whole site is kept for when there is no network. */
const keptHere = () => !!navigator.serviceWorker?.controller;

/** Whether what nobody has asked for yet may be fetched: it is kept here, or costs little. */
function affordable(): boolean {
  if (keptHere()) return true;
  const { connection } = navigator as { connection?: Connection };
  if (connection?.saveData || matchMedia("(prefers-reduced-data: reduce)").matches) return false;
  return (connection?.effectiveType ?? "4g") === "4g";
}
