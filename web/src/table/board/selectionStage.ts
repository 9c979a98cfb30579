/** Stage of a table with a move selection. */
import type { Text } from "../../scene/model";
import type { Stage } from "../../scene/stage";
import { say } from "../../i18n/messages.svelte";
import type { Selection } from "./selection.svelte";

type StageRest = Pick<
  Stage,
  | "art"
  | "say"
  | "rings"
  | "rejectedPiece"
  | "spotlight"
  | "advised"
  | "goalPiece"
  | "select"
  | "why"
  | "closeUp"
>;

export function selectionStage(selection: Selection, rest: StageRest): Stage {
  const speak = (text: Text | string) => rest.say(text);
  return {
    get art() {
      return rest.art;
    },
    say: speak,
    get highlighted() {
      return selection.highlighted;
    },
    get selected() {
      return selection.selected;
    },
    get remaining() {
      return selection.remaining;
    },
    get touched() {
      return selection.touched;
    },
    get offers() {
      return selection.offers;
    },
    make: (move) => selection.make(move),
    get badges() {
      return selection.badges;
    },
    get prices() {
      return selection.prices;
    },
    get rings() {
      return rest.rings;
    },
    get advised() {
      return rest.advised;
    },
    get goalPiece() {
      return rest.goalPiece;
    },
    get spotlight() {
      return rest.spotlight;
    },
    get tabStop() {
      if (selection.highlighted.has(selection.hovered)) return selection.hovered;
      const [first = ""] = selection.highlighted;
      return first;
    },
    get hovered() {
      return selection.hovered;
    },
    get rejectedPiece() {
      return rest.rejectedPiece;
    },
    effectOf(thing) {
      if (!selection.highlighted.has(thing)) return "";
      const move = selection.moveWith(thing);
      if (move) return speak(move.label);
      const price = selection.prices.get(thing);
      return price ? say(`price-${price.art}`, { n: price.amount }) : "";
    },
    select: rest.select,
    why: rest.why,
    closeUp: rest.closeUp,
    onFocus: (thing) => (selection.hovered = thing),
  };
}
