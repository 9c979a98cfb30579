"""Fit of win probabilities to the results of self-play.

At every decision everybody's expected score is noted, and in the end who won. For each time the
spread is taken that makes what happened most likely.
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
"""Positions that are looked at, evenly chosen: those of one game tell much the same."""
_FINEST_STEP: Final = 0.01
"""Steps below which it makes no difference any more."""


class FitJob(NamedTuple):
    """A job: one game against oneself."""

    title: str
    seats: int
    seed: str
    number: int


class Sample(NamedTuple):
    """What everybody expected at some time of a game, and their share in the victory then."""

    time: int
    values: tuple[float, ...]
    shares: tuple[float, ...]


def play(job: FitJob) -> list[Sample]:
    """Play one game at first sight, and note what was expected at each decision."""
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
    """Return how sure expectations are at each time, as a title keeps it."""
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
    every_time = range(times if found else 0)  # who plays for points needs none
    return {**told, "spreads": [round(_spread(found, time / times), 1) for time in every_time]}


def _times(title: str) -> int:
    """Return how many times a title tells apart: its first family of features."""
    starts = sorted(load(title).families.values())
    return starts[1]


def _spread(at: Sequence[float], time: float) -> float:
    """Return the spread at a time from 0 to 1: it changes smoothly, for nobody knows it exactly."""
    return math.exp(at[0] + at[1] * time + at[2] * time * time)


def _break_even(at: Sequence[float], time: float) -> float:
    """Return the expectation that is as often enough as not, for whoever plays alone."""
    return 100.0 * (at[3] + at[4] * time)


def _surprise(at: Sequence[float], seen: Sequence[Sample], times: int) -> float:
    """Return how unlikely the victories seen would be."""
    total = 0.0
    for time, values, won in seen:
        spread = _spread(at, time / times)
        best = max(values)
        whole = math.log(sum([math.exp((worth - best) / spread) for worth in values]))
        for worth, share in zip(values, won, strict=True):
            total += share * (whole - (worth - best) / spread)
    return total


def _solo_surprise(at: Sequence[float], seen: Sequence[Sample], times: int) -> float:
    """The same of whoever plays alone."""
    total = 0.0
    for time, values, won in seen:
        lead = (values[0] - _break_even(at, time / times)) / _spread(at, time / times)
        lead = max(-30.0, min(30.0, lead))
        total += math.log1p(math.exp(-lead if won[0] else lead))
    return total


def minimize(surprise: Callable[[Sequence[float]], float], start: Sequence[float]) -> list[float]:
    """Return where something surprises least, in steps that become finer.

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
