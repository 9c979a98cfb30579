"""Goals of a turn, for somebody who plays for the first time."""

from typing import Final

from feldspar.games.bruges.rules.cards.characters import the
from feldspar.games.bruges.rules.components import (
    BOTH_SECTIONS,
    DISASTERS,
    GATES,
    MAJORITIES,
    MAJORITY_POINTS,
    PALETTE,
    SPACES,
)
from feldspar.games.bruges.rules.player_board import PRINTED_PRICE, Holding, empty_colours
from feldspar.games.bruges.rules.position import OVER, Position
from feldspar.games.bruges.rules.units import Seat
from feldspar.games.bruges.view.lead import dearest_card, is_near, race
from feldspar.games.bruges.view.phrases import colour_text
from feldspar.kernel.coaching import Goal
from feldspar.kernel.events import Text, TextArg

_MOST: Final = 3


def goals(position: Position, seat: Seat) -> list[Goal]:
    """Return the most important things first; none if the seat has nothing to decide."""
    if position.phase == OVER or position.decider() != seat:
        return []
    holding = position.holdings[seat]
    found = [
        *_threat(holding),
        *_statue(position, holding),
        *_majority(position, seat),
        *_character(holding),
        *_house(holding),
    ]
    return found[:_MOST]


def _threat(holding: Holding) -> list[Goal]:
    """Two markers of a colour: a third strikes."""
    for colour in PALETTE:
        if is_near(holding, colour):
            disaster = Text("the-" + DISASTERS[colour])
            told = {"colour": colour_text(colour), "disaster": disaster}
            return [Goal(Text("goal-threat", {**told}), False)]
    return []


def _statue(position: Position, holding: Holding) -> list[Goal]:
    """A canal that lacks its last tile, and would bring a statue."""
    for section in BOTH_SECTIONS:
        last = holding.tiles[section] == SPACES - 1
        if last and position.statues and not holding.crowned >> section & 1:
            told: dict[str, TextArg] = {
                "n": position.statues[-1],
                "colour": colour_text(GATES[holding.gate][section][-1]),
                "florins": holding.tile_price(section, PRINTED_PRICE),
            }
            return [Goal(Text("goal-statue", told), False)]
    return []


def _majority(position: Position, seat: Seat) -> list[Goal]:
    """A marker that one may turn at the end of the round: what lacks one, before what is won."""
    found: list[Goal] = []
    for majority, name in enumerate(MAJORITIES):
        stands = race(position, seat, majority)
        if (
            not position.holdings[seat].majorities >> majority & 1
            and stands.mine >= stands.most > 0
        ):
            text = Text(f"goal-lead-{name}", {"n": MAJORITY_POINTS})
            found.append(Goal(text, stands.ahead()))
    return sorted(found, key=lambda goal: goal.done)[:1]


def _character(holding: Holding) -> list[Goal]:
    """Florins for the dearest character of the hand."""
    card = dearest_card(holding)
    price = 0 if card is None else holding.place_price(card, 0)
    if card is None or not price:
        return []
    return [Goal(Text("goal-florins", {"card": the(card), "n": price}), holding.florins >= price)]


def _house(holding: Holding) -> list[Goal]:
    """A house for whoever comes next."""
    return [Goal(Text("goal-house"), bool(empty_colours(holding)))]
