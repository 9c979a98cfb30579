"""Moves: every legal decision as the pieces to touch, its cost and what it would bring."""

from typing import Final

from feldspar.games.burgundy_cards.rules.components import ACTIONS, FREE
from feldspar.games.burgundy_cards.rules.position import Position
from feldspar.games.burgundy_cards.view.answer import Decision, decision
from feldspar.games.burgundy_cards.view.answers import ANSWERS
from feldspar.games.burgundy_cards.view.card import TITLES
from feldspar.kernel.distinct_labels import distinct_labels
from feldspar.kernel.events import Text
from feldspar.kernel.scene import Move, Path


def moves(position: Position, seat: int) -> list[Move]:
    """Return every legal decision of a seat."""
    every = [decision(position, seat, action) for action in position.legal(seat)]
    shown = [
        (ANSWERS[one.kind].move(one)._replace(same=_twin(one)), ANSWERS[one.kind].paths(one))
        for one in every
    ]
    found = [move._replace(path=path) for move, paths in shown for path in paths]
    return distinct_labels(found, _name)


_CARD: Final = {"take": (1, 1), "place": (1, 1), "drop": (0, 1), "choose": (0, 2)}
"""Which argument is a card on the table, and what is between the decisions for two cards."""


def _twin(one: Decision) -> int:
    """Return the decision for the first card beside it that is just like it; -1 if none is one."""
    if one.kind not in _CARD:
        return -1
    number, step = _CARD[one.kind]
    card, position = one.args[number], one.position
    for cards in (one.holding.projects, position.revealed, *position.rows):
        if card in cards:
            first = next(other for other in cards if TITLES[other] == TITLES[card])
            return one.action + step * (first - card) if first != card else -1
    return -1


def _name(thing: str) -> Text | None:
    """Return what tells a thing from others that are called the same."""
    kind, _, rest = thing.partition("/")
    if kind == "card":
        return TITLES[int(rest)]
    return Text("pile-left" if rest.endswith("1") else "pile-right") if kind == "pile" else None


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
