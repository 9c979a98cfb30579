/** A table that is being set: who sits where, by which options and clock. */
import { USUAL } from "./botLevels";
import { transport } from "../transport";
import type { ClockSpec, GameInfo, SeatSpec, TableSpec } from "../transport/api";

export interface SeatPlan {
  kind: SeatSpec["kind"];
  name: string;
  bot: string;
}

export interface Plan {
  title: string;
  seats: SeatPlan[];
  options: { [name: string]: string };
  clock: ClockSpec;
  /** The level of the bot that plays for people who are away. */
  standIn: string;
  /** How much help there is; null: as is usual among those who sit here. */
  help: Help | null;
}

/** None, hints for who asks, or a companion who tells without being asked. */
export const HELPS = ["off", "hints", "companion"] as const;
export type Help = (typeof HELPS)[number];

/** The ways to play one may begin with. */
export type Way = "alone" | "bots" | "friends" | "screen";

export const LIVE_MINUTES = [5, 10, 15, 20, 30, 45, 60];
export const INCREMENTS = [0, 5, 10, 20, 30];
export const DAYS = [1, 2, 3, 5, 7, 14];

const OTHERS: Record<Way, SeatSpec["kind"]> = {
  alone: "bot",
  bots: "bot",
  friends: "open",
  screen: "me",
};

/** The game that says of itself that it is the easiest to learn, and the shortest of those. */
export const gentlest = (games: GameInfo[]): GameInfo | undefined =>
  [...games].sort((one, other) => one.weight - other.weight || one.minutes - other.minutes)[0];

/** A table for one or two, or as near to that as the game allows, with the usual options. */
export function usual(game: GameInfo, way: Way, name: string, botNames: string[]): Plan {
  const [fewest, most] = game.seats;
  const seats: SeatPlan[] = [{ kind: "me", name, bot: "" }];
  while (seats.length < Math.min(Math.max(way === "alone" ? 1 : 2, fewest), most))
    seats.push(another(seats, OTHERS[way], botNames));
  const options = Object.fromEntries(
    Object.entries(game.options).map(([option, values]) => [option, values[0] ?? ""]),
  );
  return { title: "", seats, options, clock: { kind: "none" }, standIn: USUAL, help: null };
}

/** One more seat; a bot takes a name nobody has yet, and the level of the one before. */
export function another(seats: SeatPlan[], kind: SeatSpec["kind"], botNames: string[]): SeatPlan {
  const taken = new Set(seats.map((seat) => seat.name));
  const name = kind === "bot" ? (botNames.find((one) => !taken.has(one)) ?? "") : "";
  const level = seats.findLast((seat) => seat.kind === "bot")?.bot ?? USUAL;
  return { kind, name, bot: kind === "bot" ? level : "" };
}

/** How much help there is: unless it was said, hints where nobody else plays who might mind, and a
    companion for who plays a title for the first time here. */
export function helpAt(game: string, { help, seats }: Plan): Help {
  const alone = seats.filter(({ kind }) => kind !== "bot").length === 1;
  return help ?? (!alone ? "off" : known().includes(game) ? "hints" : "companion");
}

/** Sets a table: which one. Its page is fetched meanwhile. */
export function setTable(game: GameInfo, plan: Plan): Promise<string> {
  import("../table/TablePage.svelte").catch(() => undefined); // whoever goes there is told
  const set = transport.create(specOf(game, plan));
  set.then(() => keep(KNOWN, [...new Set([...known(), game.id])].join(" "))).catch(() => undefined);
  return set;
}

/** What is sent to whoever keeps the tables; this page will add bytes to the dice for my seats. */
export function specOf(game: GameInfo, plan: Plan): TableSpec {
  const seats = plan.seats.map(({ kind, name, bot }): SeatSpec => {
    if (kind === "me") return { kind, name: name.trim(), adds: true };
    return kind === "bot" ? { kind, name, bot } : { kind };
  });
  const { title, options, clock, standIn } = plan;
  const help = helpAt(game.id, plan);
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

const PLACE = "feldspar.game";
/** The titles a table was set for in this browser. */
const KNOWN = "feldspar.known";
const known = () => read(KNOWN).split(" ");

/** The game a table was last set for. */
export const lastGame = (): string => read(PLACE);

export const rememberGame = (game: string): void => keep(PLACE, game);

function read(place: string): string {
  try {
    return localStorage.getItem(place) ?? "";
  } catch {
    return "";
  }
}

function keep(place: string, what: string): void {
  try {
    localStorage.setItem(place, what);
  } catch {
    // nothing may be kept here; the shelf then begins with its first game, each time as the first
  }
}
