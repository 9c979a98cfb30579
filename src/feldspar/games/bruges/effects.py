"""The vocabulary of what characters do at once: one function for each primitive.

Each changes what can be changed without a question, and puts onto the stack what must be asked.
`useful` tells beforehand whether a primitive can change anything.
"""

from collections.abc import Callable
from typing import Final

from feldspar.games.bruges.characters import ANY, EACH, EFFECTS, EVENT, allowed
from feldspar.games.bruges.counters import amount
from feldspar.games.bruges.figures import COLOURS, NO_COLOUR
from feldspar.games.bruges.gains import (
    give_florins,
    lose_points,
    receive_florins,
    score,
    take_workers,
)
from feldspar.games.bruges.holding import DOUBLE, FREE, PRINTED
from feldspar.games.bruges.position import (
    BREACH,
    BUILD,
    BUILD_UNSEEN,
    CLIMB,
    DIE,
    DIG,
    DISCARD,
    DRAW,
    EFFECT,
    EXCHANGE,
    GIVE,
    MARKERS,
    PLACE,
    PLAY,
    SPEND,
    STRAIGHTEN,
    TAKE,
    TRADE,
    Position,
)

PAID: Final = {"printed": PRINTED, "double": DOUBLE, "free": FREE}


class Cause:
    """Whose effect it is, which character's, and what caused it."""

    def __init__(self, seat: int, card: int, number: int, colour: int) -> None:
        self.seat = seat
        self.card = card
        self.number = number
        self.effect = EFFECTS[card][number]
        self.colour = colour


def gain_florins(position: Position, cause: Cause) -> None:
    """BRG-15.1."""
    florins = amount(position, cause.seat, cause.effect)
    receive_florins(position, cause.seat, florins, cause.card, "BRG-15.1")


def gain_workers(position: Position, cause: Cause) -> None:
    """BRG-15.2."""
    seat, colour = cause.seat, cause.effect.colour
    number = amount(position, seat, cause.effect)
    if not number:
        return
    if colour == ANY:
        position.push(TAKE, seat, number)
    elif colour == EACH:
        for one in range(len(COLOURS)):
            take_workers(position, seat, one, number, "BRG-15.2")
    else:
        colour = cause.colour if colour == EVENT else colour
        take_workers(position, seat, colour, number, "BRG-15.2")


def gain_vp(position: Position, cause: Cause) -> None:
    """BRG-15.3."""
    points = amount(position, cause.seat, cause.effect)
    if points:
        score(position, cause.seat, points, cause.card, "BRG-15.3")


def draw_cards(position: Position, cause: Cause) -> None:
    """BRG-15.4."""
    position.push(DRAW, cause.seat, cause.effect.amount)


def gain_die(position: Position, cause: Cause) -> None:
    """BRG-15.5."""
    if cause.effect.colour == ANY:
        position.push(DIE, cause.seat, cause.card)
    else:
        florins = position.dice[cause.effect.colour]
        receive_florins(position, cause.seat, florins, cause.card, "BRG-15.5")


def discard_threat(position: Position, cause: Cause) -> None:
    """BRG-15.6."""
    number = amount(position, cause.seat, cause.effect)
    position.push(DISCARD, cause.seat, number, allowed(cause.effect.colour, cause.colour))


def advance(position: Position, cause: Cause) -> None:
    """BRG-15.7."""
    position.push(CLIMB, cause.seat, cause.effect.amount, cause.effect.price)


def build_canal(position: Position, cause: Cause) -> None:
    """BRG-15.8."""
    position.push(DIG, cause.seat, PAID[cause.effect.text])


def build_house(position: Position, cause: Cause) -> None:
    """BRG-15.9."""
    if cause.effect.text == "hand":
        position.push(BUILD, cause.seat, int(cause.effect.pays_worker))
    else:
        position.push(BUILD_UNSEEN, cause.seat, int(cause.effect.pays_worker))


def place_character(position: Position, cause: Cause) -> None:
    """BRG-15.10."""
    position.push(PLACE, cause.seat, cause.effect.amount)


def play_extra_card(position: Position, cause: Cause) -> None:
    """BRG-15.11."""
    position.push(PLAY, cause.seat)


def exchange_workers(position: Position, cause: Cause) -> None:
    """BRG-15.12."""
    held = sum(position.holdings[cause.seat].workers)
    position.push(EXCHANGE, cause.seat, min(held, cause.effect.most) if cause.effect.most else held)


def convert(position: Position, cause: Cause) -> None:
    """BRG-15.13."""
    position.push(TRADE, cause.seat, cause.card, cause.number, cause.effect.times)


def reactivate(position: Position, cause: Cause) -> None:
    """BRG-15.14."""
    position.push(STRAIGHTEN, cause.seat, cause.card)


def opponents_give(position: Position, cause: Cause) -> None:
    """BRG-15.15, clockwise."""
    seat, number = cause.seat, cause.effect.amount
    if cause.effect.text == "florins":
        for victim in position.opponents(seat):
            give_florins(position, victim, seat, number, "BRG-15.15")
    else:
        for victim in position.opponents(seat)[::-1]:
            position.push(GIVE, victim, seat, number)


def opponents_lose(position: Position, cause: Cause) -> None:
    """BRG-15.16, clockwise."""
    seat, number = cause.seat, cause.effect.amount
    if cause.effect.text == "vp":
        for victim in position.opponents(seat):
            lose_points(position, victim, number, "BRG-15.16")
    else:
        for victim in position.opponents(seat)[::-1]:
            for _ in range(number):
                position.push(BREACH, victim)


def give_threat(position: Position, cause: Cause) -> None:
    """BRG-15.17, clockwise: each resolves a disaster before the next is served (BRG-9.10)."""
    for victim in position.opponents(cause.seat)[::-1]:
        position.push(MARKERS, victim, cause.effect.colour, cause.effect.amount)


def pay_opponents(position: Position, cause: Cause) -> None:
    """BRG-16.3."""
    recipients = sum([1 << other for other in position.opponents(cause.seat)])
    position.push(SPEND, cause.seat, recipients, cause.effect.amount, cause.effect.points)


PRIMITIVES: Final[dict[str, Callable[[Position, Cause], None]]] = {
    "gain_florins": gain_florins,
    "gain_workers": gain_workers,
    "gain_vp": gain_vp,
    "draw_cards": draw_cards,
    "gain_die": gain_die,
    "discard_threat": discard_threat,
    "advance": advance,
    "build_canal": build_canal,
    "build_house": build_house,
    "place_character": place_character,
    "play_extra_card": play_extra_card,
    "exchange_workers": exchange_workers,
    "convert": convert,
    "reactivate": reactivate,
    "opponents_give": opponents_give,
    "opponents_lose": opponents_lose,
    "give_threat": give_threat,
    "pay_opponents": pay_opponents,
}


def carry_out(position: Position, seat: int, card: int, number: int, colour: int) -> None:
    """Carry out one effect of a character."""
    cause = Cause(seat, card, number, colour)
    PRIMITIVES[cause.effect.op](position, cause)


def push_all(position: Position, seat: int, card: int) -> None:
    """Put all effects of a character onto the stack, the first on top."""
    for number in range(len(EFFECTS[card]) - 1, -1, -1):
        position.push(EFFECT, seat, card, number, NO_COLOUR)
