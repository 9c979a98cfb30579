/**
 * What the page asks of whoever keeps the tables: a server, or a worker inside the page.
 * All answers are plain data in the words of wire.ts; no page knows which of the two it talks to.
 */
import type { GameInfo, Request, TableSpec, TableSummary, View, Why } from "./wire";

export * from "./wire";

export interface Transport {
  games(): Promise<GameInfo[]>;
  /** One Fluent file: the messages all games share, then those of this one. */
  words(game: string, lang: string): Promise<string>;
  /** SVG documents whose symbols and definitions the pieces use. */
  art(game: string): Promise<string[]>;
  /** A picture for the shelf, as SVG; "" if there is none. */
  cover(game: string): Promise<string>;
  /** Sets a table and returns its id. */
  create(spec: TableSpec): Promise<string>;
  /** Follows a table from a seat (null: the first of mine that must decide). */
  open(table: string, seat: number | null, on: Listener): Subscription;
  /** Throws a Refusal if it may not be done. */
  command(table: string, request: Request): Promise<void>;
  /** Why things touched together make no move now; both fields are empty if they do. */
  why(table: string, seat: number, touched: string[]): Promise<Why>;
  record(table: string): Promise<string>;
  /** The table as it stood after `at` decisions of a recorded game. */
  moment(record: string, at: number, seat: number): Promise<View>;
  mine(): Promise<TableSummary[]>;
  /** Only where tables are kept on this machine. */
  remove?(table: string): Promise<void>;
}

export interface Listener {
  view(view: View): void;
  /** Whether whoever keeps the table cannot be reached just now; it is tried again unasked. */
  offline(offline: boolean): void;
  /** There is no such table. */
  gone(): void;
}

export interface Subscription {
  /** Looks from another of my seats (null: the first that must decide). */
  look(seat: number | null): void;
  close(): void;
}

/** What may not be done, as a message key, and the rule that forbids it ("" if none does). */
export class Refusal extends Error {
  constructor(
    readonly key: string,
    readonly rule = "",
  ) {
    super(key);
    this.name = "Refusal";
  }
}

/** Nobody answered: the network is down, or the keeper of the tables is. */
export class Unreachable extends Error {
  constructor(cause?: unknown) {
    super("unreachable", { cause });
    this.name = "Unreachable";
  }
}

/** There is no such table, game or page. */
export class Missing extends Error {
  constructor() {
    super("missing");
    this.name = "Missing";
  }
}
