"""The tracks of the game board: phases and rounds above the depots, what regions are worth, the
turn order and the bonus tiles still to be had below them.
"""

from typing import Final

from feldspar.games.burgundy.rules.components import (
    DATA,
    PHASE_POINTS,
    PHASES,
    REGION_POINTS,
    ROUNDS,
    TYPES,
)
from feldspar.games.burgundy.rules.position import SETUP, TURNS, Position
from feldspar.games.burgundy.rules.units import Goods
from feldspar.games.burgundy.view.crates import GOODS_NAMES, goods_piece
from feldspar.games.burgundy.view.tile import bonus_piece
from feldspar.kernel.events import Text
from feldspar.kernel.scene import Area, Item, Lettered, Lettering, Piece, Shape
from feldspar.kernel.text.event_text import name_list
from feldspar.kernel.toolkit.hexes import corners
from feldspar.kernel.toolkit.memoize import memoize
from feldspar.kernel.toolkit.shapes import box
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
    ranked, spaces = tuple(position.ranked), tuple(position.spaces)
    return _tracks(ranked, spaces, position.large, position.small)


@memoize
def _tracks(ranked: tuple[Seat, ...], spaces: tuple[int, ...], large: int, small: int) -> Area:
    items = (*_regions(), *_order(ranked, spaces), *_bonuses(len(spaces), large, small))
    points = ", ".join([str(n) for n in REGION_POINTS[1:]])
    # Pawns may stand too close together for a picture made of text.
    summary = Text("tracks-summary", {"points": points, "order": name_list(ranked)})
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


@memoize
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


def _order(ranked: tuple[Seat, ...], spaces: tuple[int, ...]) -> list[Item]:
    """Return the pawns on their track; of those on one space the first stands before the others."""
    wide = (BOARD_WIDE - LEFT) / SPACES
    items = [*_spaces()]
    for space in range(SPACES):
        here = [seat for seat in ranked if spaces[seat] == space]
        step = min(PAWN_WIDE, (wide - 5 - PAWN_WIDE) / max(len(here) - 1, 1))
        middle = LEFT + wide * (space + 0.5)
        for place, seat in reversed(list(enumerate(here))):
            x = middle + step * (place - (len(here) - 1) / 2)
            # What the one before leaves in sight of it has room for its letter.
            aside = (PAWN_WIDE - step) / 2 if place else 0.0
            rank = ranked.index(seat) + 1
            items.append(_pawn(seat, space, rank, round(x, 2), round(aside, 2)))
    return items


@memoize
def _spaces() -> tuple[Item, ...]:
    """Return the spaces the pawns stand on."""
    wide = (BOARD_WIDE - LEFT) / SPACES
    items: list[Item] = [Lettering(0, ORDER + 28, Text("track-order"), "label")]
    for space in range(SPACES):
        left = LEFT + wide * space
        items += [
            Shape(box(left + (1.5 if space else 0), ORDER + 0.5, wide - 3, 46, 8), "box"),
            Lettering(left + 6, ORDER + 13, str(space), "label", "start", 11),
        ]
    return tuple(items)


@memoize
def _pawn(seat: Seat, space: int, rank: int, x: float, aside: float) -> Piece:
    """Return a pawn, with the letter of its player so far from the middle."""
    name = Text("seat-name", {"n": seat + 1})
    label = Text("pawn-label", {"name": name, "space": space, "place": rank})
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


def _bonuses(seats: int, large: int, small: int) -> list[Item]:
    """Return the bonus tiles still to be had: a large and a small one of each type."""
    wide = (BOARD_WIDE - LEFT) / len(TYPES)
    items: list[Item] = [Lettering(0, BONUSES + 31, Text("track-bonuses"), "label")]
    for type_ in range(len(TYPES)):
        left = LEFT + wide * type_
        if large >> type_ & 1:
            items.append(bonus_piece(seats, type_, left + 21, BONUSES + 27, 42))
        if small >> type_ & 1:
            which = type_ + len(TYPES)
            items.append(bonus_piece(seats, which, left + 49, BONUSES + 33, 33))
    return items


# ------------------------------------------------------------------------ phases and rounds


def phases(position: Position) -> tuple[Item, ...]:
    """Return the five phases, each with what a region completed in it scores on top."""
    return _phases(position.phase, position.stage != SETUP)


@memoize
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


def rounds(position: Position) -> tuple[Item, ...]:
    """Return the five rounds: those to come hold their goods, which the white die will place."""
    now = position.round if position.stage == TURNS else None
    return _rounds(now, tuple(position.pile), position.white)


@memoize
def _rounds(now: int | None, pile: tuple[Goods, ...], white: int) -> tuple[Item, ...]:
    items: list[Item] = [Lettering(0, 69, Text("track-round"), "label")]
    for number in range(ROUNDS):
        left = LEFT + 46 * number
        middle = left + 20
        items.append(Shape(box(left, 44.5, 40, 40, 8), "total" if number == now else "box"))
        if pile and now is not None and number > now:
            goods = pile[number]
            label = Text("pile-label", {"goods": GOODS_NAMES[goods], "round": number + 1})
            items.append(goods_piece(f"pile/{number + 1}", goods, 1, middle, 64.5, 30, label))
        else:
            style: Lettered = "total" if number == now else "label"
            items.append(Lettering(middle, 69.5, str(number + 1), style, "middle", 14))
    return *items, Lettering(BOARD_WIDE - 48, 69, Text("track-white"), "label", "end"), _die(white)


def _die(rolled: int) -> Piece:
    """Return the white die, which is rolled for the goods of each round."""
    label = Text("die-white", {"value": rolled}) if rolled else Text("die-unrolled")
    art = f"die-white-{rolled}" if rolled else "die-blank"
    return Piece("die/white", art, BOARD_WIDE - 20, 64.5, 38, label, short=f"w{rolled}")
