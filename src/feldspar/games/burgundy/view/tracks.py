"""The tracks of the game board: phases and rounds above the depots, what regions are worth, the
turn order and the bonus tiles still to be had below them.
"""

from functools import lru_cache
from typing import Final

from feldspar.games.burgundy.rules.figures import (
    DATA,
    PHASE_POINTS,
    PHASES,
    REGION_POINTS,
    ROUNDS,
    TYPES,
)
from feldspar.games.burgundy.rules.position import SETUP, TURNS, Position
from feldspar.games.burgundy.view.crates import GOODS_NAMES, goods_piece
from feldspar.games.burgundy.view.tile import bonus_piece
from feldspar.kernel.events import Text
from feldspar.kernel.hexes import corners
from feldspar.kernel.prose import listed
from feldspar.kernel.scene import Area, Item, Lettered, Lettering, Piece, Shape
from feldspar.kernel.shapes import box
from feldspar.kernel.units import Seat

BOARD_WIDE: Final = 460.0
LEFT: Final = 64.0
"""Where the tracks begin, beside their names."""
SPACES: Final[int] = DATA["track"]["spaces"]
ORDER: Final = 42.0
"""Where the turn-order track begins."""
BONUSES: Final = 98.0
TRACKS_HIGH: Final = 152.0
PAWN: Final = 29.0
PAWN_WIDE: Final = 21.0
"""How wide it is where it stands."""
SEAT_TONES: Final = ("#97293f", "#27599f", "#2f6f45", "#6a4a86")


def tracks_area(position: Position) -> Area:
    """Return the three tracks."""
    items = (*_regions(), *_order(position), *_bonuses(position))
    points = ", ".join([str(n) for n in REGION_POINTS[1:]])
    # Pawns may stand too close together for a picture made of text.
    summary = Text("tracks-summary", {"points": points, "order": listed(position.ranked)})
    title = Text("area-tracks")
    return Area(
        "tracks",
        "common",
        BOARD_WIDE,
        TRACKS_HIGH,
        title,
        items,
        cell=(11.0, 50.0),
        summary=summary,
    )


@lru_cache
def _regions() -> tuple[Item, ...]:
    """Return what a region of each size scores."""
    wide = (BOARD_WIDE - LEFT) / (len(REGION_POINTS) - 1)
    items: list[Item] = [
        Lettering(0, 20.5, Text("track-regions"), "label"),
        Shape(box(LEFT, 0.5, BOARD_WIDE - LEFT, 32, 8), "box"),
    ]
    lines = ""
    for size, points in enumerate(REGION_POINTS):
        if not size:
            continue
        left = LEFT + wide * (size - 1)
        around = corners((left + 15, 16.5), 10)
        lines += "M" + "L".join([f"{x:.1f} {y:.1f}" for x, y in around]) + "z"
        lines += f"M{left:g} 6v21" if size > 1 else ""
        items += [
            Lettering(left + 15, 20.3, str(size), "label", "middle", 11),
            Lettering(left + 28, 21.3, str(points), "caption", "start", 13.5),
        ]
    return *items, Shape(lines, "rule")


def _order(position: Position) -> list[Item]:
    """Return the pawns on their track; of those on one space the first stands before the others."""
    wide = (BOARD_WIDE - LEFT) / SPACES
    items: list[Item] = [Lettering(0, ORDER + 28, Text("track-order"), "label")]
    for space in range(SPACES):
        left = LEFT + wide * space
        items += [
            Shape(box(left + (1.5 if space else 0), ORDER + 0.5, wide - 3, 46, 8), "box"),
            Lettering(left + 6, ORDER + 13, str(space), "label", "start", 11),
        ]
    for space in range(SPACES):
        here = [seat for seat in position.ranked if position.spaces[seat] == space]
        step = min(PAWN_WIDE, (wide - 5 - PAWN_WIDE) / max(len(here) - 1, 1))
        middle = LEFT + wide * (space + 0.5)
        for place, seat in reversed(list(enumerate(here))):
            x = middle + step * (place - (len(here) - 1) / 2)
            # What the one before leaves in sight of it has room for its letter.
            aside = (PAWN_WIDE - step) / 2 if place else 0.0
            items.append(_pawn(position, seat, round(x, 2), round(aside, 2)))
    return items


def _pawn(position: Position, seat: Seat, x: float, aside: float) -> Piece:
    """Return a pawn, with the letter of its player so far from the middle."""
    label = Text(
        "pawn-label",
        {
            "name": Text("seat-name", {"n": seat + 1}),
            "space": position.spaces[seat],
            "place": position.ranked.index(seat) + 1,
        },
    )
    return Piece(
        f"pawn/{seat}",
        f"pawn-{seat}",
        x,
        ORDER + 31,
        PAWN,
        label,
        tone=SEAT_TONES[seat],
        help=Text("help-pawn"),
        face=(Lettering(aside, 8.8, Text("seat-letter", {"n": seat + 1}), "strong", "middle", 13),),
    )


def _bonuses(position: Position) -> list[Item]:
    """Return the bonus tiles still to be had: a large and a small one of each type."""
    wide = (BOARD_WIDE - LEFT) / len(TYPES)
    items: list[Item] = [Lettering(0, BONUSES + 31, Text("track-bonuses"), "label")]
    for type_ in range(len(TYPES)):
        left = LEFT + wide * type_
        if position.large >> type_ & 1:
            items.append(bonus_piece(position.seats, type_, left + 21, BONUSES + 27, 42))
        if position.small >> type_ & 1:
            which = type_ + len(TYPES)
            items.append(bonus_piece(position.seats, which, left + 49, BONUSES + 33, 33))
    return items


# ------------------------------------------------------------------------ phases and rounds


def phases(position: Position) -> tuple[Item, ...]:
    """Return the five phases, each with what a region completed in it scores on top."""
    return _phases(position.phase, position.stage != SETUP)


@lru_cache
def _phases(now: int, begun: bool) -> tuple[Item, ...]:
    wide = (BOARD_WIDE - LEFT) / len(PHASES)
    items: list[Item] = [
        Lettering(0, 23, Text("track-phase"), "label"),
        Shape(box(LEFT, 0.5, BOARD_WIDE - LEFT, 36, 9), "box"),
    ]
    letter: Lettered
    bonus: Lettered
    for phase, name in enumerate(PHASES):
        left = LEFT + wide * phase
        letter, bonus = "number", "caption"
        if begun and phase == now:
            items.append(Shape(box(left, 0.5, wide, 36, 9), "total"))
            letter, bonus = "total", "total"
        elif begun and phase < now:
            letter, bonus = "label", "label"
        elif phase:
            items.append(Shape(f"M{left:g} 7v23", "rule"))
        items += [
            Lettering(left + 26, 25, name, letter, "middle", 18),
            Lettering(left + 37, 24, f"+{PHASE_POINTS[phase]}", bonus, "start", 13),
        ]
    return tuple(items)


def rounds(position: Position) -> list[Item]:
    """Return the five rounds: those to come hold their goods, which the white die will place."""
    items: list[Item] = [Lettering(0, 69, Text("track-round"), "label")]
    for number in range(ROUNDS):
        left = LEFT + 46 * number
        middle = left + 20
        now = position.stage == TURNS and number == position.round
        items.append(Shape(box(left, 44.5, 40, 40, 8), "total" if now else "box"))
        if number > position.round and position.pile and position.stage == TURNS:
            goods = position.pile[number]
            label = Text("pile-label", {"goods": GOODS_NAMES[goods], "round": number + 1})
            items.append(goods_piece(f"pile/{number + 1}", goods, 1, middle, 64.5, 30, label))
        else:
            style: Lettered = "total" if now else "label"
            items.append(Lettering(middle, 69.5, str(number + 1), style, "middle", 14))
    rolled = position.white
    label = Text("die-white", {"value": rolled}) if rolled else Text("die-unrolled")
    art = f"die-white-{rolled}" if rolled else "die-blank"
    items += [
        Lettering(BOARD_WIDE - 48, 69, Text("track-white"), "label", "end"),
        Piece("die/white", art, BOARD_WIDE - 20, 64.5, 38, label, short=f"w{rolled}"),
    ]
    return items
