"""Why workers, florins and cards are taken, markers returned, and levels climbed."""

from typing import Final

from feldspar.games.bruges.rules.characters import ACTIVATED, COLOUR, WHEN, WORKER, the
from feldspar.games.bruges.rules.components import (
    BOTH_SECTIONS,
    DISASTER,
    DISASTERS,
    GATES,
    LEVEL_POINTS,
    SPACES,
)
from feldspar.games.bruges.rules.perks import HOUSE_WORKER, IMMUNE
from feldspar.games.bruges.rules.player_board import PRINTED_PRICE, USED, Holding
from feldspar.games.bruges.rules.progress import IMPOSSIBLE, step_price
from feldspar.games.bruges.rules.units import Card, Colour
from feldspar.games.bruges.rules.worthwhile_moves import empty_colours
from feldspar.games.bruges.view.lead import dearest
from feldspar.games.bruges.view.move_reasons.deed import Deed, Reason
from feldspar.games.bruges.view.move_reasons.gains import leads
from feldspar.games.bruges.view.phrases import a_house, coloured, workers
from feldspar.kernel.coaching import scored
from feldspar.kernel.events import Text

_POOR: Final = 2
"""With so many florins and fewer one is poor."""


def _colour(deed: Deed) -> Colour:
    """Return the colour a decision is about: that of a card, or the one chosen."""
    if deed.kind in ("workers", "florins"):
        return COLOUR[deed.args[0]]
    if deed.kind == "draw":
        return COLOUR[deed.before.piles[deed.args[0]][-1]]
    return Colour(deed.args[-1])


# ---------------------------------------------------------------------------------------- threats


def _near(holding: Holding, colour: Colour) -> bool:
    """Tell whether one more marker would bring a disaster."""
    return holding.threats[colour] == DISASTER - 1 and not holding.perks[IMMUNE] >> colour & 1


def _danger(deed: Deed) -> Text | None:
    """A marker is returned before the one that would strike."""
    colour = _colour(deed)
    if not _near(deed.had(), colour):
        return None
    disaster = Text("the-" + DISASTERS[colour])
    return Text("because-danger", {"colour": coloured(colour), "disaster": disaster})


def _marker(deed: Deed) -> Text | None:
    points = scored(deed.told, "log-discard")
    return Text("because-marker", {"n": points}) if points else None


# ----------------------------------------------------------------------------- workers and florins


def _activates(deed: Deed) -> Text | None:
    """Somebody waits for a worker of this colour."""
    colour, holding = _colour(deed), deed.had()
    for one in holding.residents:
        if one < USED and WHEN[one] == ACTIVATED and WORKER[one] == colour:
            if not holding.workers[colour]:
                told = {"workers": workers(colour, 1), "card": the(Card(one))}
                return Text("because-activates", {**told})
    return None


def _builds(deed: Deed) -> Text | None:
    """A card of the colour could become a house."""
    colour, holding = _colour(deed), deed.had()
    played = deed.args[0] if deed.kind == "workers" else -1
    others = [card for card in holding.hand if card != played and COLOUR[card] == colour]
    if holding.workers[colour] or not others or holding.perks[HOUSE_WORKER]:
        return None
    return Text("because-builds", {"house": a_house(colour)})


def _affords(deed: Deed) -> Text | None:
    """Florins are then enough for somebody who can move in."""
    holding = deed.had()
    card = dearest(holding, deed.args[0] if deed.kind == "florins" else -1)
    gained = _gained(deed)
    if card is None or not empty_colours(holding):
        return None
    price = holding.place_price(card, 0)
    if not holding.florins < price <= holding.florins + gained:
        return None
    return Text("because-affords", {"card": the(card), "n": price})


def _gained(deed: Deed) -> int:
    event = deed.happens("log-die")
    number = event.text.args["n"] if event else 0
    assert isinstance(number, int)
    return number


def _best_die(deed: Deed) -> Text | None:
    """No die pays more."""
    gained, dice = _gained(deed), deed.before.dice
    if not gained or dice[_colour(deed)] < max(dice):
        return None
    return Text("because-best-die", {"n": gained})


def _poor(deed: Deed) -> Text | None:
    """There are hardly any florins."""
    had = deed.had().florins
    return Text("because-poor", {"n": had}) if had <= _POOR else None


# -------------------------------------------------------------------------------------- progress


def _level(deed: Deed) -> Text | None:
    """A level counts at the end."""
    level = deed.had().level
    more = LEVEL_POINTS[level + 1] - LEVEL_POINTS[level]
    return Text("because-level", {"level": level + 1, "n": more}) if more else None


def _saves(deed: Deed) -> Text | None:
    """Whoever advanced could no longer pay for somebody who can move in."""
    position, holding = deed.before, deed.had()
    card = dearest(holding)
    if not position.stack or position.stack[-1].name() != "advance" or card is None:
        return None
    cost, price = step_price(position, deed.seat), holding.place_price(card, 0)
    short = cost != IMPOSSIBLE and holding.florins - cost < price <= holding.florins
    return Text("because-saves", {"card": the(card)}) if short else None


# ----------------------------------------------------------------------------------------- cards


def _to_hand(deed: Deed) -> bool:
    """Tell whether a card drawn comes to the hand, and does not become a house at once."""
    return deed.before.stack[-1].name() in ("draw", "draw_up")


def _for_canal(deed: Deed) -> Text | None:
    """The next space of a canal has this colour, and can be paid."""
    holding, colour = deed.had(), _colour(deed)
    if not _to_hand(deed):
        return None
    for section in BOTH_SECTIONS:
        built = holding.tiles[section]
        if built < SPACES and GATES[holding.gate][section][built] == colour:
            if holding.tile_price(section, PRINTED_PRICE) <= holding.florins:
                return Text("because-for-canal", {"colour": coloured(colour)})
    return None


def _for_threat(deed: Deed) -> Text | None:
    """It can return a marker where one more would strike."""
    colour = _colour(deed)
    if not _to_hand(deed) or not _near(deed.had(), colour):
        return None
    return Text("because-for-threat", {"colour": coloured(colour)})


def _for_house(deed: Deed) -> Text | None:
    """There is a worker for a house of this colour."""
    colour = _colour(deed)
    if not _to_hand(deed) or not deed.had().workers[colour]:
        return None
    return Text("because-for-house", {"house": a_house(colour)})


HIRING: Final[tuple[Reason, ...]] = (_activates, _builds)
EARNING: Final[tuple[Reason, ...]] = (_affords, _best_die, _poor)
RETURNING: Final[tuple[Reason, ...]] = (_danger, _marker)
ADVANCING: Final[tuple[Reason, ...]] = (leads, _level)
STAYING: Final[tuple[Reason, ...]] = (_saves,)
DRAWING: Final[tuple[Reason, ...]] = (_for_threat, _for_canal, _for_house)
