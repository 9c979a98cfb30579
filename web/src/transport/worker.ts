/** The tables of this browser alone: a worker in the page keeps them, and no server is asked. */
import { folder, lock, sizes } from "virtual:house";
import { merged } from "../scene/changes";
import { remove as away, tables } from "../worker/cupboard";
import { alone } from "../worker/alone.svelte";
import type { Asked, Fault, Progress, Question, Questions, Told } from "../worker/messages";
import { keepOffline } from "../worker/offline";
import {
  Missing,
  Refusal,
  Unreachable,
  type Changes,
  type GameInfo,
  type Listener,
  type Subscription,
  type Transport,
  type View,
  type Why,
} from "./transport";

/** Seen from the page: without a server all pages share one address, up to its "#". */
const house = new URL(folder, document.baseURI).href;

export { worker as keeper };

export function worker(): Transport {
  const line = new Line();
  const ask = line.ask.bind(line);
  line.start(); // in a thread of its own: it is ready by the time somebody has read the shelf
  // Not before the page stands: the corner speaks, and words come through this very transport.
  requestIdle(() => void import("../worker/corner").then(({ corner }) => corner()));
  return {
    games: async () => (await file("shelf/games.json")).json() as Promise<GameInfo[]>,
    words: async (game, lang) => (await file(`shelf/${game}/${lang}.ftl`)).text(),
    art: async (game) => (await file(`shelf/${game}/art.json`)).json() as Promise<string[]>,
    cover: async (game) => (await file(`shelf/${game}/cover.svg`)).text(),
    create: async (spec) => {
      void navigator.storage?.persist?.();
      return (await ask("create", { spec })) as string;
    },
    command: async (table, request) => void (await ask("command", { table, request })),
    why: async (table, seat, touched) => (await ask("why", { table, seat, touched })) as Why,
    record: async (table) => (await ask("record", { table })) as string,
    moment: async (record, at, seat) => (await ask("moment", { record, at, seat })) as View,
    mine: tables,
    remove: async (table) => {
      if (alone.failed) await away(table);
      else await ask("remove", { table });
    },
    open: (table, seat, on) => line.open(table, seat, on),
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

type Waiting = { resolve(answer: unknown): void; reject(error: Error): void };

/** The line to the worker. */
class Line {
  #worker: Worker | undefined;
  #waiting = new Map<number, Waiting>();
  #windows = new Map<string, (told: Told) => void>();
  #count = 0;

  start(): Worker | undefined {
    if (this.#worker || alone.failed) return this.#worker;
    if (typeof WebAssembly !== "object" || typeof Worker !== "function") {
      alone.fail("wasm");
      return undefined;
    }
    this.#worker = new Worker(new URL("../worker/worker.ts", import.meta.url), { type: "module" });
    this.#worker.onmessage = ({ data }: MessageEvent<Told>) => this.#hear(data);
    this.#worker.onerror = (event) => this.#fail(event.message);
    this.#send({ start: { folder: house, sizes, lock } });
    return this.#worker;
  }

  ask<Q extends Question>(question: Q, about: Questions[Q]): Promise<unknown> {
    if (!this.start()) return Promise.reject(new Unreachable(alone.failed));
    const id = ++this.#count;
    queueMicrotask(() => alone.waiting++); // a $derived may ask, but not write
    return new Promise((resolve, reject) => {
      this.#waiting.set(id, { resolve, reject });
      // Svelte's proxies cannot be copied to a worker, plain data can.
      this.#send(JSON.parse(JSON.stringify({ id, question, about })) as Asked);
    }).finally(() => alone.waiting--);
  }

  open(table: string, seat: number | null, on: Listener): Subscription {
    const window = String(++this.#count);
    let view: View | null = null;
    this.#windows.set(window, (told) => {
      if ("gone" in told) on.gone();
      else if ("shown" in told) on.view((view = next(view, told.shown)));
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

  #send(asked: Asked): void {
    this.#worker!.postMessage(asked);
  }

  #hear(told: Told): void {
    if ("progress" in told) this.#near(told.progress);
    else if ("failed" in told) this.#fail(told.failed);
    else if ("window" in told) this.#windows.get(told.window)?.(told);
    else {
      const waiting = this.#waiting.get(told.id);
      this.#waiting.delete(told.id);
      if ("fault" in told) waiting?.reject(error(told.fault));
      else waiting?.resolve(told.answer);
    }
  }

  #near(progress: Progress): void {
    alone.progress = progress;
    // Only now: before, the service worker would fetch all that Python fetches a second time.
    if (progress.step === "ready") void keepOffline().catch((error) => console.warn(error));
  }

  #fail(text: string): void {
    console.error(text);
    if (alone.progress.step !== "ready") alone.fail("start");
    for (const waiting of this.#waiting.values()) waiting.reject(new Unreachable(text));
    this.#waiting.clear();
  }
}

function next(view: View | null, shown: string): View {
  const told = JSON.parse(shown) as { answer: { view: View } | { changes: Changes } };
  return "view" in told.answer ? told.answer.view : merged(view!, told.answer.changes);
}

function error(fault: Fault): Error {
  if (fault.kind === "missing") return new Missing();
  if (fault.kind === "refused") return new Refusal(fault.key, fault.rule);
  return new Unreachable(fault.text);
}

function requestIdle(work: () => void): void {
  if ("requestIdleCallback" in globalThis) requestIdleCallback(work, { timeout: 1000 });
  else setTimeout(work, 200);
}
