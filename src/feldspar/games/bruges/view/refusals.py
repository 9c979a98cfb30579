"""Why a click makes no move: what is missing for it in this position, or what a thing is for."""

from collections.abc import Sequence

from feldspar.games.bruges.rules.components import ACTIONS, PLAYS
from feldspar.games.bruges.rules.position import DRAWING, Position
from feldspar.games.bruges.rules.units import Card, Seat
from feldspar.games.bruges.view.answers import ANSWERS
from feldspar.games.bruges.view.phrases import seat_name
from feldspar.kernel.events import Text


def forbidden_message(
    position: Position, seat: Seat, actions: Sequence[int], rule: str
) -> Text | None:
    """Say more than the rule does of why some decisions are forbidden; None if it says it all."""
    asks = bool(position.stack) and position.stack[-1].rule == rule
    if rule == "BRG-4.1" and asks:
        return Text("asked-draw")
    if rule == "BRG-15.2" and not asks:
        return Text("unasked-take")
    return None if asks else _lacks(position, seat, actions)


def unused_message(position: Position, seat: Seat, area: str, thing: str) -> Text | None:
    """Say why a thing that no decision goes through is of no use; None if its help says it."""
    kind, _, rest = thing.partition("/")
    holding = position.holdings[seat]
    if kind in ("gate", "pawn", "tile"):
        owner = int(rest.split("-")[0])
        return (
            Text("piece-of", {"name": seat_name(owner)})
            if owner != seat
            else Text(f"unused-{kind}")
        )
    if kind == "level":
        return Text("unused-passed" if int(rest) <= holding.level else "unused-pawn")
    if kind == "choice":
        return Text("asked-draw" if position.phase == DRAWING else "lacks-card")
    if kind == "seat":  # the back of a card of one's own
        return Text("unused-hidden")
    if thing.startswith("house/"):
        return Text("unused-house")
    return Text(f"unused-{kind}") if kind in ("florins", "statue") else None


def _lacks(position: Position, seat: Seat, actions: Sequence[int]) -> Text | None:
    """Return what all of some decisions with one card lack; None if a rule says it as well."""
    decoded = [ACTIONS.decode(action) for action in actions]
    kinds, cards = {kind for kind, _ in decoded}, {args[0] for _, args in decoded if args}
    holding = position.holdings[seat]
    if len(kinds) != 1 or len(cards) != 1 or not kinds <= {*PLAYS}:
        return None
    kind, card = kinds.pop(), Card(cards.pop())
    if card not in holding.hand:
        return None
    return ANSWERS[kind].lacks(position, holding, card, [args for _, args in decoded])
