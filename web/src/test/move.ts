/** Test fixture: a move. */
import type { Move } from "../scene/model";

/** A plain move through some things. */
export const moveOf = (decision: string, ...path: string[]): Move => ({
  decision,
  path,
  label: { key: decision, args: {} },
  written: "",
  price: null,
  forced: false,
  same: decision,
  extra: [],
  idle: false,
  final: false,
});
