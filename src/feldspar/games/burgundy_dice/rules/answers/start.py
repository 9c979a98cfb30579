"""The start castle of a sheet: crossed before all else, for one point and one bonus."""

from collections.abc import Sequence
from typing import Final

from feldspar.games.burgundy_dice.rules.components import (
    A_START,
    BONUSES,
    CROSS,
    EVERY_BONUS,
    FROM_START,
    START_POINTS,
)
from feldspar.games.burgundy_dice.rules.position import (
    CASTLES,
    DIFFERENT_CASTLES,
    FREE,
    MARKS,
    SAME_CASTLE,
    Position,
)
from feldspar.games.burgundy_dice.rules.turn_flow import next_turn
from feldspar.games.burgundy_dice.rules.units import Bonus
from feldspar.kernel.events import Text
from feldspar.kernel.units import Seat

KIND: Final = "start"


def legal(position: Position) -> list[int]:
    """Return every castle that may be crossed now: the fast half."""
    if position.castles != DIFFERENT_CASTLES:
        return [A_START + bonus for bonus in EVERY_BONUS]
    taken = 0
    for estate in position.estates:
        taken |= estate.marked
    castle_of = position.sheet.castle_of
    return [A_START + b for b in EVERY_BONUS if not taken >> castle_of[b] & 1]


def why_not(position: Position, seat: Seat, kind: str, args: Sequence[int]) -> str | None:
    """BDG-2.3, and the variants of section 10: the plain half."""
    if (kind == KIND) != (position.stage == CASTLES):
        return "BDG-2.3"
    if not position.waiting >> seat & 1:
        if position.castles == FREE:
            return "BDG-2.3"
        return "BDG-10.1" if position.castles == DIFFERENT_CASTLES else "BDG-10.3"
    if position.castles == DIFFERENT_CASTLES:
        castle = position.sheet.castle_of[Bonus(args[0])]
        if any(estate.marked >> castle & 1 for estate in position.estates):
            return "BDG-10.1"
    return None


def carry_out(position: Position, seat: Seat, action: int) -> None:
    """Cross a start castle: one point, one bonus (BDG-2.5 to 2.8)."""
    bonus = EVERY_BONUS[action - A_START]
    owners = position.clockwise(0) if position.castles == SAME_CASTLE else [seat]
    for owner in owners:
        estate = position.estates[owner]
        estate.write(position.sheet.castle_of[bonus], CROSS)
        estate.book(START_POINTS, FROM_START, 0)
        estate.earn(bonus)
        if position.castles != FREE:
            estate.begin_turn()  # BDG-12.2: chosen openly
        if position.log is not None:
            text = Text("log-start", {"bonus": Text("one-" + BONUSES[bonus])})
            position.log_event(
                owner, text, "BDG-2.7", START_POINTS, secret=position.castles == FREE
            )
    position.waiting &= ~(1 << seat)
    if position.castles == SAME_CASTLE:
        position.waiting = 0
    elif position.castles == DIFFERENT_CASTLES and seat + 1 < position.seats:
        position.waiting = 1 << seat + 1
    if not position.waiting:
        position.reveal()
        position.stage = MARKS
        next_turn(position)
