"""Houses and canals built by an effect, and levels."""

from collections.abc import Sequence
from typing import Final

from feldspar.games.bruges.rules.characters import COLOUR
from feldspar.games.bruges.rules.components import NO_WORKER
from feldspar.games.bruges.rules.pending.advance import Advance
from feldspar.games.bruges.rules.pending.build import Build
from feldspar.games.bruges.rules.pending.build_unseen import BuildUnseen
from feldspar.games.bruges.rules.pending.dig import Dig
from feldspar.games.bruges.rules.perks import (
    CANAL_PRICE,
    HOUSE_TAKES_ANY,
    HOUSE_TAKES_NONE,
    HOUSE_WORKER,
    UNSET,
)
from feldspar.games.bruges.rules.player_board import NO_PRICE, PRINTED_PRICE, Holding
from feldspar.games.bruges.rules.position import Position, Question
from feldspar.games.bruges.rules.progress import step_price
from feldspar.games.bruges.rules.units import Card, Colour, Section
from feldspar.games.bruges.view.pending.cards import last_card
from feldspar.games.bruges.view.pending.look import Look, Looks
from feldspar.games.bruges.view.phrases import Args, a_house
from feldspar.kernel.events import Text


def tile_price(position: Position, holding: Holding, section: Section) -> int:
    """Return what the next tile of a section costs now, with a card or by an effect."""
    asked = position.stack[-1] if position.stack else None
    return holding.tile_price(section, asked.paid if isinstance(asked, Dig) else PRINTED_PRICE)


def house_worker(position: Position, holding: Holding, card: Card) -> Colour:
    """Return the worker that comes to mind for a house, or NO_WORKER."""
    asked = position.stack[-1] if position.stack else None
    free = holding.perks[HOUSE_WORKER] == HOUSE_TAKES_NONE
    if isinstance(asked, Build):
        free = not asked.workers
    return NO_WORKER if free else COLOUR[card]


def any_worker(position: Position, holding: Holding) -> bool:
    """Tell whether a house may be built for workers of any colour."""
    asked = position.stack[-1] if position.stack else None
    return holding.perks[HOUSE_WORKER] == HOUSE_TAKES_ANY and not isinstance(asked, Build)


def _level(position: Position, asked: Advance) -> Args:
    level = position.holdings[asked.seat].level + 1
    return {"level": level, "florins": step_price(position, asked.seat)}


def _florins(position: Position, asked: Question) -> Args:
    return {"n": position.holdings[asked.seat].florins}


def _paid(position: Position, asked: Dig) -> Args:
    fixed = position.holdings[asked.seat].perks[CANAL_PRICE] != UNSET
    return {"n": -1 if fixed and asked.paid != NO_PRICE else asked.paid}


def _unseen(position: Position, asked: BuildUnseen, kind: str, args: Sequence[int]) -> Text:
    top = COLOUR[position.piles[args[0]][-1]]
    return Text("move-house-unseen", {"house": a_house(top)})


LOOKS: Final[Looks] = {
    Advance: Look("advance", _level, hint="advance", follows=_florins, declined="advance"),
    Dig: Look("dig", _paid, hint="dig"),
    Build: Look("build", hint="build"),
    BuildUnseen: Look(
        "build-unseen", hint="build-unseen", follows=last_card, own=("draw",), label=_unseen
    ),
}
