/** The lesson to take next: one that was begun, else the first that is not done. */
import { loadProgress } from "./lessonProgress";
import type { GameInfo } from "../transport/api";

export interface NextLesson {
  game: GameInfo;
  lesson: GameInfo["lessons"][number];
  /** The step one is at; 0 if it was not begun. */
  step: number;
}

/** `favourite` is the title whose lessons come first; the others follow, the easiest first. */
export function nextLesson(games: GameInfo[], favourite: string): NextLesson | null {
  const order = [...games].sort(
    (one, other) =>
      Number(other.id === favourite) - Number(one.id === favourite) || one.weight - other.weight,
  );
  const open = order.flatMap((game) =>
    game.lessons.flatMap((lesson) => {
      const { way, done } = loadProgress(game.id, lesson.name);
      return done && !way.length ? [] : [{ game, lesson, step: way.at(-1)?.step ?? 0 }];
    }),
  );
  return open.find(({ step }) => step) ?? open[0] ?? null;
}
