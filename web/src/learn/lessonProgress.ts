/** Where somebody stands in each lesson, and which they have finished: kept in this browser. */

export interface Place {
  step: number;
  line: string[];
}

export interface Kept {
  /** The steps that lie behind, the last one last, and the present one. */
  way: Place[];
  done: boolean;
}

const PLACE = "feldspar.lessons";
const NEW: Kept = { way: [], done: false };

function all(): Record<string, Kept> {
  try {
    return Object(JSON.parse(localStorage.getItem(PLACE) ?? "{}")) as Record<string, Kept>;
  } catch {
    return {}; // a browser may forbid it; then each lesson begins anew
  }
}

export function kept(game: string, lesson: string): Kept {
  const found = all()[`${game}/${lesson}`];
  return Array.isArray(found?.way) ? found : NEW;
}

export function keep(game: string, lesson: string, what: Kept): void {
  try {
    localStorage.setItem(PLACE, JSON.stringify({ ...all(), [`${game}/${lesson}`]: what }));
  } catch {
    // it is a pity, but no reason not to learn
  }
}
