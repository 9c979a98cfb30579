/** Client of the worker: every question gets an answer or an error. */
import { Missing, Refusal, Unreachable } from "../transport/api";
import type {
  PageMessage,
  WorkerFault,
  PyodideBundle,
  LoadProgress,
  Question,
  Questions,
  WorkerMessage,
} from "./runtime/messages";

type PendingAnswer = { resolve(answer: unknown): void; reject(error: Error): void };

/** Something the worker says without being asked. */
export type WindowMessage = Extract<WorkerMessage, { window: string }>;

export interface WorkerListeners {
  progress(progress: LoadProgress): void;
  failed(text: string): void;
  windowMessage(shown: WindowMessage): void;
}

export class WorkerClient {
  #worker: Worker;
  #waiting = new Map<number, PendingAnswer>();
  #count = 0;

  constructor(
    house: PyodideBundle,
    readonly listeners: Partial<WorkerListeners> = {},
  ) {
    this.#worker = new Worker(new URL("./worker.ts", import.meta.url), { type: "module" });
    this.#worker.onmessage = ({ data }: MessageEvent<WorkerMessage>) => this.#receive(data);
    this.#worker.onerror = (event) => this.#fail(event.message);
    this.#send({ start: house });
  }

  ask<Q extends Question>(question: Q, about: Questions[Q]): Promise<unknown> {
    const id = ++this.#count;
    return new Promise((resolve, reject) => {
      this.#waiting.set(id, { resolve, reject });
      // Svelte's proxies cannot be copied to a worker, plain data can.
      this.#send(JSON.parse(JSON.stringify({ id, question, about })) as PageMessage);
    });
  }

  end(): void {
    this.#worker.terminate();
  }

  #send(asked: PageMessage): void {
    this.#worker.postMessage(asked);
  }

  #receive(told: WorkerMessage): void {
    if ("progress" in told) this.listeners.progress?.(told.progress);
    else if ("failed" in told) this.#fail(told.failed);
    else if ("window" in told) this.listeners.windowMessage?.(told);
    else {
      const waiting = this.#waiting.get(told.id);
      this.#waiting.delete(told.id);
      if ("fault" in told) waiting?.reject(errorOf(told.fault));
      else waiting?.resolve(told.answer);
    }
  }

  #fail(text: string): void {
    console.error(text);
    this.listeners.failed?.(text);
    for (const waiting of this.#waiting.values()) waiting.reject(new Unreachable(text));
    this.#waiting.clear();
  }
}

function errorOf(fault: WorkerFault): Error {
  if (fault.kind === "missing") return new Missing();
  if (fault.kind === "refused") return new Refusal(fault.key, fault.rule, fault.text);
  return new Error(fault.text);
}
