"""What a decision would bring and cost, in a few words."""

from collections.abc import Sequence

from feldspar.games.bruges.rules.characters import COLOUR, the
from feldspar.games.bruges.rules.components import (
    BLUE,
    BROWN,
    DISASTERS,
    GATES,
    INTRIGUE_LOSS,
    MARKER_POINTS,
    NO_WORKER,
    RED,
    SPACES,
    THIRD,
    THIRD_POINTS,
    VIOLET,
    WORKERS_TAKEN,
    YELLOW,
)
from feldspar.games.bruges.rules.perks import IMMUNE, MORE_FLORINS, MORE_WORKERS
from feldspar.games.bruges.rules.player_board import Holding, characters, face
from feldspar.games.bruges.rules.position import Position
from feldspar.games.bruges.rules.progress import step_price
from feldspar.games.bruges.rules.units import Card, Colour, Seat, Section
from feldspar.games.bruges.view import pending
from feldspar.games.bruges.view.pending.cards import place_price
from feldspar.games.bruges.view.pending.works import tile_price
from feldspar.games.bruges.view.phrases import NOTHING, Args, a_house, coloured, workers
from feldspar.games.bruges.view.texts import effect_text
from feldspar.kernel.events import Text
from feldspar.kernel.toolkit.memoize import remembered


def label(position: Position, seat: Seat, kind: str, args: Sequence[int]) -> Text:
    """Return the words for a decision of the seat that must decide."""
    holding = position.holdings[seat]
    own = pending.label(position, kind, args)
    if own is not None:
        return own
    if kind in ("workers", "florins", "threat", "house", "place"):
        return _with_card(position, holding, kind, args)
    if kind in ("canal", "dig"):
        return _tile(position, holding, Section(args[-1]))
    if kind in ("bury", "burn", "burn_under", "breach", "disaster"):
        return _loss(position, seat, kind, args[0])
    return _answer(position, seat, kind, args)


# ------------------------------------------------------------------------------------ the actions


def _with_card(position: Position, holding: Holding, kind: str, args: Sequence[int]) -> Text:
    """Say what a card of the hand would do, but for canals."""
    card, colour = Card(args[0]), COLOUR[args[0]]
    if kind == "workers":
        return _take(colour, WORKERS_TAKEN + holding.perks[MORE_WORKERS])
    if kind == "florins":
        return _die(colour, position.dice[colour] + holding.perks[MORE_FLORINS])
    if kind == "threat":
        return _marker(Colour(args[1]))
    if kind == "house":
        return _house(colour, Colour(args[1]))
    return _place(card, place_price(position, holding, card))


@remembered
def _take(colour: int, number: int) -> Text:
    return Text("move-take", {"workers": workers(colour, number)})


@remembered
def _house(colour: Colour, worker: Colour) -> Text:
    if worker == NO_WORKER:
        return Text("move-house-free", {"house": a_house(colour)})
    return Text("move-house", {"workers": workers(worker, 1)})


@remembered
def _place(card: Card, florins: int) -> Text:
    told: Args = {"card": the(card), "florins": florins, "effect": effect_text(card)}
    return Text("move-place", told)


@remembered
def _die(colour: Colour, florins: int) -> Text:
    return Text("move-die", {"n": florins, "colour": coloured(colour)})


@remembered
def _marker(colour: Colour) -> Text:
    return Text("move-discard", {"colour": coloured(colour), "n": MARKER_POINTS})


def _tile(position: Position, holding: Holding, section: Section) -> Text:
    """Say where the next tile of a section goes, and what it would bring."""
    space = holding.tiles[section] + 1
    crowned = not position.statues or holding.crowned >> section & 1
    statue = 0 if crowned else position.statues[-1]
    colour = GATES[holding.gate][section][space - 1]
    return _canal(colour, space, tile_price(position, holding, section), statue)


@remembered
def _canal(colour: Colour, space: int, florins: int, statue: int) -> Text:
    """Say where a tile goes; a statue of so many points, or 0, is at the end of the section."""
    gain = NOTHING
    if space == THIRD:
        gain = Text("gain-third", {"n": THIRD_POINTS})
    elif space == SPACES and statue:
        gain = Text("gain-statue", {"n": statue})
    told: Args = {"colour": coloured(colour), "space": space, "florins": florins, "gain": gain}
    return Text("move-canal", told)


# --------------------------------------------------------------------------- what else is asked


def _loss(position: Position, seat: Seat, kind: str, which: int) -> Text:
    """Say what a disaster, or somebody, would take."""
    holding = position.holdings[seat]
    if kind == "bury":
        return Text("move-bury", {"card": the(Card(which))})
    if kind == "burn":
        return Text("move-burn", {"house": a_house(which)})
    if kind == "burn_under":
        colour = COLOUR[face(holding.houses[holding.home_of(Card(which))])]
        house = a_house(colour)
        return Text("move-burn-under", {"house": house, "card": the(Card(which))})
    if kind == "breach":
        return Text("move-breach", {"space": holding.tiles[which], "section": which})
    name = DISASTERS[which]
    if holding.perks[IMMUNE] >> which & 1:
        return Text("move-disaster-immune", {"disaster": Text(f"the-{name}")})
    lost = {
        BLUE: sum(holding.workers),
        BROWN: len(characters(holding)),
        YELLOW: holding.florins,
        RED: len(holding.houses) + sum(holding.tiles),
        VIOLET: min(INTRIGUE_LOSS, holding.score),
    }
    return Text(f"move-disaster-{name}", {"n": lost[Colour(which)]})


def _answer(position: Position, seat: Seat, kind: str, args: Sequence[int]) -> Text:
    holding = position.holdings[seat]
    if kind == "take":
        return _take(args[0], 1)
    if kind == "discard":
        return _marker(Colour(args[0]))
    if kind == "die":
        return _die(Colour(args[0]), position.dice[args[0]])
    if kind == "draw":
        return Text("move-draw", {"colour": coloured(COLOUR[position.piles[args[0]][-1]])})
    if kind == "activate":
        return _activate(Card(args[0]), Colour(args[1]))
    if kind == "straighten":
        return Text("move-straighten", {"card": the(Card(args[0]))})
    if kind == "advance":
        told: Args = {"level": holding.level + 1, "florins": step_price(position, seat)}
        return Text("move-advance", told)
    told = {"n": len(holding.fresh), "level": holding.level}
    return Text("move-done-" + pending.look(position).declined, told)


@remembered
def _activate(card: Card, worker: Colour) -> Text:
    told: Args = {"card": the(card), "effect": effect_text(card)}
    if worker == NO_WORKER:
        return Text("move-activate", told)
    return Text("move-activate-worker", {**told, "workers": workers(worker, 1)})
