"""How majorities stand, whom a hand would like to place, and what threatens."""

from typing import NamedTuple

from feldspar.games.bruges.rules.cards.counters import count
from feldspar.games.bruges.rules.cards.perks import IMMUNE, TIES
from feldspar.games.bruges.rules.components import DISASTER
from feldspar.games.bruges.rules.player_board import Holding
from feldspar.games.bruges.rules.position import Position
from feldspar.games.bruges.rules.turn_flow import MAJORITY_COUNTERS
from feldspar.games.bruges.rules.units import Card, Colour, Seat


class Race(NamedTuple):
    """What a seat has of what a majority counts, and the most that anybody else has."""

    mine: int
    most: int
    ties: bool
    """Whether a tie is enough for the seat."""

    def ahead(self) -> bool:
        """Tell whether the seat would turn the marker."""
        return self.mine > self.most or (self.ties and self.mine == self.most > 0)


def race(position: Position, seat: Seat, majority: int) -> Race:
    """Return how a majority stands (BRG-10.1 to 10.3, 15.25)."""
    counter = MAJORITY_COUNTERS[majority]
    counts = [count(position, other, counter, 0) for other in position.clockwise(0)]
    mine = counts.pop(seat)
    return Race(mine, max(counts), position.holdings[seat].perks[TIES] > 0)


def dearest_card(holding: Holding, but: int = -1, most: int | None = None) -> Card | None:
    """Return the dearest character in the hand, but for one card, for so many florins at most."""
    prices = {card: holding.place_price(card, 0) for card in holding.hand if card != but}
    cards = [card for card, price in prices.items() if most is None or price <= most]
    return max(cards, key=lambda card: prices[card]) if cards else None


def is_near(holding: Holding, colour: Colour) -> bool:
    """Tell whether one more marker would bring a disaster."""
    return holding.threats[colour] == DISASTER - 1 and not holding.perks[IMMUNE] >> colour & 1
