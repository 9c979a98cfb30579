/** Message types between the page and its worker. */
import type { Command, Queries, TableQueries, TableSpec } from "../../transport/contract";

/** What the build knows of the Pyodide bundle: its folder, what Python needs from it, and Pyodide's lock. */
export interface PyodideBundle {
  folder: string;
  /** How many bytes each file has when it is sent, and when it is unpacked. */
  sizes: { [name: string]: number };
  whole: { [name: string]: number };
  lock: object;
}

/** How far the bundle is loaded: bytes fetched of all there are, then waking up, then ready. */
export interface LoadProgress {
  step: "fetch" | "wake" | "ready";
  done: number;
  total: number;
}

/** What the page may ask that touches a journal, or only a page asks; each has an answer. */
export interface OwnQuestions {
  /** The secret of a new table is drawn by the page, as is all that dice follow from. */
  create: { spec: TableSpec; secret: string };
  daily: { game: string; name: string };
  again: { table: string; secret: string };
  command: { table: string; request: Command };
  open: { table: string; window: string; seat: number | null };
  look: { table: string; window: string; seat: number | null };
  close: { table: string; window: string };
  advice: { table: string; seat: number; seconds: number };
  record: { table: string };
  played: { table: string };
  verify: { record: string };
  remove: { table: string };
}

/** All it may ask: its own questions, and the declared ones. */
export type Questions = OwnQuestions & {
  [Q in keyof Queries]: Queries[Q]["takes"];
} & { [Q in keyof TableQueries]: { table: string; asked: TableQueries[Q]["takes"] } };
export type OwnQuestion = keyof OwnQuestions;
export type Question = keyof Questions;

export type PageMessage =
  | { start: PyodideBundle }
  | { [Q in Question]: { id: number; question: Q; about: Questions[Q] } }[Question];

/** Why something was not done: refused by the table, no such table, or broken. */
export interface WorkerFault {
  kind: "refused" | "missing" | "broken";
  key: string;
  rule: string;
  text: string;
}

export type WorkerMessage =
  | { progress: LoadProgress }
  | { failed: string }
  | { id: number; answer: unknown }
  | { id: number; fault: WorkerFault }
  /** The JSON of a frame: a `view`, and the `steps` from it or from the last one. */
  | { window: string; shown: string }
  /** How much of its decision a bot has thought, from 0 to 1. */
  | { window: string; thinking: number }
  | { window: string; gone: true };

/** Something went wrong that the page can name. */
export class WorkerError extends Error {
  constructor(readonly fault: WorkerFault) {
    super(fault.text || fault.key);
  }
}
