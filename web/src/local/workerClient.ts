/** The line to a worker that has the rules: every question has an answer, or says why not. */
import { Missing, Refusal, Unreachable } from "../transport/api";
import type { Asked, Fault, House, Progress, Question, Questions, Told } from "./messages";

type Waiting = { resolve(answer: unknown): void; reject(error: Error): void };

/** Something the worker says without being asked. */
export type Shown = Extract<Told, { window: string }>;

export interface Hearing {
  progress(progress: Progress): void;
  failed(text: string): void;
  shown(shown: Shown): void;
}

export class Line {
  #worker: Worker;
  #waiting = new Map<number, Waiting>();
  #count = 0;

  constructor(
    house: House,
    readonly hearing: Partial<Hearing> = {},
  ) {
    this.#worker = new Worker(new URL("./worker.ts", import.meta.url), { type: "module" });
    this.#worker.onmessage = ({ data }: MessageEvent<Told>) => this.#hear(data);
    this.#worker.onerror = (event) => this.#fail(event.message);
    this.#send({ start: house });
  }

  ask<Q extends Question>(question: Q, about: Questions[Q]): Promise<unknown> {
    const id = ++this.#count;
    return new Promise((resolve, reject) => {
      this.#waiting.set(id, { resolve, reject });
      // Svelte's proxies cannot be copied to a worker, plain data can.
      this.#send(JSON.parse(JSON.stringify({ id, question, about })) as Asked);
    });
  }

  end(): void {
    this.#worker.terminate();
  }

  #send(asked: Asked): void {
    this.#worker.postMessage(asked);
  }

  #hear(told: Told): void {
    if ("progress" in told) this.hearing.progress?.(told.progress);
    else if ("failed" in told) this.#fail(told.failed);
    else if ("window" in told) this.hearing.shown?.(told);
    else {
      const waiting = this.#waiting.get(told.id);
      this.#waiting.delete(told.id);
      if ("fault" in told) waiting?.reject(error(told.fault));
      else waiting?.resolve(told.answer);
    }
  }

  #fail(text: string): void {
    console.error(text);
    this.hearing.failed?.(text);
    for (const waiting of this.#waiting.values()) waiting.reject(new Unreachable(text));
    this.#waiting.clear();
  }
}

function error(fault: Fault): Error {
  if (fault.kind === "missing") return new Missing();
  if (fault.kind === "refused") return new Refusal(fault.key, fault.rule, fault.text);
  return new Error(fault.text);
}
