/** Moves whose first selectable piece lies on another page of a small screen. */
import { dropEquivalent } from "../../scene/moveSelection";
import type { Area, Move, Piece } from "../../scene/model";

/**
 * The things beyond this page that lead on: of each move the first that is not here, since what
 * follows it (a space to put it on) says nothing away from its place. Of things that bring the same
 * one will do.
 */
export function firstOffPageSteps(
  left: readonly Move[],
  touched: readonly string[],
  lit: ReadonlySet<string>,
  beyond: ReadonlySet<string>,
): string[] {
  const found = dropEquivalent(left, touched).map(({ path }) =>
    path.find((step) => lit.has(step) && beyond.has(step)),
  );
  return [...new Set(found.filter((step) => step !== undefined))];
}

/** The pieces of some areas that can be touched or stand for one thing, by their id. */
export function piecesById(areas: readonly Area[]): Map<string, Piece> {
  const pieces = areas
    .flatMap((area) => area.items)
    .filter((item): item is Piece => item.type === "piece" && item.id !== "");
  return new Map(pieces.map((piece) => [piece.id, piece]));
}

/** The move a button stands for, if it is the only one of a few that goes through it. */
export function moveOfButton(id: string, offers: readonly Move[] = []): Move | undefined {
  const through = offers.filter(({ path }) => path.includes(id));
  return through.length === 1 ? through[0] : undefined;
}

/** Whether a press is the second of two: that was meant for what has been there before. */
export function isRepeatedClick(event: MouseEvent): boolean {
  return event.detail > 1;
}
