/** Store of the progress in each lesson, in localStorage. */

export interface LessonStep {
  step: number;
  line: string[];
}

export interface LessonProgress {
  /** The steps that lie behind, the last one last, and the present one. */
  way: LessonStep[];
  done: boolean;
}

const STORAGE_KEY = "feldspar.lessons";
const NO_PROGRESS: LessonProgress = { way: [], done: false };

function loadAll(): Record<string, LessonProgress> {
  try {
    return Object(JSON.parse(localStorage.getItem(STORAGE_KEY) ?? "{}")) as Record<
      string,
      LessonProgress
    >;
  } catch {
    return {}; // a browser may forbid it; then each lesson begins anew
  }
}

export function loadProgress(game: string, lesson: string): LessonProgress {
  const found = loadAll()[`${game}/${lesson}`];
  return Array.isArray(found?.way) ? found : NO_PROGRESS;
}

export function saveProgress(game: string, lesson: string, what: LessonProgress): void {
  try {
    localStorage.setItem(
      STORAGE_KEY,
      JSON.stringify({ ...loadAll(), [`${game}/${lesson}`]: what }),
    );
  } catch {
    // it is a pity, but no reason not to learn
  }
}
