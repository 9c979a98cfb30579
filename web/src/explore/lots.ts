/** What chance decides in a game, as the words of a branch are chosen by: "dice", "cards-dice". */
import type { View } from "../transport/api";

export function lotsOf(view: View | null): string {
  return view?.fair.lots.join("-") ?? "dice";
}
