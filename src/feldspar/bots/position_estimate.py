"""Quick estimate of everybody's final score and winning chance, without a move search."""

from typing import Final

from feldspar.bots.ismcts import Search, Settings
from feldspar.bots.move_evaluator import doubt
from feldspar.bots.win_probability import Odds
from feldspar.kernel.chance import subkey
from feldspar.kernel.game import State

_WORLDS: Final = 16
_SOON: Final = 2
"""In the middle of a turn the learned value is least sure: so many decisions are first taken at
first sight. With more, what they do wrong weighs more than what they make clear."""


class Hopes:
    """Everybody's hopes by what one viewer knows, over worlds that look the same from there."""

    chances: list[float]
    """Of all seats to win; alone for points, the score to expect."""
    points: list[float]
    """The scores to expect."""
    doubt: float
    """How far the chance of any seat may be off for want of worlds: nineteen times of twenty
    less."""

    def __init__(self, odds: Odds, state: State, viewer: int) -> None:
        seed = subkey(b"hopes", state.info_key(viewer))
        view = state.determinize(viewer, seed)
        sight = Search(odds.value, Settings(), view, viewer, seed)
        tries: list[list[float]] = []
        worths = [0.0] * state.seats
        for number in range(_WORLDS):
            world = view.determinize(viewer, subkey(seed, number.to_bytes(4, "big")))
            _decide(sight, world)
            # what has been learned is not sure of a score even when it is known
            scored = [100.0 * score for score in world.scores()]
            found = sight.worths(world) if world.actors() else scored
            tries.append(odds.chances(world, found))
            worths = [sum(pair) for pair in zip(worths, found, strict=True)]
        each = [[one[seat] for one in tries] for seat in range(state.seats)]
        self.chances = [sum(some) / _WORLDS for some in each]
        self.points = [worth / _WORLDS / 100 for worth in worths]
        self.doubt = max([doubt(some) for some in each])


def _decide(sight: Search, world: State) -> None:
    left = _SOON
    while left:
        actors = world.actors()
        if not actors:
            return
        if len(world.legal(actors[0])) > 1:
            left -= 1
        world.step(actors[0], sight.first_sight(world, actors[0]))
