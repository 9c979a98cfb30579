/** The stage of a table at which a hand plays: what it may touch, has touched and means by it. */
import type { Text } from "../../scene/model";
import type { Stage } from "../../scene/stage";
import { say } from "../../i18n/messages.svelte";
import type { Hand } from "./selection.svelte";

type Rest = Pick<
  Stage,
  "art" | "say" | "rings" | "shaken" | "spots" | "advised" | "goal" | "touch" | "why" | "closer"
>;

export function handled(hand: Hand, rest: Rest): Stage {
  const speak = (text: Text | string) => rest.say(text);
  return {
    get art() {
      return rest.art;
    },
    say: speak,
    get lit() {
      return hand.lit;
    },
    get selected() {
      return hand.selected;
    },
    get left() {
      return hand.left;
    },
    get touched() {
      return hand.touched;
    },
    get offers() {
      return hand.offers;
    },
    make: (move) => hand.choose(move),
    get badges() {
      return hand.badges;
    },
    get prices() {
      return hand.prices;
    },
    get rings() {
      return rest.rings;
    },
    get advised() {
      return rest.advised;
    },
    get goal() {
      return rest.goal;
    },
    get spots() {
      return rest.spots;
    },
    get tab() {
      if (hand.lit.has(hand.pointed)) return hand.pointed;
      const [first = ""] = hand.lit;
      return first;
    },
    get pointed() {
      return hand.pointed;
    },
    get shaken() {
      return rest.shaken;
    },
    does(thing) {
      if (!hand.lit.has(thing)) return "";
      const move = hand.would(thing);
      if (move) return speak(move.label);
      const price = hand.prices.get(thing);
      return price ? say(`price-${price.art}`, { n: price.amount }) : "";
    },
    touch: rest.touch,
    why: rest.why,
    closer: rest.closer,
    reach: (thing) => (hand.pointed = thing),
  };
}
