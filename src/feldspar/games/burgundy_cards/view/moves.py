"""Moves: every legal decision as the pieces to touch, its cost and what it would bring."""

from feldspar.games.burgundy_cards.rules.components import ACTIONS, FREE
from feldspar.games.burgundy_cards.rules.position import Position
from feldspar.games.burgundy_cards.view.answer import Decision, decision
from feldspar.games.burgundy_cards.view.answers import ANSWERS
from feldspar.kernel.scene import Move, Path


def moves(position: Position, seat: int) -> list[Move]:
    """Return every legal decision of a seat."""
    every = [decision(position, seat, action) for action in position.legal(seat)]
    shown = [(ANSWERS[one.kind].move(one), ANSWERS[one.kind].paths(one)) for one in every]
    return [move._replace(path=path) for move, paths in shown for path in paths]


def paths(position: Position, seat: int, action: int) -> list[Path]:
    """Return the things to touch for a decision, legal or not, wherever they may be."""
    one = decision(position, seat, action)
    return ANSWERS[one.kind].paths(one)


def thinkable(position: Position, seat: int) -> list[int]:
    """Return decisions with the cards there are, legal or not."""
    holding = position.holdings[seat]
    every = range(FREE + 1)
    tokens = [one for one in every if Decision(0, "", (one,), position, holding).hand()]
    cards = [*holding.hand, *holding.projects, *position.revealed]
    cards += [card for row in position.rows for card in row]
    return ACTIONS.every(die=tokens, card=cards)
