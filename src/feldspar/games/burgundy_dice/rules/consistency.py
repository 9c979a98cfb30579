"""Checks that a position that was read is consistent, so that it can be played to its end."""

from typing import Final

from feldspar.games.burgundy_dice.rules.components import (
    CIRCLES,
    EVERY_BONUS,
    GOODS,
    HEXES,
    PHASES,
    SILVER,
)
from feldspar.games.burgundy_dice.rules.player_board import PAIRS, Estate
from feldspar.games.burgundy_dice.rules.position import (
    CASTLES,
    DIFFERENT_CASTLES,
    FREE,
    MARKS,
    OVER,
    Position,
)
from feldspar.games.burgundy_dice.rules.sheet import Sheet
from feldspar.games.burgundy_dice.rules.turn_flow import column
from feldspar.kernel.position_codec import PositionCodec, require
from feldspar.kernel.toolkit.hexes import bits

MOST_BONUSES: Final = 99
"""Of one kind: no sheet comes near, and a byte has room for what a game may add."""
MOST_TURNS: Final = 99
MOST_ENTRIES: Final = 199


def check(position: Position, notation: PositionCodec) -> None:
    """Raise a `PositionError` if a position contradicts itself."""
    if position.stage == CASTLES:
        _castles(position, notation)
    else:
        _turn(position)
    for seat, estate in enumerate(position.estates):
        _sheet(position.sheet, seat, estate, notation.up_to(MOST_BONUSES))
        if estate.pair >= 0:
            _second(position, seat, estate)


def _castles(position: Position, notation: PositionCodec) -> None:
    """Whoever waits has no start castle yet; what others have chosen freely is not seen."""
    require(not position.turn, "turn: none has begun while start castles are chosen")
    for seat, estate in enumerate(position.estates):
        waits, started = position.waiting >> seat & 1, bool(estate.marked)
        known = position.castles != FREE or notation.knows(seat)
        if position.castles == FREE:
            fits = not (waits and started) if not known else bool(waits) != started
        elif position.castles == DIFFERENT_CASTLES:
            fits = position.waiting == 1 << sum([bool(one.marked) for one in position.estates])
            fits = fits and started == (1 << seat < position.waiting)
        else:
            fits = position.waiting == 1 and not started
        require(fits, "waiting: whoever has no start castle chooses, in the order of the variant")
        require(estate.marked == estate.at[0], f"marks {seat}: nothing but a start castle yet")
    require(position.waiting > 0, "waiting: expected somebody")


def _turn(position: Position) -> None:
    boxes = column(position)
    require(position.turn > 0, "turn: expected a number from 1 on")
    require(position.turn_in_phase <= position.turn, "turn of the phase: larger than the turn")
    require(position.hours <= boxes, f"hours: expected a number from 0 to {boxes}")
    require(all(one.marked for one in position.estates), "marks: everybody has a start castle")
    require(position.pip_a > 0 < position.pip_b, "values: expected numbers from 1 to 6")
    require(position.hourglass > 0, "hourglass: expected 1 or 2")
    over = position.stage == OVER
    last = position.phase == PHASES - 1 and position.hours == boxes
    require(last or not over, "stage: it is over when the last time column is full")
    require(over != bool(position.waiting), "waiting: expected somebody, until it is over")


def _sheet(sheet: Sheet, seat: int, estate: Estate, bonuses: int) -> None:
    """One start castle, nothing crossed that is not circled, and no less than when it began."""
    starts = bits(sheet.castle_of)
    crosses = estate.at[0]
    require(
        crosses.bit_count() == bool(estate.marked) and not crosses & ~starts,
        f"marks {seat}: one cross, in a castle with a bonus",
    )
    for bonus in EVERY_BONUS:
        earned, spent = estate.earned >> 8 * bonus & 255, estate.spent >> 8 * bonus & 255
        before, gone = estate.was_earned >> 8 * bonus & 255, estate.was_spent >> 8 * bonus & 255
        most = CIRCLES[bonus] or bonuses
        require(earned <= most, f"circled {seat}: a sheet has room for {most}")
        fits = spent <= earned and gone <= before and before <= earned and gone <= spent
        require(fits, f"crossed {seat}: no more than is circled, and no less than before")
    require(
        estate.count_bonus(GOODS) <= HEXES, f"circled {seat}: at most {HEXES} goods wait for a sale"
    )
    require(estate.was_entries <= len(estate.entries), f"entries before {seat}: more than now")


def _second(position: Position, seat: int, estate: Estate) -> None:
    """A second mark follows one that was made with the dice, for silver."""
    value, colour = PAIRS[estate.pair]
    waits = position.stage == MARKS and position.waiting >> seat & 1
    rolled = value > 0 and position.pairs(colour, value) > 0
    fits = bool(waits) and rolled and estate.count_bonus(SILVER) > 0
    require(fits, f"pair {seat}: expected a pair of the dice, in a turn, and silver for another")
