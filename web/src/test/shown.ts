/** Test fixture: the view of a table that matches its record. */
import { parseDice } from "../fairness/verifyRecord";
import type { View } from "../transport/api";
import { ANN, ODILE, viewOf } from "./view";

export function shown(record: string): View {
  const dice = parseDice(record);
  if (!dice) return viewOf([]);
  const seats = [...Array(dice.seats).keys()];
  const players = seats.map((seat) => (dice.bots.has(seat) ? ODILE : ANN));
  const view = viewOf(players, { status: "over", mine: [], viewer: -1 });
  const { protocol, commitment, secret, seals, entropy } = dice;
  const of = (from: ReadonlyMap<number, string>) => seats.map((seat) => from.get(seat) ?? "");
  const told = { dice: protocol, commitment, secret, seals: of(seals), entropy: of(entropy) };
  return { ...view, fair: { ...view.fair, ...told } };
}
