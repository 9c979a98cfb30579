/** The same table once more: same game, same options, same people and bots. */
import type { TableSpec, View } from "../transport/transport";
import { entropy } from "./fair";

export function again(view: View): TableSpec {
  return {
    game: view.game,
    title: view.title,
    options: view.options,
    // How much time there was is not told; a new clock is wound in the set-up.
    clock: { kind: "none" },
    seats: view.players.map(({ kind, name, bot }, seat) =>
      view.mine.includes(seat)
        ? { kind: "me", name, entropy: entropy() }
        : kind === "bot"
          ? { kind: "bot", name, bot }
          : { kind: "open" },
    ),
  };
}
