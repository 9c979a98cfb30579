"""Prepared positions of the dice game: `given` a sheet, dice and marks, a test says the rest."""

from collections.abc import Callable, Mapping
from typing import NamedTuple

from feldspar.games.burgundy_dice.game import GAME, DiceState
from feldspar.games.burgundy_dice.rules.components import (
    ACTIONS,
    BOARD,
    BONUSES,
    COLOURS,
    CROSS,
    EVERY_COLOUR,
)
from feldspar.games.burgundy_dice.rules.player_board import Estate, unpack
from feldspar.games.burgundy_dice.rules.position import MARKS
from feldspar.games.burgundy_dice.rules.sheet import SHEETS
from feldspar.games.burgundy_dice.rules.units import Bonus, Colour, Value
from feldspar.kernel.events import Event
from feldspar.kernel.toolkit.hexes import Cell, members
from feldspar.kernel.units import Hex
from tests.label_law import the_label_of_a_decision_says_what_then_happens

Dice = tuple[str, str, int, int]

# The position of the rulebook's great example (BDG-4.18), on sheet A with start castle (1, 1).
EXAMPLE: Mapping[Cell, int] = {
    (1, 0): 5,
    (2, 0): 2,
    (3, 0): 1,
    (2, 1): 2,
    (3, -1): 2,
    (3, -2): 3,
    (2, -1): 2,
    (1, 2): 1,
    (0, 2): 1,
    (0, 3): 3,
    (0, 0): 1,
}

# Sheet A with every hex marked as the rules allow; the 0 is the start castle with the monk.
_FULL = "5533 12111 344411 4551123 411504 43511 3144"
FULL: Mapping[Cell, int] = {
    cell: int(value)
    for cell, value in zip(BOARD.cells, _FULL.replace(" ", ""), strict=True)
    if value != "0"
}

# For each colour of sheet A a hex to mark last.
LAST: Mapping[str, Cell] = {
    "monastery": (1, 2),
    "mine": (-3, 3),
    "river": (-1, 2),
    "city": (3, 0),
    "castle": (-2, 1),
    "pasture": (0, 3),
}


def name(cell: Cell) -> str:
    """The name of a hex in actions and records: (0, 0) is d4."""
    return BOARD.names[BOARD.index[cell]]


def colour_at(estate: Estate, cell: Cell) -> str:
    return COLOURS[estate.sheet.colour[BOARD.index[cell]]]


def value_at(estate: Estate, cell: Cell) -> int | None:
    """What is written in a hex: a value, 0 for the cross of the start castle, None if nothing."""
    bit = 1 << BOARD.index[cell]
    return next((value for value, hexes in enumerate(estate.at) if hexes & bit), None)


def bonus_of(name: str) -> Bonus:
    return Bonus(BONUSES.index(name))


def enter(estate: Estate, cell: Cell, value: int) -> None:
    """Write a value into a hex, and nothing else."""
    estate.write(Hex(BOARD.index[cell]), Value(value))


def holdings(estate: Estate) -> dict[str, int]:
    """The bonuses circled and not crossed, by name; those not held are left out."""
    return {kind: n for kind in BONUSES if (n := estate.count_bonus(bonus_of(kind)))}


def given(
    seats: int = 1,
    *,
    dice: Dice = ("pasture", "city", 4, 6),
    hourglass: int = 1,
    phase: int = 1,
    hours: int = 0,
    castle: str = "monk",
    marks: Mapping[Cell, int] | None = None,
    held: Mapping[str, int] | None = None,
    seed: bytes = b"given",
    **options: str,
) -> DiceState:
    """A position in the middle of a turn, all seats to mark, every seat with the same estate.

    `phase` counts from 1. Marks are written without scoring, so every score is still 0.
    """
    state = GAME.new(seats, seed, **options)
    state.log = []
    state.stage = MARKS
    state.phase = phase - 1
    state.turn = state.turn_in_phase = 1
    state.hours = hours
    state.waiting = (1 << seats) - 1
    roll(state, dice, hourglass)
    for estate in state.estates:
        estate.write(state.sheet.castle_of[bonus_of(castle)], CROSS)
        write(estate, marks or {})
        for kind, count in (held or {}).items():
            for _ in range(count):
                estate.earn(bonus_of(kind))
        estate.begin_turn()
    return state


def roll(state: DiceState, dice: Dice, hourglass: int = 1) -> None:
    """Lay the dice as if they had been rolled so."""
    state.colour_a, state.colour_b = [Colour(COLOURS.index(colour)) for colour in dice[:2]]
    state.pip_a, state.pip_b = Value(dice[2]), Value(dice[3])
    state.hourglass = hourglass


def write(estate: Estate, marks: Mapping[Cell, int]) -> None:
    """Write values into an estate as if in earlier turns: nothing is scored or paid."""
    for cell, value in marks.items():
        enter(estate, cell, value)
    for colour in EVERY_COLOUR:
        estate.complete(colour)
    estate.paid = estate.full
    estate.begin_turn()


def act(state: DiceState, seat: int, kind: str, *args: Cell | int | str) -> None:
    """Apply a decision, act(state, 0, "mark", 4, (0, -1)); act(state, 0, "start", "monk"): it does
    what its label says."""
    the_label_of_a_decision_says_what_then_happens(state, seat, action(kind, *args))
    state.apply(seat, action(kind, *args))


def action(kind: str, *args: Cell | int | str) -> int:
    tokens = [name(arg) if isinstance(arg, tuple) else str(arg) for arg in args]
    return ACTIONS.parse(f"{kind}({','.join(tokens)})" if tokens else kind)


def legal(state: DiceState, seat: int = 0, kind: str = "mark") -> set[tuple[Cell, int]]:
    """The legal marks of a kind, as (hex, value)."""
    found = [ACTIONS.decode(a) for a in state.legal(seat)]
    return {(BOARD.cells[args[1]], args[0] + 1) for k, args in found if k == kind}


def refusal(state: DiceState, seat: int, kind: str, *args: Cell | int | str) -> str | None:
    """The rule that forbids a decision, or None."""
    return state.why_not(seat, action(kind, *args))


def nearly(*colours: str) -> dict[Cell, int]:
    """Marks on sheet A with which each of some colours lacks only its last hex."""
    sheet = GAME.new(1, b"").sheet
    wanted = [sheet.of_colour[COLOURS.index(colour)] for colour in colours]
    marks = {
        cell: value
        for cell, value in FULL.items()
        if any(hexes >> BOARD.index[cell] & 1 for hexes in wanted)
        and cell not in [LAST[colour] for colour in colours]
    }
    if "castle" in colours:
        marks[-1, 1] = FULL[LAST["castle"]]  # the last castle wants its value beside it
    return marks


def complete(state: DiceState, seat: int, colour: str) -> None:
    """Let a seat mark the last hex of a colour it has `nearly`, with dice laid for it."""
    value = FULL[LAST[colour]]
    roll(state, (colour, colour, value, value), state.hourglass)
    act(state, seat, "mark", value, LAST[colour])


def all_take(state: DiceState) -> None:
    """Let every seat that has not finished take a worker; the next turn begins."""
    for seat in state.actors():
        act(state, seat, "take")


def end_turn(state: DiceState, hours: int = 1) -> None:
    """Let all who have not finished take a worker; the next roll shows so many hourglasses."""
    next_hourglass(state, hours)
    all_take(state)


def key_rolling(state: DiceState, wanted: Callable[[DiceState], bool]) -> bytes:
    """A key by which the next roll is as wanted; the dice depend on nothing else."""
    for attempt in range(100_000):
        future = state.clone()
        future.key = b"roll %d" % attempt
        while future.turn == state.turn and future.actors():
            for seat in future.actors():
                future.step(seat, future.legal(seat)[-1])
        if wanted(future):
            return future.key
    raise AssertionError("no such roll in 100,000 attempts")


def next_hourglass(state: DiceState, hours: int) -> None:
    """Let the next roll show a single or a double hourglass."""
    state.key = key_rolling(state, lambda future: future.hourglass == hours)


def subtotals(estate: Estate) -> list[int]:
    """The points in the three columns of the score."""
    lines = [unpack(line) for line in estate.entries]
    return [sum(points for points, _, phase in lines if phase == column) for column in range(3)]


def told(state: DiceState, viewer: int) -> list[Event]:
    """What a seat, or a watcher, has been told so far."""
    return [event for event in state.log or [] if event.visible_to(viewer)]


# A legal filling for a zone of each colour; a castle takes its value from beside it.
FILLING: Mapping[str, list[int]] = {
    "monastery": [1, 2, 2],
    "mine": [3, 4],
    "river": [5, 6, 6],
    "city": [1, 2, 3, 4],
    "pasture": [4, 4],
}


class Zone(NamedTuple):
    """One zone of a sheet; written as its sheet, colour and first hex: A-river-a1."""

    letter: str
    colour: str
    cells: list[Cell]

    def __str__(self) -> str:
        return f"{self.letter}-{self.colour}-{name(self.cells[0])}"


def zones(*colours: str, least: int = 1) -> list[Zone]:
    """Every zone of some colours on all four sheets, of at least so many hexes."""
    found = [
        Zone(letter, COLOURS[sheet.colour[hexes[0]]], [BOARD.cells[hex_] for hex_ in hexes])
        for letter, sheet in SHEETS.items()
        for hexes in map(members, dict.fromkeys(sheet.zone))
    ]
    return [zone for zone in found if zone.colour in colours and len(zone.cells) >= least]


def around(cell: Cell) -> list[Cell]:
    """The hexes beside a hex."""
    return [BOARD.cells[near] for near in BOARD.neighbours[BOARD.index[cell]]]


def beside(letter: str, cell: Cell) -> dict[Cell, int]:
    """One mark beside a hex, in a zone of another colour, so that the hex may be marked."""
    colour = {there: COLOURS[SHEETS[letter].colour[BOARD.index[there]]] for there in BOARD.cells}
    there = next(t for t in around(cell) if colour[t] not in (colour[cell], "castle"))
    return {there: FILLING[colour[there]][0]}


def another_castle(zone: Zone) -> str:
    """The square of a castle outside a zone, to start from."""
    squares = zip(BONUSES, SHEETS[zone.letter].castle_of, strict=True)
    return next(square for square, hex_ in squares if BOARD.cells[hex_] not in zone.cells)


def circled(estate: Estate) -> dict[str, int]:
    """The bonuses ever earned, by name."""
    return {kind: n for i, kind in enumerate(BONUSES) if (n := estate.earned >> 8 * i & 255)}


def crossed(estate: Estate) -> dict[str, int]:
    """The bonuses spent, by name."""
    return {kind: n for i, kind in enumerate(BONUSES) if (n := estate.spent >> 8 * i & 255)}
