"""The greedy bot plays sensible Burgundy: far better than chance, and better than it began."""

from feldspar import bots
from feldspar.games.burgundy.game import GAME
from tests.games.burgundy.given import act, given

GAMES = 4


def final(players: list[str], seed: bytes) -> list[int]:
    state = GAME.new(len(players), seed)
    minds = [bots.load(name) for name in players]
    while actors := state.actors():
        state.step(actors[0], bots.decide(minds[actors[0]], state, actors[0], seed))
    return state.scores()


def test_greedy_scores_more_than_130_and_chance_far_less() -> None:
    greedy = [score for n in range(GAMES) for score in final(["greedy"] * 2, b"%d" % n)]
    random = [score for n in range(GAMES) for score in final(["random"] * 2, b"%d" % n)]
    assert sum(greedy) / len(greedy) > 130
    assert sum(random) / len(random) < 60


def test_it_knows_what_is_worth_having() -> None:
    state = given(dice=(5, 6), silver=1, workers=1, storage=["ship"], wares={1: {"red": 2}})
    poor = state.evaluate(0)
    state.estates[0].silver += 2
    assert state.evaluate(0) > poor
    rich = state.evaluate(0)
    act(state, "place(5,1,d5)")  # goods are still to be collected
    waiting = state.evaluate(0)
    assert waiting > rich
    act(state, "collect(1)")
    assert state.evaluate(0) > rich
