/**
 * Transport interface: all that the page asks of a server or of its worker.
 *
 * What the page asks of a server, or a worker inside the page.
 * All answers are plain data in the words of contract.ts, which is written from the table's own
 * classes; no page knows which of the two it talks to.
 */
import type {
  Advice,
  Board,
  Checked,
  Command,
  ExampleShown,
  GameInfo,
  Glossary,
  History,
  Pass,
  Presence,
  Queries,
  Reach,
  SessionInfo,
  Summary,
  TableQueries,
  TableSpec,
  TableList,
  Today,
  View,
} from "./contract";

export type * from "./contract";

export interface Transport {
  games(): Promise<GameInfo[]>;
  /** One Fluent file: the messages all games share, then those of this one. */
  words(game: string, lang: string): Promise<string>;
  /** SVG documents whose symbols and definitions the pieces use. */
  art(game: string): Promise<string[]>;
  /** A picture for the shelf, as SVG; "" if there is none. */
  cover(game: string): Promise<string>;
  /** What a title shows of its rules, each drawn; throws Missing if it has no such thing. */
  summary(game: string): Promise<Summary>;
  glossary(game: string): Promise<Glossary>;
  examples(game: string): Promise<ExampleShown[]>;
  /** Sets a table, keeps what it promises of its dice, and returns its id. */
  create(spec: TableSpec): Promise<string>;
  /** Sets a finished table once more, likewise; if somebody has already, that one is meant. */
  again(table: string): Promise<string>;
  /** Follows a table from a seat (null: the first of mine that must decide). */
  open(table: string, seat: number | null, on: Listener): Subscription;
  /** A table as I may see it now, without following it; only where that costs little. */
  look?(table: string): Promise<View>;
  /** Throws a Refusal if it may not be done. */
  command(table: string, command: Command): Promise<void>;
  record(table: string): Promise<string>;
  /** What the best bot would do for a seat of mine, which has asked for a hint in this turn, as far
      as it has been thought: ask again while its progress is below 1. With the signal
      nobody need think on. */
  advice(table: string, seat: number, signal?: AbortSignal): Promise<Advice>;
  /** A declared question that needs no table. */
  query<Q extends keyof Queries>(
    name: Q,
    asked: Queries[Q]["takes"],
  ): Promise<Queries[Q]["returns"]>;
  /** A declared question about a table. */
  queryTable<Q extends keyof TableQueries>(
    name: Q,
    table: string,
    asked: TableQueries[Q]["takes"],
  ): Promise<TableQueries[Q]["returns"]>;
  /** My tables, those that are not over first, but for so many of them. */
  mine(after: number): Promise<TableList>;
  /** My games that are over, the latest first, but for so many of them. */
  history(after: number): Promise<History>;
  /** The records of all of them, as a zip file; else each is asked for by itself. */
  records?(): Promise<Blob>;
  /** The tables of today, and mine of this week. */
  today(): Promise<Today>;
  /** Opens my table of today under a name, or finds it again; returns its id. */
  ofToday(game: string, name: string): Promise<string>;
  /** What came of a title's table of a day; where there is no server, only my own. */
  board(game: string, day: string): Promise<Board>;
  /** The rules in this page itself; null where they cannot be had. */
  rules(): Promise<RulesChecker | null>;
  /** Brings what playing needs to this page: at once if that is sure, else if it costs little. */
  prepare?(sure: boolean): void;
  /** How much of it has come, from 0 to 1. */
  prepared?(): number;
  /** The open table that has a code; only where others can come. */
  find?(code: string): Promise<string>;
  /** How others on this network come to a table of mine; likewise. */
  reach?(table: string): Promise<Reach>;
  /** A pass with which another device becomes the same player; likewise. */
  pass?(): Promise<Pass>;
  /** The devices on which I am the same player; likewise. */
  sessions?(): Promise<SessionInfo[]>;
  /** End one of these sessions, or all but that of this device. */
  endSession?(id?: string): Promise<void>;
  /** Become the player whose pass this is. */
  show?(token: string): Promise<void>;
  /** Only where tables are kept on this machine. */
  remove?(table: string): Promise<void>;
}

/** The rules at work in this page, which play a game again without asking who keeps the tables. */
export interface RulesChecker {
  /** How many bytes must be fetched before; 0: they are here. */
  size: number;
  /** Plays a record, and returns what that shows, and the end as a seat sees it. */
  play(record: string, seat: number): Promise<{ checked: Checked; end: View }>;
}

export interface Listener {
  /** The views since the last one told, the newest last; never none. `whole`: the first of them
      begins anew, and may be older than what was told before. `back`: the table itself has lost the
      last of what was told before, and stands as it did at that time (0: it has not). */
  views(views: View[], whole: boolean, back?: number): void;
  /** Who of the others is here, for each seat, when that has changed; only where others can come. */
  presence?(seats: (Presence | null)[]): void;
  /** How much of its decision a bot has thought, from 0 to 1; only where that is known. */
  thinking?(share: number): void;
  /** Whether whoever keeps the table cannot be reached just now; it is tried again unasked. */
  offline(offline: boolean): void;
  /** There is no such table. */
  gone(): void;
  /** There is one, but it will not be shown; it is not tried again. */
  refused?(why: Refusal): void;
  /** This device is not the same player any more; what is shown from now on is for a newcomer. */
  signedOut?(): void;
}

export interface Subscription {
  /** Looks from another of my seats (null: the first that must decide). */
  look(seat: number | null): void;
  close(): void;
}

/** What may not be done: a message key, the rule that forbids it, and English for who programs. */
export class Refusal extends Error {
  constructor(
    readonly key: string,
    readonly rule = "",
    readonly text = "",
  ) {
    super(text || key);
    this.name = "Refusal";
  }
}

/** Nobody answered: the network is down, or the server is. Trying again may help. */
export class Unreachable extends Error {
  constructor(
    cause?: unknown,
    /** How long the server asks to be left alone, in milliseconds. */
    readonly after = 0,
    /** Whether the server says that it may have been done all the same. */
    readonly unsure = false,
  ) {
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
