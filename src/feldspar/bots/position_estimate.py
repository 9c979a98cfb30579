"""Quick estimate of everybody's final score and winning chance, without a move search."""

from typing import Final

from feldspar.bots.ismcts import Search, SearchSettings
from feldspar.bots.move_evaluator import margin_of_error
from feldspar.bots.win_probability import WinModel
from feldspar.kernel.chance import subkey
from feldspar.kernel.game import State

_WORLDS: Final = 16
_GREEDY_DECISIONS: Final = 2
"""The learned value is least accurate in the middle of a turn, so this many greedy decisions are
taken first. With more, their errors outweigh the gain."""


class PositionEstimate:
    """Everybody's prospects from what one viewer knows, averaged over worlds consistent with it."""

    chances: list[float]
    """Winning chances of all seats; in a solo game for points, the expected score."""
    points: list[float]
    """The expected scores."""
    margin_of_error: float
    """The 95% margin of error of any seat's chance, from the limited number of worlds."""

    def __init__(self, odds: WinModel, state: State, viewer: int) -> None:
        seed = subkey(b"hopes", state.info_key(viewer))
        view = state.determinize(viewer, seed)
        sight = Search(odds.value, SearchSettings(), view, viewer, seed)
        tries: list[list[float]] = []
        values = [0.0] * state.seats
        for number in range(_WORLDS):
            world = view.determinize(viewer, subkey(seed, number.to_bytes(4, "big")))
            _play_greedily(sight, world)
            # the model is uncertain even where the score is known
            scored = [100.0 * score for score in world.scores()]
            found = sight.values(world) if world.actors() else scored
            tries.append(odds.win_probabilities(world, found))
            values = [sum(pair) for pair in zip(values, found, strict=True)]
        each = [[one[seat] for one in tries] for seat in range(state.seats)]
        self.chances = [sum(some) / _WORLDS for some in each]
        self.points = [worth / _WORLDS / 100 for worth in values]
        self.margin_of_error = max([margin_of_error(some) for some in each])


def _play_greedily(sight: Search, world: State) -> None:
    left = _GREEDY_DECISIONS
    while left:
        actors = world.actors()
        if not actors:
            return
        if len(world.legal(actors[0])) > 1:
            left -= 1
        world.step(actors[0], sight.greedy_action(world, actors[0]))
