"""The greedy bot plays sensibly: far better than chance, and now and then better than Aaron."""

from feldspar import bots
from feldspar.games.burgundy_cards.game import GAME, CardsState

GAMES = 6


def played(players: list[str], seed: bytes) -> CardsState:
    state = GAME.new(len(players), seed)
    minds = [bots.load(name) for name in players]
    while actors := state.actors():
        state.step(actors[0], bots.decide(minds[actors[0]], state, actors[0], seed))
    return state


def mean(players: list[str]) -> float:
    found = [score for n in range(GAMES) for score in played(players, b"%d" % n).scores()]
    return sum(found) / len(found)


def test_greedy_scores_many_times_what_chance_does() -> None:
    assert mean(["greedy"] * 2) > 20 > 8 > mean(["random"] * 2)


def test_aaron_can_be_held_off_and_can_win() -> None:
    assert {played(["greedy"], b"%d" % n).beaten for n in range(GAMES)} == {False, True}
