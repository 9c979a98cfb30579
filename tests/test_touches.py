"""How much must be touched for a decision: the fewest things, over games that greedy bots play.

Pages that a phone turns come on top; `scripts/touches.py` counts them, too.
"""

from collections.abc import Sequence
from itertools import combinations

import pytest

import feldspar
from feldspar import bots
from feldspar.kernel.move_selection import intended_move, likely_move, narrow, offered_moves
from feldspar.kernel.scene import Move
from feldspar.table.core.timeline import Decision, GameTimeline

MOST = {"bruges": 1.4, "burgundy": 1.45, "burgundy_cards": 1.6, "burgundy_dice": 1.95}
"""Touches per decision on a phone, those that confirm included."""


@pytest.mark.parametrize("title", MOST)
def test_a_decision_takes_few_touches(title: str) -> None:
    game, bot = feldspar.game(title), bots.load("greedy")
    taken: list[int] = []
    for seed in range(3):
        play = GameTimeline(game, 2, bytes([seed]), {})
        while actors := play.state.actors():
            seat = actors[-1]  # the one who watches the table is the last, where all decide at once
            action = bots.decide(bot, play.state, seat, b"touches")
            moves = game.moves(play.state, seat)
            if seat == 0 and not moves[0].forced:
                taken.append(touches(play, moves, action))
            play.decide(Decision(seat, game.actions.text(action)), action)
    assert sum(taken) / len(taken) <= MOST[title]


def touches(play: GameTimeline, moves: Sequence[Move], action: int) -> int:
    """Count the things to touch until a decision is made, or one of a few buttons is pressed."""
    wanted = [move for move in moves if move.action == action]
    final = play.is_final(0, wanted[0])

    def cost(way: tuple[str, ...]) -> int | None:
        left = narrow(moves, way)
        if found := intended_move(left, way) or (likely_move(left, way) if final else None):
            return (len(way) + final or 1) if found.action == action else None
        return (
            len(way) + 1 if any(one.action == action for one in offered_moves(left, way)) else None
        )

    ways = [way for move in wanted for n in range(6) for way in combinations(move.path, n)]
    return min(found for way in ways if (found := cost(way)) is not None)
