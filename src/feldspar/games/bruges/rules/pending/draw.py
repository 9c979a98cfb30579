"""Draw cards: in phase 1, and by an effect."""

from collections.abc import Sequence
from typing import Final

from feldspar.games.bruges.rules.cards import piles
from feldspar.games.bruges.rules.cards.perks import HAND_LIMIT
from feldspar.games.bruges.rules.components import A_DRAW, CARDS, HAND
from feldspar.games.bruges.rules.effects.vocabulary import PRIMITIVES, Primitive
from feldspar.games.bruges.rules.position import Position, Question
from feldspar.games.bruges.rules.units import Pile, Seat

PER_CARD: Final = 33
"""What a card to be drawn is worth, in hundredths of a point."""


class DrawUp(Question):
    """Draw until the hand is full (BRG-4.1)."""

    code = 0
    rule = "BRG-4.1"
    kinds = ("draw",)
    is_optional = True
    is_repeated = True

    def settle(self, position: Position) -> bool:
        """Look when the hand is complete, or nothing is left (BRG-4.1 to 4.5)."""
        holding = position.holdings[self.seat]
        held = piles.cards_held(holding)
        choice = piles.open_piles(position)
        if held >= holding.perks[HAND_LIMIT] or not choice:
            position.pop()
            piles.look(position, self.seat, "BRG-4.1")
        elif held < HAND and len(choice) == 1:
            piles.draw(position, self.seat, choice[0])
        else:
            return False
        return True

    def choices(self, position: Position) -> list[int]:
        return [A_DRAW + pile for pile in piles.open_piles(position)]

    def can_stop(self, position: Position) -> bool:
        return piles.cards_held(position.holdings[self.seat]) >= HAND

    def rule_against(self, position: Position, kind: str, args: Sequence[int]) -> str | None:
        return None if position.piles[args[0]] else "BRG-4.10"

    def can_be_declined(self, position: Position) -> bool:
        holding = position.holdings[self.seat]
        return len(holding.hand) + len(holding.fresh) >= HAND

    def choose(self, position: Position, action: int) -> None:
        piles.draw(position, self.seat, Pile(action - A_DRAW))

    def decline(self, position: Position) -> None:
        piles.look(position, self.seat, "BRG-4.5")


def all_draw_up(position: Position) -> list[Question]:
    """Return what everybody waits for in phase 1, in player order (BRG-3.2)."""
    return [DrawUp(seat) for seat in position.clockwise(position.first)[::-1]]


class Draw(Question):
    """Draw so many cards (BRG-15.4)."""

    code = 1
    rule = "BRG-15.4"
    kinds = ("draw",)
    about = (("cards", CARDS),)

    def __init__(self, seat: Seat, cards: int) -> None:
        self.seat = seat
        self.cards = cards

    def settle(self, position: Position) -> bool:
        """Look when all are drawn, or nothing is left."""
        choice = piles.open_piles(position)
        if self.cards and len(choice) > 1:
            return False
        if self.cards and choice:
            self.answer(position, A_DRAW + choice[0])
        else:
            position.pop()
            piles.look(position, self.seat, "BRG-15.4")
        return True

    def choices(self, position: Position) -> list[int]:
        return [A_DRAW + pile for pile in piles.open_piles(position)]

    def rule_against(self, position: Position, kind: str, args: Sequence[int]) -> str | None:
        return None if position.piles[args[0]] else "BRG-4.10"

    def choose(self, position: Position, action: int) -> None:
        piles.draw(position, self.seat, Pile(action - A_DRAW))
        position.push(Draw(self.seat, self.cards - 1))

    def worth(self, position: Position, florin: int) -> int:
        return PER_CARD * self.cards


PRIMITIVES["draw_cards"] = Primitive(
    lambda position, cause: position.push(Draw(cause.seat, cause.effect.amount)),
    lambda act: bool(act.position.piles[0] or act.position.piles[1]),
    lambda act: any(act.position.piles),
    each=PER_CARD,
)
