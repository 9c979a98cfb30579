import { expect, it } from "vitest";
import { sceneChanges } from "../../scene/sceneDiff";
import type { Piece, Scene } from "../../scene/model";
import { ANN, BEN, viewOf } from "../../test/view";
import type { PlaybackStep } from "./playback.svelte";
import { changesByOthers, ringsByArea } from "./changeRings";

type Things = { [id: string]: [x: number, art?: string] };

function scene(common: Things, small: Things = {}): Scene {
  const area = (id: string, seat: number, things: Things) => ({
    id,
    seat,
    items: Object.entries(things).map(([name, [x, art = "tile"]]) => piece(name, x, art)),
  });
  return { areas: [area("depot", -1, common), area("small", 1, small)] } as unknown as Scene;
}
function piece(id: string, x: number, art: string): Piece {
  return { type: "piece", id, x, y: 0, art, written: "", size: 20 } as unknown as Piece;
}
function step(seat: number, before: Scene, after: Scene): PlaybackStep {
  const view = viewOf([ANN, BEN], { scene: after });
  return { seat, before: view, view, lines: [], changes: sceneChanges(before, after) };
}
const marks = (steps: PlaybackStep[], now: Scene) =>
  changesByOthers(steps, now).map((one) => `${one.area} ${one.piece.id}${one.gone ? " gone" : ""}`);

it("rings what came, and the place of what left", () => {
  const [before, after] = [scene({ a: [0], b: [50] }), scene({ b: [50] }, { a: [9] })];
  expect(marks([step(1, before, after)], after)).toEqual(["depot a gone", "small a"]);
  expect(ringsByArea([step(1, before, after)], after, ["Ann", "Ben"]).get("depot")).toMatchObject([
    { colour: "var(--seat-1)", letter: "B" },
  ]);
});

it("leaves alone what only makes room, and what is not theirs", () => {
  const before = scene({ a: [0], b: [50] }, { x: [0] });
  const moved = scene({ a: [0], b: [60] }, { x: [0] });
  expect(marks([step(1, before, moved)], moved)).toEqual([]);
  const after = scene({ a: [0, "other"], b: [50] }, { x: [0, "other"] });
  expect(marks([step(0, before, after)], after)).toEqual([]);
  expect(marks([step(1, before, after)], after)).toEqual(["small x"]);
});

it("keeps the newest at each place, and nothing that is so no more", () => {
  const [empty, full, other] = [scene({}), scene({ a: [0] }), scene({ b: [0] })];
  const steps = [step(1, empty, full), step(0, full, other)];
  expect(changesByOthers(steps, other).map(({ piece: { id }, by }) => [id, by])).toEqual([
    ["b", 0],
  ]);
  expect(marks([step(1, empty, full), step(1, full, empty)], empty)).toEqual(["depot a gone"]);
  expect(marks([step(1, full, empty)], full)).toEqual([]);
});

it("takes a new round for nobody's", () => {
  const many = scene(Object.fromEntries(Array.from({ length: 12 }, (_, n) => [`t${n}`, [40 * n]])));
  expect(marks([step(1, scene({}), many)], many)).toEqual([]);
});
