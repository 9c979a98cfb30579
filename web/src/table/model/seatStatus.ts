/** Status of the seats: who must decide, who is away, and what resigning would do. */
import type { View } from "../../transport/api";
import type { SignName } from "../../ui/ControlIcon.svelte";

const DAY_MS = 86_400_000;

/** Whether a person has a seat who has not given up. */
export function isPerson(view: View, seat: number): boolean {
  const player = view.players[seat];
  return player?.kind === "human" && !player.resigned;
}

/** The seats of the other people who have not given up. */
export function otherPeople(view: View): number[] {
  return view.players.flatMap((_, seat) =>
    isPerson(view, seat) && !view.mine.includes(seat) ? [seat] : [],
  );
}

/** My seats that a bot plays, or has decided for, though I have not given them up. */
export function myAwaySeats(view: View): number[] {
  return view.mine.filter((seat) => {
    const player = view.players[seat];
    return isPerson(view, seat) && (!!player?.bot || !!player?.late);
  });
}

/** What whoever looks is to the game: plays the seat looked from, has it held by a bot, has given it
    up, or only watches. */
export function viewerStatus(view: View): "plays" | "held" | "resigned" | "watches" {
  const player = view.players[view.viewer];
  if (!player) return "watches";
  if (player.resigned) return "resigned";
  return player.bot ? "held" : "plays";
}

/** Whether the table waits for a decision of whoever has a seat, rather than of a bot there. */
export function mustDecide(view: View, seat: number): boolean {
  return view.actors.includes(seat) && !view.players[seat]?.bot;
}

/** The seat of a bot that decides while I need not; -1 if there is none. */
export function thinkingBot(view: View): number {
  const idle = view.status !== "playing" || view.waits;
  if (idle || view.mine.some((seat) => mustDecide(view, seat))) return -1;
  return view.actors.find((seat) => view.players[seat]?.bot) ?? -1;
}

/** What happens when a seat resigns: somebody wins at once, a bot plays on, or nobody does. */
export type ResignationOutcome = { ends: "won"; winner: number } | { ends: "no" | "unfinished" };

export function resignationOutcome(view: View, seat: number): ResignationOutcome {
  const left = view.players.flatMap((player, n) => (n !== seat && !player.resigned ? [n] : []));
  const [first] = left;
  if (first !== undefined && left.length === 1) return { ends: "won", winner: first };
  return { ends: left.some((n) => isPerson(view, n)) ? "no" : "unfinished" };
}

/** Somebody a table without a clock waits for, and from when on a bot may decide instead. */
export interface AwaitedSeat {
  seat: number;
  from: number;
  /** Whether that moment has come. */
  late: boolean;
}

/** Those who are awaited so long that it is worth saying: more than half of the patience. */
export function awaitedSeats(view: View, now: number): AwaitedSeat[] {
  const half = (view.clock.patience * DAY_MS) / 2;
  const others = otherPeople(view).length > 0;
  return view.clock.awaited.flatMap((from, seat) =>
    from === null || from - half > now || (view.mine.includes(seat) && !others)
      ? []
      : [{ seat, from, late: from <= now }],
  );
}

/** Whether I may let a bot play for others: those who gave up may not. */
export function canReplaceOthers(view: View): boolean {
  return view.mine[0] !== undefined && isPerson(view, view.mine[0]);
}

/** What is said of a seat beside its name: a sign, and the message that says the same. */
export interface SeatNoteText {
  sign: SignName | null;
  key: string;
}

export function noteOf(view: View, seat: number): SeatNoteText | null {
  const player = view.players[seat];
  if (!player) return null;
  if (player.resigned) return { sign: "flag", key: "table-resigned" };
  if (player.kind === "bot") return { sign: "bot", key: "table-bot" };
  if (player.bot) return { sign: "bot", key: "table-away" };
  if (player.late) return { sign: "hourglass", key: "table-late" };
  if (view.mine.includes(seat) && player.name) return { sign: null, key: "table-you" };
  return null;
}
