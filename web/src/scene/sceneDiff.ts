/** Difference between two scenes, piece by piece. */
import type { Area, Piece, Scene } from "./model";

/** Something that came, left or became another, and where it is, or was. */
export interface Change {
  area: string;
  /** Whose area it is; -1: everybody's. */
  seat: number;
  piece: Piece;
  gone: boolean;
}

/** Less is no journey: things make room for each other. */
const MIN_MOVE_DISTANCE = 14;

export function hasMoved(one: Piece, other: Piece): boolean {
  return Math.hypot(one.x - other.x, one.y - other.y) >= MIN_MOVE_DISTANCE;
}

/** The things of an area that can be told apart, by their names. */
export function piecesOf(area: Area | undefined): Map<string, Piece> {
  const pieces = (area?.items ?? []).filter((item) => item.type === "piece" && item.id !== "");
  return new Map(pieces.map((piece) => [(piece as Piece).id, piece as Piece]));
}

export function sceneChanges(before: Scene | null, after: Scene | null): Change[] {
  if (!before || !after) return [];
  return after.areas.flatMap((area) => {
    const old = before.areas.find((one) => one.id === area.id);
    return old === area || !old ? [] : areaChanges(old, area);
  });
}

function areaChanges(before: Area, after: Area): Change[] {
  const [old, now] = [piecesOf(before), piecesOf(after)];
  const found: Change[] = [];
  const add = (piece: Piece, gone: boolean) =>
    found.push({ area: after.id, seat: after.seat, piece, gone });
  for (const [id, piece] of old) {
    const here = now.get(id);
    if (!here || hasMoved(piece, here)) add(piece, true);
  }
  for (const [id, piece] of now) {
    const was = old.get(id);
    // What lies in the middle may look otherwise because it is somebody else's turn.
    const alike = after.seat < 0 || was?.art === piece.art;
    const same = was && alike && was.written === piece.written;
    if (!was || !same || hasMoved(was, piece)) add(piece, false);
  }
  return found;
}
