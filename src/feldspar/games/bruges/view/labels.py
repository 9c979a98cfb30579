"""What a decision would bring and cost, in a few words."""

from collections.abc import Sequence

from feldspar.games.bruges.rules.characters import COLOUR, the
from feldspar.games.bruges.rules.figures import (
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
from feldspar.games.bruges.rules.holding import Holding, characters, face
from feldspar.games.bruges.rules.perks import IMMUNE, MORE_FLORINS, MORE_WORKERS
from feldspar.games.bruges.rules.position import Position
from feldspar.games.bruges.rules.progress import step_price
from feldspar.games.bruges.rules.units import Card, Colour, Seat, Section
from feldspar.games.bruges.view import questions
from feldspar.games.bruges.view.phrases import NOTHING, Args, a_house, coloured, workers
from feldspar.games.bruges.view.questions.cards import place_price
from feldspar.games.bruges.view.questions.works import tile_price
from feldspar.games.bruges.view.texts import effect_text
from feldspar.kernel.events import Text


def label(position: Position, seat: Seat, kind: str, args: Sequence[int]) -> Text:
    """Return the words for a decision of the seat that must decide."""
    holding = position.holdings[seat]
    own = questions.label(position, kind, args)
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
        number = WORKERS_TAKEN + holding.perks[MORE_WORKERS]
        return Text("move-take", {"workers": workers(colour, number)})
    if kind == "florins":
        return _die(colour, position.dice[colour] + holding.perks[MORE_FLORINS])
    if kind == "threat":
        return _marker(Colour(args[1]))
    if kind == "house":
        if args[1] == NO_WORKER:
            return Text("move-house-free", {"house": a_house(colour)})
        return Text("move-house", {"workers": workers(args[1], 1)})
    told: Args = {
        "card": the(card),
        "florins": place_price(position, holding, card),
        "effect": effect_text(card),
    }
    return Text("move-place", told)


def _die(colour: Colour, florins: int) -> Text:
    return Text("move-die", {"n": florins, "colour": coloured(colour)})


def _marker(colour: Colour) -> Text:
    return Text("move-discard", {"colour": coloured(colour), "n": MARKER_POINTS})


def _tile(position: Position, holding: Holding, section: Section) -> Text:
    """Say where the next tile of a section goes, and what it would bring."""
    space = holding.tiles[section] + 1
    gain = NOTHING
    if space == THIRD:
        gain = Text("gain-third", {"n": THIRD_POINTS})
    elif space == SPACES and position.statues and not holding.crowned >> section & 1:
        gain = Text("gain-statue", {"n": position.statues[-1]})
    told: Args = {
        "colour": coloured(GATES[holding.gate][section][space - 1]),
        "space": space,
        "florins": tile_price(position, holding, section),
        "gain": gain,
    }
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
        return Text("move-take", {"workers": workers(args[0], 1)})
    if kind == "discard":
        return _marker(Colour(args[0]))
    if kind == "die":
        return _die(Colour(args[0]), position.dice[args[0]])
    if kind == "draw":
        return Text("move-draw", {"colour": coloured(COLOUR[position.piles[args[0]][-1]])})
    if kind == "activate":
        told: Args = {"card": the(Card(args[0])), "effect": effect_text(Card(args[0]))}
        if args[1] == NO_WORKER:
            return Text("move-activate", told)
        return Text("move-activate-worker", {**told, "workers": workers(args[1], 1)})
    if kind == "straighten":
        return Text("move-straighten", {"card": the(Card(args[0]))})
    if kind == "advance":
        told = {"level": holding.level + 1, "florins": step_price(position, seat)}
        return Text("move-advance", told)
    told = {"n": len(holding.fresh), "level": holding.level}
    return Text("move-done-" + questions.look(position).declined, told)
