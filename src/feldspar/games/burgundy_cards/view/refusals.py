"""Why a click makes no move: what is missing for it in this position, or what a thing is for."""

from collections.abc import Sequence

from feldspar.games.burgundy_cards.rules.components import ACTIONS, PRICE
from feldspar.games.burgundy_cards.rules.position import Position
from feldspar.kernel.events import Text


def forbidden_message(
    position: Position, seat: int, actions: Sequence[int], rule: str
) -> Text | None:
    """Say more than the rule does of why some decisions are forbidden; None if it says it all."""
    kind, args = ACTIONS.decode(actions[0])
    if rule == "BCG-9.1":
        return _no_purchase(position, seat)
    if kind == "draw" and not position.stack and rule == "BCG-11.3":
        return Text("unasked-animals" if args[0] > 1 else "unasked-goods")
    return None


def unused_message(position: Position, seat: int, area: str, thing: str) -> Text | None:
    """Say why a thing that no decision goes through is of no use; None if its help says it."""
    if thing.startswith("card/"):
        if area == "aaron":
            return Text("piece-of", {"name": Text("aaron-name")})
        return Text("unused-discards" if area == "supply" else "unused-placed")
    return _no_purchase(position, seat) if thing == "deck" else None


def _no_purchase(position: Position, seat: int) -> Text | None:
    """Say what is missing for a purchase."""
    silver = position.holdings[seat].silver
    if position.bought:
        return Text("lacks-purchase")
    return Text("lacks-silver", {"price": PRICE, "silver": silver}) if silver < PRICE else None
