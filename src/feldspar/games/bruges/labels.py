"""What a decision would bring and cost, in a few words."""

from collections.abc import Sequence
from typing import Final

from feldspar.games.bruges.characters import COLOUR, EFFECTS
from feldspar.games.bruges.disasters import home_of
from feldspar.games.bruges.events import the
from feldspar.games.bruges.figures import (
    BLUE,
    BROWN,
    COLOURS,
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
from feldspar.games.bruges.holding import PRINTED, Holding, characters, face
from feldspar.games.bruges.perks import IMMUNE, MORE_FLORINS, MORE_WORKERS
from feldspar.games.bruges.position import (
    ADVANCE,
    AGAIN,
    BUILD_UNSEEN,
    DIG,
    DISCARD,
    DRAW_UP,
    EXCHANGE,
    GIVE,
    PLACE,
    TRADE,
    Position,
)
from feldspar.games.bruges.progress import step_price
from feldspar.games.bruges.texts import effect_text
from feldspar.kernel.events import Text, TextArg

Args = dict[str, TextArg]
NOTHING: Final = Text("nothing")
_DECLINED: Final = {
    DRAW_UP: "draw",
    ADVANCE: "advance",
    AGAIN: "again",
    DISCARD: "discard",
    PLACE: "place",
    TRADE: "trade",
}


def label(position: Position, seat: int, kind: str, args: Sequence[int]) -> Text:
    """Return the words for a decision of the seat that must decide."""
    holding = position.holdings[seat]
    if kind in ("workers", "florins", "threat", "house", "place"):
        return _with_card(position, holding, kind, args)
    if kind in ("canal", "dig"):
        return _tile(position, holding, args[-1])
    if kind in ("bury", "burn", "burn_under", "breach", "disaster"):
        return _loss(position, seat, kind, args[0])
    if kind in ("take", "pay", "throw", "discard", "die", "trade", "recipient"):
        return _exchange(position, kind, args)
    return _answer(position, seat, kind, args)


def seat_name(seat: int) -> Text:
    """Return what a seat is called."""
    return Text("seat-name", {"n": seat + 1})


def coloured(colour: int) -> Text:
    """Return a colour, as an adjective."""
    return Text("colour-" + COLOURS[colour])


def workers(colour: int, number: int) -> Text:
    """Return some workers of a colour."""
    return Text("workers-" + COLOURS[colour], {"n": number})


def place_price(position: Position, holding: Holding, card: int) -> int:
    """Return what a character costs now: less, if an effect lets one place it."""
    what, first = asked(position)
    return holding.place_price(card, first if what == PLACE else 0)


def tile_price(position: Position, holding: Holding, section: int) -> int:
    """Return what the next tile of a section costs now, with a card or by an effect."""
    what, first = asked(position)
    return holding.tile_price(section, first if what == DIG else PRINTED)


def asked(position: Position) -> tuple[int, int]:
    """Return what is asked, and the first of its numbers; -1 in an ordinary turn."""
    return (position.stack[-1] & 31, position.stack[-1] >> 7 & 255) if position.stack else (-1, 0)


# ------------------------------------------------------------------------------------ the actions


def _with_card(position: Position, holding: Holding, kind: str, args: Sequence[int]) -> Text:
    """Say what a card of the hand would do, but for canals."""
    card, colour = args[0], COLOUR[args[0]]
    if kind == "workers":
        number = WORKERS_TAKEN + holding.perks[MORE_WORKERS]
        return Text("move-take", {"workers": workers(colour, number)})
    if kind == "florins":
        return _die(colour, position.dice[colour] + holding.perks[MORE_FLORINS])
    if kind == "threat":
        return _marker(args[1])
    if kind == "house":
        if args[1] == NO_WORKER:
            return Text("move-house-free", {"house": Text("a-house-" + COLOURS[colour])})
        return Text("move-house", {"workers": workers(args[1], 1)})
    told: Args = {
        "card": the(card),
        "florins": place_price(position, holding, card),
        "effect": effect_text(card),
    }
    return Text("move-place", told)


def _die(colour: int, florins: int) -> Text:
    return Text("move-die", {"n": florins, "colour": coloured(colour)})


def _marker(colour: int) -> Text:
    return Text("move-discard", {"colour": coloured(colour), "n": MARKER_POINTS})


def _tile(position: Position, holding: Holding, section: int) -> Text:
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


def _loss(position: Position, seat: int, kind: str, which: int) -> Text:
    """Say what a disaster, or somebody, would take."""
    holding = position.holdings[seat]
    if kind == "bury":
        return Text("move-bury", {"card": the(which)})
    if kind == "burn":
        return Text("move-burn", {"house": Text("a-house-" + COLOURS[which])})
    if kind == "burn_under":
        colour = COLOUR[face(holding.houses[home_of(position, seat, which)])]
        house = Text("a-house-" + COLOURS[colour])
        return Text("move-burn-under", {"house": house, "card": the(which)})
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
    return Text(f"move-disaster-{name}", {"n": lost[which]})


def _exchange(position: Position, kind: str, args: Sequence[int]) -> Text:
    """Say what is taken, or handed over and what for."""
    what, first = asked(position)
    item = position.stack[-1]
    if kind == "take":
        return Text("move-take", {"workers": workers(args[0], 1)})
    if kind == "discard":
        return _marker(args[0])
    if kind == "die":
        return _die(args[0], position.dice[args[0]])
    if kind == "recipient":
        florins, points = item >> 15 & 255, item >> 23
        told: Args = {"n": florins, "points": florins * points, "name": seat_name(args[0])}
        return Text("move-recipient", told)
    if what == GIVE:
        return Text("move-give", {"workers": workers(args[0], 1), "name": seat_name(first)})
    if what == EXCHANGE:
        return Text("move-exchange", {"workers": workers(args[0], 1)})
    effect = EFFECTS[first][item >> 15 & 255]
    told = {"get": Text("get-" + effect.get, {"n": effect.get_n}), "n": effect.pay_n}
    if kind == "pay":
        return Text("move-pay", {**told, "workers": workers(args[0], 1)})
    if kind == "throw":
        return Text("move-throw", {**told, "card": the(args[0])})
    return Text("move-trade-" + effect.pay, told)


def _answer(position: Position, seat: int, kind: str, args: Sequence[int]) -> Text:
    holding = position.holdings[seat]
    what, first = asked(position)
    if kind == "draw":
        top = COLOURS[COLOUR[position.piles[args[0]][-1]]]
        if what == BUILD_UNSEEN:
            return Text("move-house-unseen", {"house": Text("a-house-" + top)})
        return Text("move-draw", {"colour": Text("colour-" + top)})
    if kind == "activate":
        told: Args = {"card": the(args[0]), "effect": effect_text(args[0])}
        if args[1] == NO_WORKER:
            return Text("move-activate", told)
        return Text("move-activate-worker", {**told, "workers": workers(args[1], 1)})
    if kind == "straighten":
        return Text("move-straighten", {"card": the(args[0])})
    if kind == "advance":
        told = {"level": holding.level + 1, "florins": step_price(position, seat)}
        return Text("move-advance", told)
    if kind == "again":
        return Text("move-again", {"card": the(first), "effect": effect_text(first)})
    if what == EXCHANGE:
        return Text("move-done-exchange", {"n": position.stack[-1] >> 15 & 255})
    told = {"n": len(holding.fresh), "level": holding.level}
    if what == TRADE:
        item = position.stack[-1]
        told["begun"] = int(item >> 23 & 15 < EFFECTS[first][item >> 15 & 255].times)
    return Text("move-done-" + _DECLINED.get(what, "turn"), told)
