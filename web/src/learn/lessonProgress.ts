/** Store of the progress in each lesson, in localStorage. */
import { readJson, writeJson } from "../lib/storage";

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

const loadAll = () => Object(readJson(STORAGE_KEY)) as Record<string, LessonProgress>;

export function loadProgress(game: string, lesson: string): LessonProgress {
  const found = loadAll()[`${game}/${lesson}`];
  return Array.isArray(found?.way) ? found : NO_PROGRESS;
}

export function saveProgress(game: string, lesson: string, what: LessonProgress): void {
  writeJson(STORAGE_KEY, { ...loadAll(), [`${game}/${lesson}`]: what });
}
