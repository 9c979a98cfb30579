/** Texts of the decisions in a review: the one taken, the better one, and when. */
import { namesOf, spokenName } from "../table/model/playerNames";
import { lineText } from "../table/model/lineText";
import type { Judgement, Move, View } from "../transport/api";
import type { Moment } from "./momentViews";
import { decisionLine } from "./headline";

/** What was decided: as the log tells it or, where it does not, as it was offered. */
export function takenText(one: Judgement, moment: Moment | null, view: View): string {
  const line = decisionLine(view.log, one.at);
  if (line && line.seat === one.seat) return lineText(line, view);
  return moveText(moment?.taken ?? null, one.decision, view);
}

export function betterText(one: Judgement, { better }: Moment, view: View): string {
  return moveText(better, one.better, view);
}

function moveText(move: Move | null, written: string, view: View): string {
  return move ? spokenName(move.label, namesOf(view)) : written;
}

/** When it was, in the words of the game. */
export function whenText({ before }: Moment, view: View): string {
  const status = before.scene?.status;
  return status ? spokenName(status, namesOf(view)) : "";
}
