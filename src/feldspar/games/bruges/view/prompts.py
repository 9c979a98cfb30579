"""Prompts: who must decide what, and where the game stands."""

from typing import Final

from feldspar.games.bruges.rules.components import TURNS_EACH
from feldspar.games.bruges.rules.position import DICE, DRAWING, OVER, Position
from feldspar.games.bruges.view.answers import look
from feldspar.games.bruges.view.hints import hint as hint
from feldspar.games.bruges.view.phrases import Args, seat_name
from feldspar.kernel.end_messages import won
from feldspar.kernel.events import Text
from feldspar.kernel.units import Seat

_STATUS: Final = {DRAWING: "draw", DICE: "dice", OVER: "over"}


def status(position: Position) -> Text:
    """Return where the game stands, in a few words."""
    told: Args = {
        "round": position.round,
        "last": int(position.round == position.last),
        "turn": position.turn + 1,
        "turns": TURNS_EACH,
    }
    return Text("status-" + _STATUS.get(position.phase, "turn"), told)


def prompt(position: Position, viewer: int) -> Text:
    """Return who must decide what, in one sentence."""
    seat = position.decider()
    if seat < 0:
        return won(position, viewer)
    key, args = _question(position, seat)
    if viewer == seat:
        return Text(f"prompt-{key}", args)
    doing = Text(f"doing-{key}", args)
    return Text("prompt-wait", {"name": seat_name(seat), "doing": doing})


def _question(position: Position, seat: Seat) -> tuple[str, Args]:
    """Return the key of what a seat is asked, and what everybody may be told of it."""
    if position.stack:
        found, question = look(position), position.stack[-1]
        return found.key + found.variant(position, question), found.told(position, question)
    cards = len(position.holdings[seat].hand)
    if position.played:
        return "after", {}
    return "play" if cards else "empty", {"n": cards}
