"""What a decision does: marks, rewards, and the course of the turn behind it."""

from typing import Final

from feldspar.games.burgundy_dice.rules.components import (
    A_DONE,
    A_MARK,
    A_MONK,
    A_SILVER,
    A_START,
    A_TAKE,
    A_WORKER,
    BOARD,
    BONUSES,
    COLOURS,
    CONSOLATION,
    CROSS,
    EVERY_BONUS,
    FROM_START,
    HEXES,
    MONK,
    NO_BONUS,
    SILVER,
    START_POINTS,
    WORKER,
)
from feldspar.games.burgundy_dice.rules.legal import second_options
from feldspar.games.burgundy_dice.rules.player_board import Estate, pair, reward, zone_points
from feldspar.games.burgundy_dice.rules.position import (
    CASTLES,
    DIFFERENT_CASTLES,
    FREE,
    MARKS,
    SAME_CASTLE,
    Position,
)
from feldspar.games.burgundy_dice.rules.turn_flow import end_turn, next_turn
from feldspar.games.burgundy_dice.rules.units import Bonus, Source, Value
from feldspar.kernel.events import Text
from feldspar.kernel.units import Hex, Seat

_POINT_RULES: Final = ["BDG-5.2", "BDG-5.2", "BDG-5.2", "BDG-5.2", "BDG-5.9", "BDG-5.10"]
_REWARD_RULES: Final = ["BDG-5.5", "BDG-5.6", "BDG-5.7", "BDG-5.8", "BDG-5.9"]


def step(position: Position, seat: Seat, action: int) -> None:
    """Carry out a legal decision of a seat, and all that follows from it."""
    if position.stage == CASTLES:
        _start(position, seat, EVERY_BONUS[action - A_START])
        return
    estate = position.estates[seat]
    if action == A_TAKE:
        _take(position, estate, seat)
    elif action != A_DONE:
        base = A_MARK
        if action >= A_SILVER:
            base = A_SILVER
            _spend(position, estate, seat, SILVER, "BDG-6.7")
        elif action >= A_WORKER:
            base = A_WORKER
            _spend(position, estate, seat, WORKER, "BDG-6.5")
        elif action >= A_MONK:
            base = A_MONK
            _spend(position, estate, seat, MONK, "BDG-6.4")
        offset = action - base
        value, hex_ = Value(offset // HEXES + 1), Hex(offset % HEXES)
        _mark(position, estate, seat, hex_, value)
        if base == A_MARK and _second_possible(position, estate, hex_, value):
            return
    estate.pair = -1
    position.waiting &= ~(1 << seat)
    if not position.waiting:
        end_turn(position)


def _start(position: Position, seat: Seat, bonus: Bonus) -> None:
    """Cross a start castle: one point, one bonus (BDG-2.5 to 2.8)."""
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
            position.report(owner, text, "BDG-2.7", START_POINTS, secret=position.castles == FREE)
    position.waiting &= ~(1 << seat)
    if position.castles == SAME_CASTLE:
        position.waiting = 0
    elif position.castles == DIFFERENT_CASTLES and seat + 1 < position.seats:
        position.waiting = 1 << seat + 1
    if not position.waiting:
        position.reveal()
        position.stage = MARKS
        next_turn(position)


def _take(position: Position, estate: Estate, seat: Seat) -> None:
    """BDG-4.15: a worker instead of a mark."""
    taken = estate.earn_all(WORKER, CONSOLATION)
    if position.log is not None:
        position.report(seat, Text("log-take", {"count": taken}), "BDG-4.15")


def _spend(position: Position, estate: Estate, seat: Seat, bonus: Bonus, rule: str) -> None:
    estate.spend(bonus)
    if position.log is not None:
        text = Text("log-spend", {"bonus": Text("one-" + BONUSES[bonus])})
        position.report(seat, text, rule, means=True)


def _mark(position: Position, estate: Estate, seat: Seat, hex_: Hex, value: Value) -> None:
    """Write a value; a finished zone scores and pays at once (section 5)."""
    estate.write(hex_, value)
    sheet = position.sheet
    colour = sheet.colour[hex_]
    if position.log is not None:
        text = Text(
            "log-mark",
            {"value": value, "hex": BOARD.names[hex_], "place": Text("the-" + COLOURS[colour])},
        )
        position.report(seat, text, "BDG-4.1")
    if not estate.finished(hex_):
        return
    points = zone_points(sheet, hex_, position.phase)
    estate.book(points, Source(colour), position.phase)
    estate.complete(colour)
    bonus = reward(sheet, hex_)
    earned = bonus != NO_BONUS and estate.earn(bonus)
    if position.log is not None:
        text = Text("log-zone", {"zone": Text("a-" + COLOURS[colour]), "size": sheet.size[hex_]})
        position.report(seat, text, _POINT_RULES[colour], points)
        if earned:
            text = Text("log-reward", {"bonus": Text("one-" + BONUSES[bonus])})
            position.report(seat, text, _REWARD_RULES[colour])


def _second_possible(position: Position, estate: Estate, hex_: Hex, value: Value) -> bool:
    """Open the window for a second mark, if silver and the dice allow one (BDG-6.7)."""
    if not estate.held(SILVER):
        return False
    estate.pair = pair(value, position.sheet.colour[hex_])
    pip_a, pip_b = position.pip_a, position.pip_b
    return bool(second_options(position, estate, pip_a) or second_options(position, estate, pip_b))
