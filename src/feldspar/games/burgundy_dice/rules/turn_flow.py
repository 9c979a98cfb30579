"""The flow of a turn: roll, hours, sale, and what is settled when all have finished."""

from typing import Final

from feldspar.games.burgundy_dice.rules.components import (
    BOXES,
    COLOURS,
    EVERY_COLOUR,
    EVERY_VALUE,
    FIRST,
    FROM_COMPLETION,
    FROM_SALE,
    GOODS,
    PHASES,
    SALE_POINTS,
    SALE_SILVER,
    SECOND,
    SILVER,
    SOLO_FIRST,
    SOLO_TURNS,
)
from feldspar.games.burgundy_dice.rules.player_board import blank
from feldspar.games.burgundy_dice.rules.position import CASTLE_RULES, OVER, Position
from feldspar.games.burgundy_dice.rules.sheet import SHEETS
from feldspar.games.burgundy_dice.rules.units import Colour
from feldspar.kernel.chance import below
from feldspar.kernel.events import Event, Text, heading

ROLL: Final = 0
"""The one chance event of the game: all five dice of a turn."""


def set_up(position: Position) -> None:
    """Section 2: empty sheets, and start castles to be chosen."""
    position.sheet = SHEETS[position.options["sheet"]]
    position.castles = CASTLE_RULES[position.options["castles"]]
    position.strict = position.options["pass_rule"] == "strict"
    position.doubles = int(position.options["hourglass"].split("-")[1])
    position.estates = [blank(position.sheet) for _ in range(position.seats)]
    position.secret = []
    # BDG-10.1, 10.3: in the variants the owner of the dice, seat 0, chooses first or alone.
    position.waiting = 1 if position.castles else (1 << position.seats) - 1


def next_turn(position: Position) -> None:
    """Steps (a) to (c) of BDG-3.2; then all may mark."""
    position.turn += 1
    position.turn_in_phase += 1
    _roll(position)
    # BDG-3.4: what a column has no box for is lost. BDG-11.1: alone, a turn is one box.
    passed = 1 if position.seats == 1 else position.hourglass
    position.hours = min(position.hours + passed, column(position))
    if position.log is not None:
        position.log.append(_roll_event(position))
    if position.hourglass == 2:
        _sell(position)
    for estate in position.estates:
        estate.begin_turn()
    position.waiting = (1 << position.seats) - 1


def column(position: Position) -> int:
    """Return how many boxes a time column has."""
    return SOLO_TURNS if position.seats == 1 else BOXES


def _roll(position: Position) -> None:
    """Roll all five dice: one draw, for one hash is the dearest thing a turn does."""
    drawn = below(6**5, position.key, ROLL, position.turn)
    position.colour_a = EVERY_COLOUR[drawn % 6]
    position.colour_b = EVERY_COLOUR[drawn // 6 % 6]
    position.pip_a = EVERY_VALUE[drawn // 36 % 6]
    position.pip_b = EVERY_VALUE[drawn // 216 % 6]
    position.hourglass = 2 if drawn // 1296 < position.doubles else 1
    position.reveal_count += 1


def _sell(position: Position) -> None:
    """Section 7: a double hourglass turns all goods into silver and points (ruling R5)."""
    for seat, estate in enumerate(position.estates):
        sold = estate.count_bonus(GOODS)
        if not sold:
            continue
        for _ in range(sold):
            estate.spend(GOODS)
        silver = estate.earn_all(SILVER, sold * SALE_SILVER)
        estate.book(sold * SALE_POINTS, FROM_SALE, position.phase)
        if position.log is not None:
            text = Text("log-sale", {"count": sold, "silver": silver})
            position.log_event(seat, text, "BDG-7.3", sold * SALE_POINTS, secret=False)


def end_turn(position: Position) -> None:
    """Steps (e) and (f) of BDG-3.2, once the last seat has finished; then the next turn."""
    position.reveal()
    due = 0
    for estate in position.estates:
        due |= estate.full & ~estate.paid
    if due:
        for colour in EVERY_COLOUR:
            if due >> colour & 1:
                _settle(position, colour)
    if position.hours == column(position):
        if position.phase + 1 == PHASES:
            position.stage = OVER
            for estate in position.estates:
                estate.begin_turn()
            if position.log is not None:
                position.log.append(heading(Text("log-end"), "BDG-3.9"))
            return
        position.phase += 1
        position.turn_in_phase = 0
        position.hours = 0
    next_turn(position)


def _settle(position: Position, colour: Colour) -> None:
    """Pay everybody who completed a colour in this turn (section 8)."""
    bit = 1 << colour
    values = 0
    for seat, estate in enumerate(position.estates):
        if not estate.full & ~estate.paid & bit:
            continue
        estate.paid |= bit
        points, place = completion(position, colour)
        if not points:
            continue
        values |= place
        estate.book(points, FROM_COMPLETION, position.phase)
        if position.log is not None:
            text = Text("log-complete", {"colour": Text("all-" + COLOURS[colour]), "place": place})
            rule = "BDG-11.3" if position.seats == 1 else "BDG-8.3" if place == 1 else "BDG-8.6"
            position.log_event(seat, text, rule, points, secret=False)
    # BDG-8.4: only now, for all who finish together are paid alike
    if values & 1:
        position.first_open &= ~bit
    if values & 2:
        position.second_open &= ~bit


def completion(position: Position, colour: Colour) -> tuple[int, int]:
    """Return what completing a colour pays now, and whether as the first (1) or second (2)."""
    first_open = position.first_open >> colour & 1
    if position.seats == 1:
        first_open = SOLO_FIRST[position.phase]
    if first_open:
        return FIRST[colour], 1
    if position.second_open >> colour & 1:
        return SECOND[colour], 2
    return 0, 0


def _roll_event(position: Position) -> Event:
    text = Text(
        "log-roll",
        {
            "phase": "I" * (position.phase + 1),
            "turn": position.turn_in_phase,
            "colour_a": Text("colour-" + COLOURS[position.colour_a]),
            "colour_b": Text("colour-" + COLOURS[position.colour_b]),
            "pip_a": position.pip_a,
            "pip_b": position.pip_b,
            "hours": position.hourglass,
        },
    )
    return heading(text, "BDG-3.2")
