"""Win probabilities computed from expected final scores.

Expected scores say little at the beginning of a game and nearly everything at its end. So each time
of a title has a scale, fitted to games of self-play: the lead that makes a win e times as likely. A
solo game has no opponent to lead, only a score that is usually enough.
"""

import json
import math
import pkgutil
from functools import cache

from feldspar.bots.value_function import ValueFunction
from feldspar.bots.weights_file import load_value_function
from feldspar.kernel.fast.feature_sum import FeatureSum
from feldspar.kernel.game import Game, State


class WinModel:
    """Converts expected scores, in hundredths of points, into chances to win."""

    scale_by_time: list[float]
    """The scale for each time."""
    break_even_by_time: list[float]
    """For each time, the expected score at which a solo player wins half of the games. Without it,
    a solo game is played for points: the score then takes the place of the chance."""
    value: ValueFunction
    """The value function for the expected scores."""
    feature_probe: FeatureSum
    """Determines the time."""

    def __init__(
        self, value: ValueFunction, scale_by_time: list[float], break_even_by_time: list[float]
    ) -> None:
        self.value = value
        self.scale_by_time = scale_by_time
        self.break_even_by_time = break_even_by_time
        self.feature_probe = FeatureSum(value.weights, collect=True)

    def win_probabilities(self, state: State, values: list[float]) -> list[float]:
        """Return the winning chances of all seats; at the end of a game, their shares of the
        win."""
        if self.is_for_points(state.seats):
            return [values[0] / 100.0]
        if not state.actors():
            return shares(state.ranking())
        time = self.time(state)
        spread = self.scale_by_time[time]
        if len(values) == 1:
            return [1.0 / (1.0 + math.exp((self.break_even_by_time[time] - values[0]) / spread))]
        best = max(values)
        hopes = [math.exp((worth - best) / spread) for worth in values]
        whole = sum(hopes)
        return [hope / whole for hope in hopes]

    def is_for_points(self, seats: int) -> bool:
        """Return whether it is a solo game for points, with nobody to win against."""
        return seats == 1 and not self.break_even_by_time

    def time(self, state: State) -> int:
        """Return the time of the seat that is least far."""
        keen = self.feature_probe
        earliest = len(self.scale_by_time) - 1
        for seat in range(state.seats):
            keen.features = []
            state.sum_features(seat, keen)
            earliest = min(earliest, keen.features[0])
        return earliest


def shares(places: list[int]) -> list[float]:
    """Return every seat's share of the win."""
    winners = places.count(1)
    return [1.0 / winners if place == 1 else 0.0 for place in places]


@cache
def load_win_model(game: Game, seats: int) -> WinModel | None:
    """Return the win model of a title for so many seats, or None if there is none."""
    value = load_value_function(game, seats)
    try:
        told = json.loads(pkgutil.get_data(game.package, "data/odds.json") or b"{}")
    except OSError:  # a folder and an archive report a missing file differently
        return None
    found = told.get(str(seats))
    if value is None or found is None:
        return None
    return WinModel(value, found["spreads"], found.get("enough", []))
