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
  /** What each of the others did first since my last decision, and all points they gained. */
  news: { seat: number; text: Text; points: number }[];
}

/** Where more play, the rest is at the table. */
const MAX_NEWS = 3;

export function summaryOf(view: View): GameSummary {
  const { scene, viewer, log } = view;
  const since = log.slice(log.findLastIndex(({ seat }) => seat === viewer) + 1);
  const news = new Map<number, GameSummary["news"][number]>();
  for (const line of since) {
    const { seat, text, points } = line;
    if (seat < 0 || isAside(line) || line.chapter) continue;
    const known = news.get(seat);
    if (known) known.points += points;
    else if (!line.means) news.set(seat, { seat, text, points });
  }
  return {
    names: namesOf(view),
    status: scene?.status ?? null,
    prompt: scene?.prompt ?? null,
    scores: (scene?.panels ?? []).map(({ seat, score }) => ({
      seat,
      score,
      mine: view.mine.includes(seat),
    })),
    news: [...news.values()].slice(0, MAX_NEWS),
  };
}
