"""The sequential test errs as seldom as it says, however games of a block hang together."""

import random

import pytest

from feldspar.lab.matches.sequential_test import SequentialTest

RUNS = 100
MOST = 0.05 + 2.6 * (0.05 * 0.95 / RUNS) ** 0.5
"""How often a test that errs in 5 of 100 may err here, if it is not to be called a liar."""

DRAWN = {
    "the deal decides": lambda p: {0.0: 1 - p, 1.0: p},
    "games know nothing of each other": lambda p: {
        0.0: (1 - p) ** 2,
        0.5: 2 * p * (1 - p),
        1.0: p**2,
    },
    "the seat decides": lambda p: {0.0: 0.65 - p, 0.5: 0.7, 1.0: p - 0.35},
}


def verdicts(seed: str, shares: dict[float, float], runs: int = RUNS) -> list[SequentialTest]:
    chance = random.Random(seed)
    stops = []
    for _ in range(runs):
        stop = SequentialTest(p0=0.5, p1=0.65)
        while not stop.update(chance.choices([*shares], [*shares.values()])[0]):
            assert stop.blocks < 5000
        stops.append(stop)
    return stops


@pytest.mark.parametrize("how", DRAWN)
def test_error_rates_hold(how: str) -> None:
    fair = verdicts(f"fair {how}", DRAWN[how](0.5))
    better = verdicts(f"better {how}", DRAWN[how](0.65))
    assert sum(stop.verdict == "better" for stop in fair) <= MOST * RUNS
    assert sum(stop.verdict == "not better" for stop in better) <= MOST * RUNS


def test_it_stops_much_earlier_than_a_test_of_fixed_length() -> None:
    stops = verdicts("early", DRAWN["the deal decides"](0.8))
    assert sum(stop.blocks for stop in stops) / RUNS < 30
    assert all(stop.verdict == "better" for stop in stops)


def test_the_same_blocks_stop_at_the_same_block() -> None:
    first, second = (verdicts("same", DRAWN["the deal decides"](0.5), 10) for _ in range(2))
    assert first == second


def test_blocks_that_are_all_shared_say_not_better() -> None:
    stop = SequentialTest(p0=0.5, p1=0.6)
    while not stop.update(0.5):
        pass
    assert (stop.verdict, stop.blocks) == ("not better", 14)


def test_claims_must_differ() -> None:
    with pytest.raises(ValueError, match="0 < p0 < p1 < 1"):
        SequentialTest(p0=0.6, p1=0.5)
