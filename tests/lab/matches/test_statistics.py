"""Intervals hold what they promise, at the borders and for games that hang together."""

import math
import random
from collections.abc import Callable

import pytest

from feldspar.lab.matches.match import GameResult, Match
from feldspar.lab.matches.statistics import average, proportion, student, summarise

Draw = Callable[[random.Random], float]


def alone(p: float) -> Draw:
    """Both games of a block go the same way: the deal decides."""
    return lambda chance: float(chance.random() < p)


def apart(p: float) -> Draw:
    """The games of a block do not know of each other."""
    return lambda chance: ((chance.random() < p) + (chance.random() < p)) / 2


def seated(p: float) -> Draw:
    """Nearly every block is shared: the seat decides."""
    return lambda chance: 0.5 if chance.random() < 0.8 else float(chance.random() < (p - 0.4) / 0.2)


@pytest.mark.parametrize("blocks", [10, 40, 200])
@pytest.mark.parametrize(
    ("kind", "truth"),
    [
        (alone, 0.5),
        (alone, 0.9),
        (alone, 0.99),
        (apart, 0.5),
        (apart, 0.8),
        (apart, 0.02),
        (seated, 0.5),
        (seated, 0.55),
    ],
)
def test_intervals_of_shares_cover_the_truth(
    kind: Callable[[float], Draw], truth: float, blocks: int
) -> None:
    chance, draw = random.Random(f"{truth}/{blocks}"), kind(truth)
    matches = [proportion([draw(chance) for _ in range(blocks)]) for _ in range(600)]
    covered = [one.low <= truth <= one.high for one in matches]
    assert sum(covered) >= 0.93 * len(covered)
    assert all(0 <= one.low <= one.value <= one.high <= 1 for one in matches)


@pytest.mark.parametrize("all_of_them", [0.0, 0.5, 1.0])
def test_an_interval_never_vanishes_and_shrinks_with_blocks(all_of_them: float) -> None:
    widths = [one.high - one.low for one in (proportion([all_of_them] * n) for n in (1, 10, 100))]
    assert widths[0] > widths[1] > widths[2] > 0.01


def test_blocks_that_are_always_shared_tell_more_than_their_games() -> None:
    shared, mixed = proportion([0.5] * 50), proportion([0.0, 1.0] * 25)
    assert shared.value == mixed.value
    assert shared.high - shared.low < (mixed.high - mixed.low) / 3


def test_intervals_of_scores_cover_the_truth() -> None:
    chance = random.Random("scores")
    for blocks in (2, 3, 5, 30):
        matches = [average([chance.gauss(60, 9) for _ in range(blocks)]) for _ in range(800)]
        covered = sum([one.low <= 60 <= one.high for one in matches])
        assert 0.93 < covered / 800 < 0.97
    assert average([61.0]) == (61.0, -math.inf, math.inf)


@pytest.mark.parametrize(
    ("freedom", "known"), [(1, 12.706), (2, 4.303), (3, 3.182), (4, 2.776), (30, 2.042)]
)
def test_quantiles_are_those_of_the_tables(freedom: int, known: float) -> None:
    assert student(freedom) == pytest.approx(known, abs=0.02)


def game(
    number: int, rotation: int, scores: tuple[int, ...], places: tuple[int, ...]
) -> GameResult:
    seats = tuple((seat + rotation) % len(scores) for seat in range(len(scores)))
    none = (1,) * len(scores)
    return GameResult(
        number, rotation, seats, scores, places, none, tuple(map(float, range(9)))[: len(scores)]
    )


def test_a_summary_follows_the_bots_around_the_table() -> None:
    match = Match("any", ("a", "b"), blocks=2)
    played = [
        game(0, 0, (50, 40), (1, 2)),
        game(0, 1, (30, 45), (2, 1)),
        game(1, 0, (44, 44), (1, 1)),
        game(1, 1, (60, 20), (1, 2)),
        game(2, 0, (99, 0), (1, 2)),
    ]
    a, b = summarise(match, played)  # the last block is not whole
    assert (a.bot, a.games, a.wins.value, a.score.value) == (
        "a",
        4,
        2.5 / 4,
        (50 + 45 + 44 + 20) / 4,
    )
    assert (b.bot, b.games, b.wins.value, b.score.value) == (
        "b",
        4,
        1.5 / 4,
        (40 + 30 + 44 + 60) / 4,
    )
    assert a.margin == -b.margin if b.margin is not None else False
    assert a.margin == (10 + 15 + 0 - 40) / 4
    assert a.seconds == b.seconds == 0.5
    assert summarise(match, played[:1]) == []


def test_several_seats_of_one_bot_are_one_line() -> None:
    match = Match("any", ("a", "b", "b"), blocks=1)
    played = [
        game(0, 0, (9, 5, 1), (1, 2, 3)),
        game(0, 1, (9, 5, 1), (1, 2, 3)),
        game(0, 2, (9, 9, 1), (1, 1, 3)),
    ]
    a, b = summarise(match, played)
    assert (a.games, b.games) == (3, 6)
    assert a.wins.value == (1 + 0 + 0.5) / 3
    assert b.wins.value == (1 + 0.5) / 6
    assert a.wins.value + 2 * b.wins.value == pytest.approx(1)


def test_alone_the_game_itself_may_win() -> None:
    match = Match("any", ("a",), blocks=2)
    (a,) = summarise(match, [game(0, 0, (50,), (1,)), game(1, 0, (40,), (2,))])
    assert (a.wins.value, a.score.value, a.margin) == (0.5, 45, None)
