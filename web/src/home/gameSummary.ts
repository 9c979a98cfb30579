/** How a game of mine stands, in a few texts: scores, round, the question, and what others did. */
import { namesOf } from "../table/model/playerNames";
import { isAside } from "../table/model/logStructure";
import type { Text } from "../scene/model";
import type { View } from "../transport/api";

export interface GameSummary {
  names: string[];
  /** Where the game stands, such as its round. */
  status: Text | null;
  /** Who must decide what. */
  prompt: Text | null;
  scores: { seat: number; score: number; mine: boolean }[];
  /** What others did since my last decision, the latest last. */
  news: { seat: number; text: Text; points: number }[];
}

/** Older news is at the table. */
const MAX_NEWS = 2;

export function summaryOf(view: View): GameSummary {
  const { scene, viewer, log } = view;
  const since = log.slice(log.findLastIndex(({ seat }) => seat === viewer) + 1);
  const told = since.filter((line) => line.seat >= 0 && !isAside(line) && !line.means);
  return {
    names: namesOf(view),
    status: scene?.status ?? null,
    prompt: scene?.prompt ?? null,
    scores: (scene?.panels ?? []).map(({ seat, score }) => ({
      seat,
      score,
      mine: view.mine.includes(seat),
    })),
    news: told.slice(-MAX_NEWS).map(({ seat, text, points }) => ({ seat, text, points })),
  };
}
