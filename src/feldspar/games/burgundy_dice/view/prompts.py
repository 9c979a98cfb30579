"""Prompts: who must decide what, what follows, where the game stands, the choices."""

from collections.abc import Sequence, Set
from typing import Final

from feldspar.games.burgundy_dice.rules.components import BONUSES, EVERY_VALUE
from feldspar.games.burgundy_dice.rules.player_board import Estate
from feldspar.games.burgundy_dice.rules.position import CASTLES, OVER, SAME_CASTLE, Position
from feldspar.games.burgundy_dice.rules.scoring import ranking, rating
from feldspar.games.burgundy_dice.rules.turn_flow import column
from feldspar.games.burgundy_dice.view.answers import marks
from feldspar.games.burgundy_dice.view.hours import ROMAN
from feldspar.kernel.end_messages import leaders, placed, won
from feldspar.kernel.events import Text
from feldspar.kernel.scene import Chip, Choice, Move, Panel
from feldspar.kernel.text.event_text import name_list
from feldspar.kernel.toolkit.memoize import memoize

CHOICES: Final = (
    *marks.CHOICES,
    *[
        Choice(
            f"choice/{value}",
            f"die-{value}",
            Text("choice-value", {"value": value}),
            Text("choice-values"),
        )
        for value in EVERY_VALUE
    ],
)
"""All that may ever be decided without touching anything on the sheet."""


def choices(useful: Set[str]) -> tuple[Choice, ...]:
    """Return what may be decided now of all that has no place on the sheet."""
    return tuple([choice for choice in CHOICES if choice.id in useful])


def panel(position: Position, estate: Estate, seat: int) -> Panel:
    """Return what is known at a glance of a seat with such an estate."""
    busy = bool(position.waiting >> seat & 1) and position.stage != OVER
    told = Text("seat-busy" if busy else "seat-ready")
    if position.stage == OVER:
        alone = position.seats == 1
        places = ranking(position)
        told = Text("status-over") if alone else Text("seat-place", {"place": places[seat]})
    return Panel(seat, estate.score, _chips(estate.earned - estate.spent), told, busy)


@memoize
def _chips(bonuses: int) -> tuple[Chip, ...]:
    """Return the bonuses a seat has left, from counts packed eight bits each."""
    held = [(name, bonuses >> 8 * bonus & 255) for bonus, name in enumerate(BONUSES)]
    return tuple([Chip(f"bonus-{name}", n, Text(f"count-{name}", {"n": n})) for name, n in held])


def status(position: Position) -> Text:
    """Return where the game stands, in a few words."""
    if position.stage == CASTLES:
        return Text("status-setup", {"sheet": position.sheet.letter})
    if position.stage == OVER:
        return Text("status-over")
    args = {"phase": ROMAN[position.phase], "hours": position.hours}
    key = "status-alone" if position.seats == 1 else "status-phase"
    return Text(key, {**args, "boxes": column(position)})


def prompt(position: Position, viewer: int) -> Text:
    """Return who must decide what, in one sentence."""
    if position.stage == OVER:
        return _result(position, viewer)
    if viewer < 0:
        return Text("prompt-watch-castles" if position.stage == CASTLES else "prompt-watch")
    if not position.waiting >> viewer & 1:
        return Text("prompt-wait")
    if position.stage == CASTLES:
        return Text("prompt-castle-all" if position.castles == SAME_CASTLE else "prompt-castle")
    return Text("prompt-second" if position.estates[viewer].pair >= 0 else "prompt-mark")


def _result(position: Position, viewer: int) -> Text:
    """Return who won, or how good a score alone is."""
    if position.seats > 1:
        return won(position, viewer)
    points = position.estates[0].score
    return Text("prompt-alone", {"n": points, "rating": rating(points) or "none"})


def hint(position: Position, viewer: int, ahead: Sequence[Move]) -> Text | None:
    """Return what the decision entails, and whom the table waits for."""
    if position.stage == OVER:
        broken = len(leaders(position)) > ranking(position).count(1)
        return placed(position, viewer, Text("hint-tie") if broken else None)
    waiting = _waiting(position, viewer)
    if not ahead:
        return waiting
    if position.stage == CASTLES:
        return Text("hint-castle", {"waiting": waiting})
    if position.estates[viewer].pair >= 0:
        return Text("hint-second", {"waiting": waiting})
    plain = {move.path[-1] for move in ahead if len(move.path) == 3 and "die" in move.path[0]}
    return Text("hint-mark", {"count": len(plain), "waiting": waiting})


def _waiting(position: Position, viewer: int) -> Text:
    others = [s for s in range(position.seats) if position.waiting >> s & 1 and s != viewer]
    if position.seats == 1:
        return Text("nothing")
    name = name_list(others[:1]) if others else ""
    return Text("waiting", {"count": len(others), "name": name})
