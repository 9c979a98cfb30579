/** The lesson to take next: one that was begun, else the first that is not done. */
import { loadProgress } from "../learn/lessonProgress";
import type { GameInfo } from "../transport/api";

export interface NextLesson {
  game: GameInfo;
  lesson: GameInfo["lessons"][number];
  isBegun: boolean;
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
      return done && !way.length ? [] : [{ game, lesson, isBegun: !!way.at(-1)?.step }];
    }),
  );
  return open.find(({ isBegun }) => isBegun) ?? open[0] ?? null;
}
