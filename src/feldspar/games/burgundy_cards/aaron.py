"""Aaron, the opponent of the solo game (section 15): cards turned up, columns, and his total."""

from feldspar.games.burgundy_cards.cards import FACES, TYPE
from feldspar.games.burgundy_cards.figures import (
    CLOISTER,
    FIRST_POINTS,
    GIFT,
    TRIPLE,
    TRIPLE_POINTS,
    TYPES,
)
from feldspar.games.burgundy_cards.holding import GIFTS
from feldspar.games.burgundy_cards.position import Position
from feldspar.kernel.events import RIVAL, Text


def turn_up(position: Position) -> None:
    """BCG-15.5 to 15.10: turn up one card, and take what it completes."""
    piles = position.aaron_piles[:]
    pile = piles[position.round][:]
    card = pile.pop()
    piles[position.round] = pile
    position.aaron_piles = piles
    position.aaron = position.aaron + [card]
    position.reveals += 1
    if position.log is not None:
        text = Text("log-aaron", {"card": Text("a-" + FACES[card])})
        position.report(RIVAL, text, "BCG-15.5")
    type_ = TYPE[card]
    if type_ == CLOISTER:
        position.holdings[0].score_points(GIFT, GIFTS)
        if position.log is not None:
            position.report(0, Text("log-gift"), "BCG-15.8", GIFT)
    if count(position, type_) % TRIPLE == 0:
        _triple(position, type_)
    if not position.aaron_seven and position.sevens and _types(position) == len(TYPES):
        sevens = position.sevens[:]
        position.aaron_seven = sevens.pop()
        position.sevens = sevens
        position.aaron_points += position.aaron_seven
        if position.log is not None:
            position.report(RIVAL, Text("log-aaron-seven"), "BCG-15.10", position.aaron_seven)


def _triple(position: Position, type_: int) -> None:
    position.aaron_points += TRIPLE_POINTS[type_]
    if position.log is not None:
        text = Text("log-aaron-triple", {"type": Text("triple-" + TYPES[type_])})
        position.report(RIVAL, text, "BCG-15.9", TRIPLE_POINTS[type_])
    if position.firsts >> type_ & 1:
        position.firsts ^= 1 << type_
        position.aaron_firsts |= 1 << type_
        position.aaron_points += FIRST_POINTS
        if position.log is not None:
            text = Text("log-aaron-first", {"type": Text("triple-" + TYPES[type_])})
            position.report(RIVAL, text, "BCG-12.2", FIRST_POINTS)


def count(position: Position, type_: int) -> int:
    """Return how many cards of a type Aaron has turned up."""
    found = 0
    for card in position.aaron:
        found += TYPE[card] == type_
    return found


def _types(position: Position) -> int:
    found = 0
    for type_ in range(len(TYPES)):
        found += count(position, type_) > 0
    return found


def total(position: Position) -> int:
    """Return Aaron's points: his triples and his bonus cards (BCG-15.13)."""
    return position.aaron_points
