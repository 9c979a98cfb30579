/** Test fixtures: players and views of a table. */
import type { Player, View } from "../transport/api";

export const ANN: Player = player("human", "Ann");
export const BEN: Player = player("human", "Ben");
export const ODILE: Player = { ...player("bot", "Odile"), bot: "level-2" };
export const OPEN: Player = player("open", "");

function player(kind: Player["kind"], name: string): Player {
  return {
    kind,
    name,
    bot: "",
    resigned: false,
    late: false,
    kept: false,
    score: null,
    place: null,
    hints: 0,
  };
}

/** A game of these players that goes on, seen by the first, with some things otherwise. */
export function viewOf(players: Player[], other: Partial<View> = {}): View {
  const nobody = players.map(() => null);
  return {
    game: "toy",
    title: "",
    options: {},
    status: "playing",
    viewer: 0,
    mine: [0],
    secret: false,
    opener: false,
    invited: [],
    turn: 1,
    news: 1,
    players,
    actors: [0],
    waits: false,
    stand_in: "level-2",
    scene: null,
    moves: [],
    log: [],
    decisions: null,
    undo: "",
    asked: null,
    clock: { kind: "none", overtime: "bot", left: [], due: nobody, patience: 7, awaited: nobody },
    fair: {
      commitment: "",
      seals: [],
      entropy: [],
      secret: null,
      awaited: [],
      may_begin: null,
      promise: "sealed",
      lots: ["dice"],
      dice: 2,
    },
    scores: [],
    places: [],
    ended: "",
    takebacks: 0,
    hints: false,
    companion: false,
    again: "",
    again_by: -1,
    daily: "",
    ...other,
  };
}
