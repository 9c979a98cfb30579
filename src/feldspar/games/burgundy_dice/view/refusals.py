"""Why a click makes no move: what is missing for it in this position, or what a thing is for."""

from collections.abc import Sequence

from feldspar.games.burgundy_dice.rules.components import ACTIONS, COLOURS
from feldspar.games.burgundy_dice.rules.position import CASTLES, Position
from feldspar.games.burgundy_dice.rules.units import Colour
from feldspar.kernel.events import Text
from feldspar.kernel.units import Hex, Seat


def forbidden_message(
    position: Position, seat: Seat, actions: Sequence[int], rule: str
) -> Text | None:
    """Say more than the rule does of why some decisions are forbidden; None if it says it all."""
    marks = [ACTIONS.decode(action) for action in actions]
    if position.stage == CASTLES or not rule.startswith("BDG-4."):
        return None
    if not all(len(args) == 2 for _, args in marks):
        return None
    hexes = {Hex(args[1]) for _, args in marks}
    if len(hexes) > 1:
        return Text("unused-die") if marks[0].kind in ("mark", "silver") else None
    return _lacks(position, seat, hexes.pop()) if rule == "BDG-4.2" else None


def _lacks(position: Position, seat: Seat, hex_: Hex) -> Text:
    """Say why a hex is not for the dice as rolled: it is marked, or has another colour."""
    estate = position.estates[seat]
    if estate.marked >> hex_ & 1:
        return Text("lacks-empty")
    told = {"first": position.colour_a, "second": position.colour_b}
    told["colour"] = estate.sheet.colour[hex_]
    return Text("lacks-colour", {name: _colour_text(colour) for name, colour in told.items()})


def _colour_text(colour: Colour) -> Text:
    return Text(f"colour-{COLOURS[colour]}")


def unused_message(position: Position, seat: Seat, area: str, thing: str) -> Text | None:
    """Say why a thing that no decision goes through is of no use; None if its help says it."""
    kind = thing.partition("/")[0]
    if position.stage == CASTLES and kind in ("hex", "die", "bonus"):
        return Text(f"unused-before-{kind}")
    if thing == "die/hourglass":
        return Text("unused-hourglass")
    if thing == "bonus/goods":
        return Text("unused-goods")
    return Text("unused-die") if kind == "die" else None
