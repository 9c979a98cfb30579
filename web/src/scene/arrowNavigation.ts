/** Arrow-key navigation: the nearest target in a direction, sideways distance counting double. */

export interface FocusTarget {
  id: string;
  x: number;
  y: number;
}

const DIRECTIONS: Record<string, [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** Tell whether a key is an arrow. */
export function isArrowKey(key: string): boolean {
  return key in DIRECTIONS;
}

/** The id of the nearest place in the direction of a key; null if there is none. */
export function nearestInDirection(
  from: FocusTarget,
  places: readonly FocusTarget[],
  key: string,
): string | null {
  const [right, down] = DIRECTIONS[key] ?? [0, 0];
  let best: string | null = null;
  let shortest = Infinity;
  for (const place of places) {
    const [x, y] = [place.x - from.x, place.y - from.y];
    const ahead = x * right + y * down;
    const aside = Math.abs(x * down) + Math.abs(y * right);
    // More than 60 degrees off is another direction.
    if (place.id === from.id || ahead <= 0.5 || aside > ahead * 1.8) continue;
    const length = ahead + 2 * aside;
    if (length < shortest) [best, shortest] = [place.id, length];
  }
  return best;
}
