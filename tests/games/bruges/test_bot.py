"""The greedy bot plays sensibly: far better than chance, and it puts its florins to use."""

from feldspar import bots
from feldspar.games.bruges.game import GAME, BrugesState

GAMES = 6


def played(bot: str, seats: int, seed: bytes) -> BrugesState:
    state = GAME.new(seats, seed)
    mind = bots.load(bot)
    while actors := state.actors():
        state.step(actors[0], bots.decide(mind, state, actors[0], seed))
    return state


def mean(numbers: list[int]) -> float:
    return sum(numbers) / len(numbers)


def scores(bot: str, seats: int) -> list[int]:
    return [score for n in range(GAMES) for score in played(bot, seats, b"%d" % n).scores()]


def test_greedy_scores_far_more_than_chance_does() -> None:
    for seats in GAME.seats:
        assert mean(scores("greedy", seats)) > 44 > 33 > mean(scores("random", seats))


def test_greedy_does_not_hoard() -> None:
    left = [
        holding.florins for n in range(GAMES) for holding in played("greedy", 3, b"%d" % n).holdings
    ]
    assert mean(left) < 15
