"""Why a click makes no move: what is missing for it in this position, or what a thing is for."""

from collections.abc import Sequence

from feldspar.games.burgundy.rules.components import PRICE
from feldspar.games.burgundy.rules.position import Position
from feldspar.kernel.events import Text
from feldspar.kernel.units import Seat


def forbidden_message(
    position: Position, seat: Seat, actions: Sequence[int], rule: str
) -> Text | None:
    """Say more than the rule does of why some decisions are forbidden; None if it says it all."""
    return _no_purchase(position, seat) if rule == "BUR-17.1" else None


def unused_message(position: Position, seat: Seat, area: str, thing: str) -> Text | None:
    """Say why a thing that no decision goes through is of no use; None if its help says it."""
    kind = thing.partition("/")[0]
    if thing == "depot/black":
        return _no_purchase(position, seat)
    if thing == "die/white":
        return Text("unused-white")
    if kind == "tile" and area == "estate":
        return Text("unused-placed")
    return Text(f"unused-{kind}") if kind in ("pile", "die", "goods", "hex") else None


def _no_purchase(position: Position, seat: Seat) -> Text | None:
    """Say what is missing for a purchase."""
    silver = position.estates[seat].silver
    if position.bought:
        return Text("lacks-purchase")
    return Text("lacks-silver", {"price": PRICE, "silver": silver}) if silver < PRICE else None
