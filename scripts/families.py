"""Measures the worth of each family of features: how the learned value plays without it.

    python scripts/families.py TITLE [--seats 2] [--deals 100]

Without search, with the weights of one family set to zero: as all other weights were learned beside
them, this shows what the value uses, not what could be learned without. The first seat plays
without the family, the others are greedy; the same deals for every family.
"""

import argparse

import feldspar
from feldspar import State, bots
from feldspar.bots.value_function import ValueFunction
from feldspar.bots.weights_file import load_value_function
from feldspar.lab.matches.statistics import Estimate, average, proportion


class Partial(feldspar.Bot):
    """Decides at first sight by some value."""

    value: ValueFunction

    def choose(self, view: State, seat: int, seed: bytes) -> int:
        worths: list[tuple[float, int]] = []
        for action in view.legal(seat):
            after = view.clone()
            after.step(seat, action)
            worths.append((self.value.evaluate(after, seat), action))
        return max(worths)[1]


def without(title: str, seats: int, family: str) -> ValueFunction:
    """Return what has been learned, but for one family; no name leaves everything."""
    game = feldspar.game(title)
    whole = load_value_function(game, seats)
    assert whole is not None
    weights = whole.weights[:]
    if family:
        begins = [*game.families.values(), game.feature_count]
        first = game.families[family]
        last = begins[begins.index(first) + 1]
        weights[first:last] = [0.0] * (last - first)
    return ValueFunction(weights)


def played(title: str, seats: int, deals: int, value: ValueFunction) -> tuple[Estimate, Estimate]:
    """Return how many games the value wins, and what it scores."""
    partial, greedy = Partial(), bots.load("greedy")
    partial.value = value
    wins: list[float] = []
    scores: list[float] = []
    for deal in range(deals):
        state = feldspar.new(title, seats, f"family {deal}")
        while actors := state.actors():
            seat = actors[0]
            bot = greedy if seat != deal % seats else partial
            state.step(seat, bots.decide(bot, state, seat, b"any"))
        mine, places = deal % seats, state.ranking()
        wins.append(float(places[mine] == 1) / max(1, places.count(1)))
        scores.append(float(state.scores()[mine]))
    return proportion(wins), average(scores)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("title")
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--deals", type=int, default=100)
    asked = parser.parse_args()
    for family in ["", *feldspar.game(asked.title).families]:
        value = without(asked.title, asked.seats, family)
        wins, score = played(asked.title, asked.seats, asked.deals, value)
        print(
            f"{family or '(everything)':15} {wins.value:6.1%}  {score.value:6.2f}"
            f"  ({score.low:.2f} to {score.high:.2f})",
            flush=True,
        )


if __name__ == "__main__":
    main()
