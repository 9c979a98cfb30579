"""Fit of win probabilities to the results of self-play.

The expected scores at every decision are noted, and in the end the winners. For each time the scale
is chosen that maximizes the likelihood of the results.
"""

import math
from collections.abc import Callable, Sequence
from typing import Final, NamedTuple

from feldspar import bots
from feldspar.bots.weights_file import load_value_function
from feldspar.bots.win_probability import WinModel, shares
from feldspar.games import load
from feldspar.lab.execution.executor import Executor
from feldspar.lab.matches.match import deal_key

_MAX_SAMPLES: Final = 6000
"""Positions used, evenly chosen: those of one game say much the same."""
_FINEST_STEP: Final = 0.01
"""Steps below this make no difference."""


class FitJob(NamedTuple):
    """A job: one game of self-play."""

    title: str
    seats: int
    seed: str
    number: int


class Sample(NamedTuple):
    """The expected scores at some time of a game, and the final shares of the win."""

    time: int
    values: tuple[float, ...]
    shares: tuple[float, ...]


def play(job: FitJob) -> list[Sample]:
    """Play one game greedily, and note the expected scores at each decision."""
    game = load(job.title)
    value = load_value_function(game, job.seats)
    if value is None:
        raise ValueError(f"nothing has been learned of {job.title} with {job.seats} seats")
    clock = WinModel(value, [0.0] * _times(job.title), [])
    state = game.new(job.seats, deal_key(job.seed, job.number))
    bot = bots.load("learned(whim=100)")
    noted: list[tuple[int, tuple[float, ...]]] = []
    while actors := state.actors():
        if len(state.legal(actors[0])) > 1:
            values = tuple([value.evaluate(state, seat) for seat in range(job.seats)])
            noted.append((clock.time(state), values))
        state.step(actors[0], bots.decide(bot, state, actors[0], b"odds"))
    won = tuple(shares(state.ranking()))
    return [Sample(time, worths, won) for time, worths in noted]


def measure(title: str, seats: int, games: int, seed: str, workers: Executor) -> dict[str, object]:
    """Return the fitted scale for each time, in the form a title stores."""
    jobs = [FitJob(title, seats, seed, number) for number in range(games)]
    every = [one for game in workers.map(play, jobs) for one in game]
    seen = every[:: -(-len(every) // _MAX_SAMPLES)]
    times = _times(title)
    told: dict[str, object] = {"games": games, "seed": seed}
    found: list[float] = []
    if seats > 1:
        found = minimize(lambda at: _surprise(at, seen, times), [6.5, -1.0, 0.0])
    elif len({one.shares for one in seen}) > 1:
        found = minimize(lambda at: _solo_surprise(at, seen, times), [6.5, -1.0, 0.0, 30.0, 0.0])
        told["enough"] = [round(_break_even(found, time / times), 1) for time in range(times)]
    every_time = range(times if found else 0)  # a solo game for points needs none
    return {**told, "spreads": [round(_spread(found, time / times), 1) for time in every_time]}


def _times(title: str) -> int:
    """Return the number of times a title distinguishes: its first family of features."""
    starts = sorted(load(title).families.values())
    return starts[1]


def _spread(at: Sequence[float], time: float) -> float:
    """Return the scale at a time from 0 to 1: a smooth function of time, as it is not known
    exactly."""
    return math.exp(at[0] + at[1] * time + at[2] * time * time)


def _break_even(at: Sequence[float], time: float) -> float:
    """Return the expected score at which a solo player wins half of the games."""
    return 100.0 * (at[3] + at[4] * time)


def _surprise(at: Sequence[float], seen: Sequence[Sample], times: int) -> float:
    """Return the negative log-likelihood of the results."""
    total = 0.0
    for time, values, won in seen:
        spread = _spread(at, time / times)
        best = max(values)
        whole = math.log(sum([math.exp((worth - best) / spread) for worth in values]))
        for worth, share in zip(values, won, strict=True):
            total += share * (whole - (worth - best) / spread)
    return total


def _solo_surprise(at: Sequence[float], seen: Sequence[Sample], times: int) -> float:
    """The same for a solo game."""
    total = 0.0
    for time, values, won in seen:
        lead = (values[0] - _break_even(at, time / times)) / _spread(at, time / times)
        lead = max(-30.0, min(30.0, lead))
        total += math.log1p(math.exp(-lead if won[0] else lead))
    return total


def minimize(surprise: Callable[[Sequence[float]], float], start: Sequence[float]) -> list[float]:
    """Return a local minimum of a function, in steps that become finer.

    >>> from feldspar.lab.training.win_probability_fit import minimize
    >>> [round(x, 1) for x in minimize(lambda at: (at[0] - 3) ** 2 + (at[1] + 1) ** 2, [0, 0])]
    [3.0, -1.0]
    """
    at, least, step = list(start), surprise(start), 1.0
    while step > _FINEST_STEP:
        before = least
        for place in range(len(at)):
            for way in (step, -step):
                tried = [*at[:place], at[place] + way, *at[place + 1 :]]
                if (found := surprise(tried)) < least:
                    at, least = tried, found
                    break
        if least == before:
            step /= 2
    return at
