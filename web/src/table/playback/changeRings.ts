/** Rings around what others changed since my last decision. */
import { hasMoved, piecesOf, type Change } from "../../scene/sceneDiff";
import type { Scene } from "../../scene/model";
import type { ChangeRing } from "../../scene/stage";
import type { PlaybackStep } from "./playback.svelte";
import { seatColour, letterOf } from "../model/playerNames";
import { MANY_CHANGES } from "./playbackSpeed";

/** Where somebody has changed something, the newest at each place. */
export function changesByOthers(
  steps: readonly PlaybackStep[],
  scene: Scene | null,
): (Change & { by: number })[] {
  const found = new Map<string, Change & { by: number }>();
  for (const { seat, changes } of steps) {
    // What lies in the middle or is their own; many things at once are a new round, and nobody's.
    const own = changes.filter((one) => one.seat < 0 || one.seat === seat);
    if (seat < 0 || own.filter((one) => !one.gone).length >= MANY_CHANGES) continue;
    for (const one of own) found.set(positionKey(one), { ...one, by: seat });
  }
  return [...found.values()].filter((one) => isStillSo(one, scene));
}

/** The rings of each area, each with the colour and the letter of who made it necessary. */
export function ringsByArea(
  steps: readonly PlaybackStep[],
  scene: Scene | null,
  names: readonly string[],
): Map<string, ChangeRing[]> {
  const rings = new Map<string, ChangeRing[]>();
  for (const { area, piece, by } of changesByOthers(steps, scene)) {
    const ring = { piece, colour: seatColour(by), letter: letterOf(names, by) };
    rings.set(area, [...(rings.get(area) ?? []), ring]);
  }
  return rings;
}

function positionKey({ area, piece }: Change): string {
  return `${area} ${Math.round(piece.x)} ${Math.round(piece.y)}`;
}

/** Whether it is still so: what came is there, and what left is not. */
function isStillSo({ area, piece, gone }: Change, scene: Scene | null): boolean {
  const now = piecesOf(scene?.areas.find((one) => one.id === area)).get(piece.id);
  return (now !== undefined && !hasMoved(now, piece)) !== gone;
}
