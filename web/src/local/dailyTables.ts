/** The tables of the day of this browser alone: my own results are all there is. */
import { over } from "../lib/tableOrder";
import type { Board, GameInfo, MyDay, TableSummary, Today } from "../transport/contract";
import { tables } from "./journalDb";
import { beginning, countsUntil, dayOf, later, tableOf } from "../lib/calendar";

const WEEK = 7;

/** What came of a table of the day, if it is one; what was played as late as on a server does not
    count either. */
export function told(table: TableSummary, now: number): MyDay | null {
  const [, day = ""] = /^daily-(\d{4}-\d\d-\d\d)-/.exec(table.id) ?? [];
  if (!day) return null;
  const me = table.players.find(({ kind }) => kind === "human");
  const given = { day, game: table.game, table: table.id, name: me?.name ?? "" };
  const ended = over(table);
  const late = (ended ? table.at : now) >= countsUntil(day) ? "daily-late" : "";
  if (!ended) return { ...given, state: "playing", points: null, wrong: late };
  const wrong = me?.resigned ? "daily-resigned" : late;
  if (wrong) return { ...given, state: "refused", points: null, wrong };
  return { ...given, state: "counts", points: me?.score ?? null, wrong: "" };
}

/** On how many days in a row I have played one to the end, up to today or, so far, yesterday. */
export function streak(mine: MyDay[], today: string): number {
  const played = new Set(mine.filter(({ points }) => points !== null).map(({ day }) => day));
  let day = played.has(today) ? today : later(today, -1);
  let length = 0;
  for (; played.has(day); day = later(day, -1)) length++;
  return length;
}

const all = async (now: number) => (await tables()).flatMap((table) => told(table, now) ?? []);

export async function today(now = Date.now()): Promise<Today> {
  const [day, mine] = [dayOf(now), await all(now)];
  const since = later(day, 1 - WEEK);
  return {
    day,
    ends: beginning(later(day, 1)),
    published: null,
    titles: [],
    mine: mine.filter((one) => one.day >= since).sort((a, b) => (a.day < b.day ? 1 : -1)),
    streak: streak(mine, day),
  };
}

export async function board(game: GameInfo["id"], day: string, now = Date.now()): Promise<Board> {
  const mine = await all(now);
  const own = mine.find(({ table }) => table === tableOf(game, day)) ?? null;
  return { day, game, scores: [], first: [], mine: own, streak: streak(mine, dayOf(now)) };
}
