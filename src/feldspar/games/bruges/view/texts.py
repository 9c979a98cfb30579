"""What a character does, in one sentence put together from its effects."""

from typing import Final

from feldspar.games.bruges.rules.cards.characters import (
    ANY,
    COUNTERS,
    EACH,
    EFFECTS,
    EVENT,
    FREE,
    PASSIVE,
    PLACED,
    WHEN,
    Effect,
)
from feldspar.games.bruges.rules.components import COLOURS, EVENTS, GROUPS, NO_COLOUR
from feldspar.games.bruges.rules.units import Card, Colour
from feldspar.kernel.events import Text, TextArg

_WIDE: Final = {ANY: "any", EACH: "each", EVENT: "event"}
_UNITS: Final = {
    "gain_florins": "some-florins",
    "gain_workers": "some-workers",
    "draw_cards": "some-cards",
    "gain_vp": "some-points",
    "score": "some-points",
}
"""What is at most so much, by the effect that counts it."""


def effect_text(card: Card) -> Text:
    """Return what a character does, and when if its symbol does not tell."""
    when = WHEN[card]
    opens = when >= PLACED and when != FREE
    said = [
        _describe(effect, when, opens and not place) for place, effect in enumerate(EFFECTS[card])
    ]
    what = said.pop()
    while said:
        joined = "effect-sentences" if when == PASSIVE else "effect-list"
        what = Text(joined, {"first": said.pop(), "rest": what})
    if when == PASSIVE:
        return what
    if when == FREE:
        return Text("once", {"what": what})
    return Text("effect-sentence" if opens else f"when-event-{EVENTS[when]}", {"what": what})


def _describe(effect: Effect, when: int, opens: bool) -> Text:
    """Return one effect: what it does, how often it counts, and at most what."""
    args: dict[str, TextArg] = {"n": effect.amount, "opening": "yes" if opens else "no"}
    text = Text(f"effect-{effect.op}{_details(effect, when, args)}", args)
    if effect.counted:
        text = Text("effect-counted", {"what": text, "per": _per(effect)})
        if effect.most:
            most = Text(_UNITS[effect.op], {"n": effect.most})
            text = Text("effect-capped", {"what": text, "most": most})
    return text


def _details(effect: Effect, when: int, args: dict[str, TextArg]) -> str:
    """Enter what some effects tell beside their amount; return what sets their words apart."""
    if effect.op == "advance":
        args["paying"] = Text("paying", {"n": effect.price})
        return "-paid" if effect.price else "-free"
    if effect.op == "advance_blocked":
        args["paying"] = Text("paying", {"n": effect.price})
    elif effect.op == "exchange_workers":
        args["most"] = effect.most
    elif effect.op == "convert":
        args["pay"] = Text(f"pay-{effect.pay}", {"n": effect.pay_n})
        args["get"] = Text(f"get-{effect.get}", {"n": effect.get_n})
        args["times"] = effect.times
    elif effect.op == "pay_opponents":
        args["score"] = Text("effect-gain_vp", {"n": effect.points, "opening": "no"})
    elif effect.op == "character_price" and effect.text:
        args["group"] = Text(f"group-{effect.text}")
        return "-group"
    elif effect.colour != NO_COLOUR:
        args["limit"] = "up-to" if effect.amount > 1 else "exactly"
        return _add_colour(effect.colour, when, args)
    elif effect.text:
        return f"-{effect.text}{'-worker' if effect.pays_worker else ''}"
    return ""


def _add_colour(colour: Colour, when: int, args: dict[str, TextArg]) -> str:
    """Enter which colour an effect is about."""
    if colour in _WIDE:
        if colour == EVENT:
            args["cause"] = Text(f"of-that-{EVENTS[when]}")
        return f"-{_WIDE[colour]}"
    args["colour"] = Text(f"colour-{COLOURS[colour]}")
    return "-colour"


def _per(effect: Effect) -> Text:
    """Return what an effect counts."""
    counter = COUNTERS[effect.counted]
    args: dict[str, TextArg] = {"lot": effect.lot}
    if counter == "character_group":
        args["group"] = Text(f"group-{GROUPS[effect.which]}")
    elif counter == "die_showing":
        args["face"] = effect.which
    return Text(f"per-{counter}", args)
