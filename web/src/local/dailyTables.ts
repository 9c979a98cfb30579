/** Daily tables of this browser: my own results and streak, without a server. */
import { isOver } from "../lib/tableOrder";
import type { Board, GameInfo, MyDay, TableSummary, Today } from "../transport/contract";
import { loadTables } from "./journalDb";
import { startOfDay, countsUntil, dayOf, addDays, dailyTableId } from "../lib/calendar";

const WEEK_DAYS = 7;

/** What came of a table of the day, if it is one; what was played as late as on a server does not
    count either. */
export function myDayOf(table: TableSummary, now: number): MyDay | null {
  const [, day = ""] = /^daily-(\d{4}-\d\d-\d\d)-/.exec(table.id) ?? [];
  if (!day) return null;
  const me = table.players.find(({ kind }) => kind === "human");
  const given = { day, game: table.game, table: table.id, name: me?.name ?? "" };
  const ended = isOver(table);
  const late = (ended ? table.at : now) >= countsUntil(day) ? "daily-late" : "";
  if (!ended) return { ...given, state: "playing", points: null, wrong: late };
  const wrong = me?.resigned ? "daily-resigned" : late;
  if (wrong) return { ...given, state: "refused", points: null, wrong };
  return { ...given, state: "counts", points: me?.score ?? null, wrong: "" };
}

/** On how many days in a row I have played one to the end, up to today or, so far, yesterday. */
export function streakLength(mine: MyDay[], today: string): number {
  const played = new Set(mine.filter(({ points }) => points !== null).map(({ day }) => day));
  let day = played.has(today) ? today : addDays(today, -1);
  let length = 0;
  for (; played.has(day); day = addDays(day, -1)) length++;
  return length;
}

const loadMyDays = async (now: number) =>
  (await loadTables()).flatMap((table) => myDayOf(table, now) ?? []);

export async function loadToday(now = Date.now()): Promise<Today> {
  const [day, mine] = [dayOf(now), await loadMyDays(now)];
  const since = addDays(day, 1 - WEEK_DAYS);
  return {
    day,
    ends: startOfDay(addDays(day, 1)),
    published: null,
    titles: [],
    mine: mine.filter((one) => one.day >= since).sort((a, b) => (a.day < b.day ? 1 : -1)),
    streak: streakLength(mine, day),
  };
}

export async function loadBoard(
  game: GameInfo["id"],
  day: string,
  now = Date.now(),
): Promise<Board> {
  const mine = await loadMyDays(now);
  const own = mine.find(({ table }) => table === dailyTableId(game, day)) ?? null;
  return { day, game, scores: [], first: [], mine: own, streak: streakLength(mine, dayOf(now)) };
}
