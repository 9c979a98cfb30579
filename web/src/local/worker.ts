/** Entry point of the worker: starts Python once, then answers questions in the order they come. */
import { TableStore } from "./tableStore";
import {
  WorkerError,
  type PageMessage,
  type WorkerFault,
  type PyodideBundle,
  type OwnQuestion,
  type LoadProgress,
  type Question,
  type WorkerMessage,
} from "./runtime/messages";
import { openPython } from "./runtime/pythonRuntime";

const post = (told: WorkerMessage) => self.postMessage(told);

let store: Promise<TableStore> | undefined;

self.onmessage = ({ data }: MessageEvent<PageMessage>) => {
  if ("start" in data) store ??= openStore(data.start);
  else void answer(data.id, data.question, data.about as never);
};

async function openStore(house: PyodideBundle): Promise<TableStore> {
  let last: LoadProgress = { step: "fetch", done: 0, total: 0 };
  try {
    const ask = await openPython(house, (progress) => post({ progress: (last = progress) }));
    post({ progress: { ...last, step: "ready" } });
    return new TableStore(ask, post);
  } catch (error) {
    post({ failed: String(error) });
    throw error;
  }
}

async function answer(id: number, question: Question, about: never): Promise<void> {
  try {
    const tables = await store!;
    const found =
      question in tables ? tables[question as OwnQuestion](about) : tables.query(question, about);
    post({ id, answer: await found });
  } catch (error) {
    post({ id, fault: faultOf(error) });
  }
}

function faultOf(error: unknown): WorkerFault {
  if (error instanceof WorkerError) return error.fault;
  console.error(error);
  return { kind: "broken", key: "", rule: "", text: String(error) };
}
