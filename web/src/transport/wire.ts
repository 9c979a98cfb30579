/** The data that travels, as whoever keeps the tables writes it: the picture apart. */
import type { Changes } from "../scene/changes";
import type { Move, Scene, Text } from "../scene/scene";

export type { Changes };
export type * from "../scene/scene";

// --- the shelf and a new table -------------------------------------------------------------------

export interface GameInfo {
  id: string;
  rules: number;
  /** Fewest and most. */
  seats: [number, number];
  minutes: number;
  /** 1 (light) to 4 (heavy). */
  weight: number;
  /** The first value is the usual one. */
  options: { [name: string]: string[] };
  bots: string[];
}

export interface SeatSpec {
  /** Several seats of kind "me" are a hot seat. */
  kind: "me" | "bot" | "open";
  name?: string;
  bot?: string;
  /** Random bytes of this page, in hex, for the fairness of the dice. */
  entropy?: string;
}

export type ClockSpec =
  | { kind: "none" }
  | { kind: "live"; seconds: number; increment: number }
  | { kind: "days"; days: number };

export interface TableSpec {
  game: string;
  seats: SeatSpec[];
  options: { [name: string]: string };
  clock: ClockSpec;
  title: string;
}

export type Status = "open" | "playing" | "over";

export interface TableSummary {
  id: string;
  game: string;
  title: string;
  status: Status;
  players: Player[];
  /** Whether a seat of mine must decide. */
  yours: boolean;
  /** When something last happened, in milliseconds since 1970. */
  at: number;
}

// --- what one may ask of a table -----------------------------------------------------------------

interface Asked {
  seat: number;
  /** Random: a request repeated with the same key is carried out once. */
  key: string;
}

export type Request = Asked &
  (
    | { do: "join"; name: string; entropy: string }
    | { do: "submit"; action: string; turn: number }
    | { do: "consent"; agree: boolean }
    | { do: "leave" | "undo" | "resign" | "hold" | "give_back" }
  );

export interface Why {
  /** A rule id such as ABC-4.2. */
  rule: string;
  /** The message that says it in one line. */
  key: string;
}

// --- a table as one viewer sees it ---------------------------------------------------------------

export interface Player {
  kind: "human" | "bot" | "open";
  name: string;
  bot: string;
  resigned: boolean;
}

export interface LogLine {
  seat: number;
  text: Text;
  rule: string;
  points: number;
  /** After how many decisions it was written; told when the game is over. */
  at: number | null;
}

export interface ClockView {
  kind: ClockSpec["kind"];
  /** Milliseconds left to each seat; empty without a live clock. */
  left: number[];
  /** When each seat runs out, in milliseconds since 1970; null while its clock stands. */
  due: (number | null)[];
}

export interface Fair {
  commitment: string;
  entropy: string[];
  /** Told when the game is over. */
  secret: string | null;
}

export interface View {
  game: string;
  title: string;
  options: { [name: string]: string };
  status: Status;
  /** The seat looked from; -1 for a watcher. */
  viewer: number;
  /** My seats. */
  mine: number[];
  turn: number;
  players: Player[];
  /** The seats that must decide now. */
  actors: number[];
  scene: Scene | null;
  moves: Move[];
  log: LogLine[];
  /** How many were taken; only when over, and in a replay. */
  decisions: number | null;
  undo: "" | "free" | "consent";
  /** Who asks to take back a decision, and which one. */
  asked: [seat: number, decision: number] | null;
  clock: ClockView;
  fair: Fair;
  scores: number[];
  places: number[];
}
