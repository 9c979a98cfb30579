"""Aaron, the opponent of the solo game (section 15): cards turned up, and what they bring him."""

from feldspar.games.burgundy_cards.rules import components
from feldspar.games.burgundy_cards.rules.cards import FACES, TYPE
from feldspar.games.burgundy_cards.rules.player_board import FROM_GIFT
from feldspar.games.burgundy_cards.rules.position import Position
from feldspar.games.burgundy_cards.rules.units import Type
from feldspar.kernel.events import RIVAL, Text


def turn_up(position: Position) -> None:
    """BCG-15.5 to 15.10: turn up one card, and take what it completes."""
    piles = position.aaron_piles[:]
    pile = piles[position.round][:]
    card = pile.pop()
    piles[position.round] = pile
    position.aaron_piles = piles
    position.aaron = position.aaron + [card]
    position.reveal_count += 1
    if position.log is not None:
        text = Text("log-aaron", {"card": Text("a-" + FACES[card])})
        position.log_event(RIVAL, text, "BCG-15.5")
    type_ = TYPE[card]
    if type_ == components.CLOISTER:
        position.holdings[0].score_points(components.GIFT, FROM_GIFT)
        if position.log is not None:
            position.log_event(0, Text("log-gift"), "BCG-15.8", components.GIFT)
    types = [TYPE[card] for card in position.aaron]
    if types.count(type_) % components.TRIPLE == 0:
        _triple(position, type_)
    whole = all(type_ in types for type_ in components.ALL_TYPES)
    if whole and not position.aaron_seven and position.sevens:
        sevens = position.sevens[:]
        position.aaron_seven = sevens.pop()
        position.sevens = sevens
        position.aaron_points += position.aaron_seven
        if position.log is not None:
            position.log_event(RIVAL, Text("log-aaron-seven"), "BCG-15.10", position.aaron_seven)


def _triple(position: Position, type_: Type) -> None:
    position.aaron_points += components.TRIPLE_POINTS[type_]
    if position.log is not None:
        text = Text("log-aaron-triple", {"type": Text("triple-" + components.TYPES[type_])})
        position.log_event(RIVAL, text, "BCG-15.9", components.TRIPLE_POINTS[type_])
    if position.firsts >> type_ & 1:
        position.firsts ^= 1 << type_
        position.aaron_firsts |= 1 << type_
        position.aaron_points += components.FIRST_POINTS
        if position.log is not None:
            text = Text("log-aaron-first", {"type": Text("triple-" + components.TYPES[type_])})
            position.log_event(RIVAL, text, "BCG-12.2", components.FIRST_POINTS)
