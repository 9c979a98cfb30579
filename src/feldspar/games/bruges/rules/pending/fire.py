"""The Fire."""

from collections.abc import Sequence

from feldspar.games.bruges.rules.canals import lose_tile
from feldspar.games.bruges.rules.characters import COLOUR, the
from feldspar.games.bruges.rules.components import (
    A_BREACH,
    A_BURN,
    A_BURN_UNDER,
    BOTH_SECTIONS,
    COLOURS,
)
from feldspar.games.bruges.rules.player_board import EMPTY, characters, face, resident
from feldspar.games.bruges.rules.position import Position, Question
from feldspar.games.bruges.rules.units import Card, Colour, Seat, Section
from feldspar.games.bruges.rules.worthwhile_moves import empty_colours
from feldspar.kernel.events import Text


class Fire(Question):
    """Lose a house or a canal tile (BRG-9.6)."""

    code = 6
    rule = "BRG-9.6"
    kinds = ("burn", "burn_under", "breach")
    of_disaster = True

    def answers(self, position: Position) -> list[int]:
        holding = position.holdings[self.seat]
        found = [A_BURN + colour for colour in empty_colours(holding)]
        found += [A_BURN_UNDER + card for card in characters(holding)]
        found += [A_BREACH + section for section in BOTH_SECTIONS if holding.tiles[section]]
        return found

    def allows(self, position: Position, kind: str, args: Sequence[int]) -> bool:
        holding = position.holdings[self.seat]
        if kind == "burn_under":
            return args[0] in characters(holding)
        if kind == "breach":
            return holding.tiles[args[0]] > 0
        empty = [face(one) for one in holding.houses if resident(one) == EMPTY]
        return args[0] in [COLOUR[card] for card in empty]

    def answer(self, position: Position, action: int) -> None:
        position.pop()
        holding = position.holdings[self.seat]
        if action >= A_BREACH:
            lose_tile(position, self.seat, Section(action - A_BREACH), "BRG-9.6")
        elif action >= A_BURN_UNDER:
            _burn(position, self.seat, holding.home_of(Card(action - A_BURN_UNDER)))
        else:
            _burn(position, self.seat, holding.empty_house(Colour(action - A_BURN)))


def _burn(position: Position, seat: Seat, place: int) -> None:
    """Take a house; whoever lived there comes back to the hand."""
    holding = position.holdings[seat]
    one = holding.houses[place]
    guest = resident(one)
    if guest != EMPTY:
        holding.move_out(guest)
        holding.take_card(guest)
    houses = holding.houses[:]
    houses.pop(place)
    holding.houses = houses
    position.throw_away(face(one))
    position.reveals += 1  # the face of the house (BRG-13.4)
    if position.log is not None:
        args: dict[str, int | str | Text] = {
            "house": Text("a-house-" + COLOURS[COLOUR[face(one)]]),
            "face": the(face(one)),
        }
        if guest != EMPTY:
            args["card"] = the(guest)
        key = "log-burn" if guest == EMPTY else "log-burn-under"
        position.report(seat, Text(key, args), "BRG-9.6")
