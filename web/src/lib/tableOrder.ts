/** Order and results of my tables in a list: those that wait for me first, finished ones last. */
import type { Player, TableSummary } from "../transport/api";

const RANKS = { playing: 1, sealing: 2, open: 2, over: 3, cancelled: 3 } as const;

const rank = (table: TableSummary) => (table.yours ? 0 : RANKS[table.status]);

export const sortTables = (tables: TableSummary[]): TableSummary[] =>
  [...tables].sort((one, other) => rank(one) - rank(other) || other.at - one.at);

export const isOver = ({ status }: TableSummary): boolean =>
  status === "over" || status === "cancelled";

/** My seat, as far as the list tells: whoever sits alone among bots at a table of mine is me. */
export function mySeat(players: readonly Player[]): number {
  const people = players.flatMap(({ kind }, seat) => (kind === "bot" ? [] : [seat]));
  return people.length === 1 ? people[0]! : -1;
}

/** How a game ended, as a message and what it says; null if the list was kept before it told. */
export interface TableResult {
  key: "result-won" | "result-lost" | "result-tied" | "result-alone" | "result-named";
  scores: number[];
  winner: number;
}

export function resultOf({ players }: TableSummary): TableResult | null {
  if (players.some(({ score, place }) => score === null || place === null)) return null;
  const me = mySeat(players);
  const first = players.flatMap(({ place }, seat) => (place === 1 ? [seat] : []));
  const winner = first[0] ?? -1;
  // the seat it is told about first, then the others as they did
  const told = me >= 0 ? me : winner;
  const others = players.filter((_, seat) => seat !== told).map(({ score }) => score!);
  const scores = [players[told]?.score ?? 0, ...others.sort((one, other) => other - one)];
  if (me < 0) return { key: first.length > 1 ? "result-tied" : "result-named", scores, winner };
  if (players[me]!.place !== 1) return { key: "result-lost", scores, winner };
  if (players.length === 1) return { key: "result-alone", scores, winner };
  return { key: first.length > 1 ? "result-tied" : "result-won", scores, winner };
}
