"""Why a click makes no move: what is missing for it, in this position."""

from collections.abc import Sequence

from feldspar.games.burgundy_cards.rules.components import ACTIONS
from feldspar.games.burgundy_cards.rules.position import Position
from feldspar.kernel.events import Text


def forbidden(position: Position, seat: int, actions: Sequence[int], rule: str) -> Text | None:
    """Say what a pile is for while nothing is drawn; the rule itself asks for a card of it."""
    kind, args = ACTIONS.decode(actions[0])
    if kind == "draw" and not position.stack and rule == "BCG-11.3":
        return Text("unasked-animals" if args[0] > 1 else "unasked-goods")
    return None
