/** The worker: starts Python once, then answers the page's questions in the order they come. */
import { Keeper } from "./tableStore";
import {
  Trouble,
  type Asked,
  type Fault,
  type House,
  type OwnQuestion,
  type Progress,
  type Question,
  type Told,
} from "./messages";
import { opened } from "./runtime/pythonRuntime";

const tell = (told: Told) => self.postMessage(told);

let keeper: Promise<Keeper> | undefined;

self.onmessage = ({ data }: MessageEvent<Asked>) => {
  if ("start" in data) keeper ??= open(data.start);
  else void answer(data.id, data.question, data.about as never);
};

async function open(house: House): Promise<Keeper> {
  let last: Progress = { step: "fetch", done: 0, total: 0 };
  try {
    const ask = await opened(house, (progress) => tell({ progress: (last = progress) }));
    tell({ progress: { ...last, step: "ready" } });
    return new Keeper(ask, tell);
  } catch (error) {
    tell({ failed: String(error) });
    throw error;
  }
}

async function answer(id: number, question: Question, about: never): Promise<void> {
  try {
    const tables = await keeper!;
    const found =
      question in tables ? tables[question as OwnQuestion](about) : tables.query(question, about);
    tell({ id, answer: await found });
  } catch (error) {
    tell({ id, fault: fault(error) });
  }
}

function fault(error: unknown): Fault {
  if (error instanceof Trouble) return error.fault;
  console.error(error);
  return { kind: "broken", key: "", rule: "", text: String(error) };
}
