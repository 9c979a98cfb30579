/** Setup of a new table: seats, options, clock and help, and the request that creates it. */
import { DEFAULT_LEVEL } from "./botLevels";
import { transport } from "../transport";
import type { ClockSpec, GameInfo, SeatSpec, TableSpec } from "../transport/api";
import { readItem, writeItem } from "../lib/storage";

export interface SeatSetup {
  kind: SeatSpec["kind"];
  name: string;
  bot: string;
}

export interface TableSetup {
  title: string;
  seats: SeatSetup[];
  options: { [name: string]: string };
  clock: ClockSpec;
  /** The level of the bot that plays for people who are away. */
  standIn: string;
  /** How much help there is; null: as is usual among those who sit here. */
  help: HelpLevel | null;
}

/** None, hints for who asks, or a companion who tells without being asked. */
export const HELP_LEVELS = ["off", "hints", "companion"] as const;
export type HelpLevel = (typeof HELP_LEVELS)[number];

/** The ways to play one may begin with. */
export type PlayMode = "alone" | "bots" | "friends" | "screen";

export const LIVE_MINUTES = [5, 10, 15, 20, 30, 45, 60];
export const INCREMENT_SECONDS = [0, 5, 10, 20, 30];
export const DAYS_PER_MOVE = [1, 2, 3, 5, 7, 14];

const OTHER_SEATS: Record<PlayMode, SeatSpec["kind"]> = {
  alone: "bot",
  bots: "bot",
  friends: "open",
  screen: "me",
};

/** The game that says of itself that it is the easiest to learn, and the shortest of those. */
export const easiestGame = (games: GameInfo[]): GameInfo | undefined =>
  [...games].sort((one, other) => one.weight - other.weight || one.minutes - other.minutes)[0];

/** A table for one or two, or as near to that as the game allows, with the usual options. */
export function defaultSetup(
  game: GameInfo,
  way: PlayMode,
  name: string,
  botNames: string[],
): TableSetup {
  const [fewest, most] = game.seats;
  const seats: SeatSetup[] = [{ kind: "me", name, bot: "" }];
  while (seats.length < Math.min(Math.max(way === "alone" ? 1 : 2, fewest), most))
    seats.push(newSeat(seats, OTHER_SEATS[way], botNames));
  const options = Object.fromEntries(
    Object.entries(game.options).map(([option, values]) => [option, values[0] ?? ""]),
  );
  return { title: "", seats, options, clock: { kind: "none" }, standIn: DEFAULT_LEVEL, help: null };
}

/** One more seat; a bot takes a name nobody has yet, and the level of the one before. */
export function newSeat(seats: SeatSetup[], kind: SeatSpec["kind"], botNames: string[]): SeatSetup {
  const taken = new Set(seats.map((seat) => seat.name));
  const name = kind === "bot" ? (botNames.find((one) => !taken.has(one)) ?? "") : "";
  const level = seats.findLast((seat) => seat.kind === "bot")?.bot ?? DEFAULT_LEVEL;
  return { kind, name, bot: kind === "bot" ? level : "" };
}

/** How much help there is: unless it was said, hints where nobody else plays who might mind, and a
    companion for who plays a title for the first time here. */
export function helpLevelAt(game: string, { help, seats }: TableSetup): HelpLevel {
  const alone = seats.filter(({ kind }) => kind !== "bot").length === 1;
  return help ?? (!alone ? "off" : knownGames().includes(game) ? "hints" : "companion");
}

/** Sets a table: which one. Its page is fetched meanwhile. */
export function createTable(game: GameInfo, plan: TableSetup): Promise<string> {
  import("../table/lazyTablePage").catch(() => undefined); // whoever goes there is told
  const set = transport.create(tableSpecOf(game, plan));
  set
    .then(() => writeItem(KNOWN_GAMES_KEY, [...new Set([...knownGames(), game.id])].join(" ")))
    .catch(() => undefined);
  return set;
}

/** What is sent to whoever keeps the tables; this page will add bytes to the dice for my seats. */
export function tableSpecOf(game: GameInfo, plan: TableSetup): TableSpec {
  const seats = plan.seats.map(({ kind, name, bot }): SeatSpec => {
    if (kind === "me") return { kind, name: name.trim(), adds: true };
    return kind === "bot" ? { kind, name, bot } : { kind };
  });
  const { title, options, clock, standIn } = plan;
  const help = helpLevelAt(game.id, plan);
  const helped = { hints: help !== "off", companion: help === "companion" };
  return {
    game: game.id,
    seats,
    options,
    clock,
    title: title.trim(),
    stand_in: standIn,
    ...helped,
  };
}

const LAST_GAME_KEY = "feldspar.game";
/** The titles a table was set for in this browser. */
const KNOWN_GAMES_KEY = "feldspar.known";
const knownGames = () => (readItem(KNOWN_GAMES_KEY) ?? "").split(" ");

/** The game a table was last set for. */
export const lastGame = (): string => readItem(LAST_GAME_KEY) ?? "";

export const rememberGame = (game: string): void => writeItem(LAST_GAME_KEY, game);
