"""Place one more character, or play one more card."""

from collections.abc import Sequence

from feldspar.games.bruges.rules.answers import actions
from feldspar.games.bruges.rules.cards.prices import character_costs
from feldspar.games.bruges.rules.components import PLAYS
from feldspar.games.bruges.rules.effects.vocabulary import PRIMITIVES, Act, Primitive
from feldspar.games.bruges.rules.player_board import EMPTY, Holding, resident
from feldspar.games.bruges.rules.position import MOST_FIGURE, Position, Question
from feldspar.games.bruges.rules.units import Seat


class Place(Question):
    """Place a character for so many florins less (BRG-15.10)."""

    code = 18
    rule = "BRG-15.10"
    kinds = ("place",)
    is_optional = True
    about = (("minus", MOST_FIGURE),)
    value = 130

    def __init__(self, seat: Seat, minus: int) -> None:
        self.seat = seat
        self.minus = minus

    def choices(self, position: Position) -> list[int]:
        return _places(position.holdings[self.seat], self.minus)

    def rule_against(self, position: Position, kind: str, args: Sequence[int]) -> str | None:
        return actions.why_not(position.holdings[self.seat], kind, args, self.minus)

    def choose(self, position: Position, action: int) -> None:
        actions.place(position, self.seat, action, self.minus, "BRG-15.10")


class Play(Question):
    """Play one more card (BRG-15.11)."""

    code = 19
    rule = "BRG-15.11"
    kinds = PLAYS
    value = 173

    def settle(self, position: Position) -> bool:
        if position.holdings[self.seat].hand:
            return False  # every card takes workers, or florins
        position.pop()
        return True

    def choices(self, position: Position) -> list[int]:
        found: list[int] = []
        actions.plays(found, position.holdings[self.seat])
        return found

    def rule_against(self, position: Position, kind: str, args: Sequence[int]) -> str | None:
        return actions.why_not(position.holdings[self.seat], kind, args, 0)

    def choose(self, position: Position, action: int) -> None:
        actions.play(position, self.seat, action)


def _places(holding: Holding, minus: int) -> list[int]:
    found: list[int] = []
    actions.places(found, holding, minus)
    return found


def _has_guest(act: Act) -> bool:
    """Tell in plain words whether there is an empty house, and somebody for it who can be paid."""
    if EMPTY not in [resident(one) for one in act.mine.houses]:
        return False
    prices = [character_costs(act.mine, card, act.effect.amount) for card in act.mine.hand]
    return any(price <= act.mine.florins for price in prices)


PRIMITIVES["place_character"] = Primitive(
    lambda position, cause: position.push(Place(cause.seat, cause.effect.amount)),
    lambda act: bool(_places(act.mine, act.effect.amount)),
    _has_guest,
    once=Place.value,
)
PRIMITIVES["play_extra_card"] = Primitive(
    lambda position, cause: position.push(Play(cause.seat)),
    lambda act: bool(act.mine.hand),
    lambda act: len(act.mine.hand) > 0,
    once=Play.value,
)
