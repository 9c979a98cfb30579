"""Canals: the ring around the city, a quarter of it for each gate, and one's own two arms large.

The ring is a rounded rectangle, walked clockwise from the middle of its upper side. Whoever looks
sits below: their gate is at the bottom, the others follow clockwise as on the board.
"""

from math import cos, degrees, pi, radians, sin
from typing import Final, NamedTuple

from feldspar.games.bruges.rules.cards.perks import ANY_CANAL, CANAL_PRICE, UNSET
from feldspar.games.bruges.rules.components import (
    BOTH_SECTIONS,
    COLOURS,
    GATES,
    SPACE_PRICES,
    SPACES,
    THIRD,
    THIRD_POINTS,
)
from feldspar.games.bruges.rules.position import Position
from feldspar.games.bruges.rules.units import Colour, Seat, Section
from feldspar.games.bruges.view.areas.card import TONES, number, seat_letter
from feldspar.games.bruges.view.phrases import NOTHING, Args, seat_name
from feldspar.kernel.events import Text
from feldspar.kernel.scene import Item, Lettering, Piece
from feldspar.kernel.toolkit.memoize import memoize

CANALS_LEFT: Final = 40.0
CANALS_TOP: Final = 38.0
CANALS_WIDE: Final = 626.0
CANALS_HIGH: Final = 254.0
RADIUS: Final = 104.0
ARC: Final = pi * RADIUS / 2
ROUND: Final = 2 * (CANALS_WIDE + CANALS_HIGH - 4 * RADIUS) + 4 * ARC
CANALS_GATE: Final = 58.0
"""What a gate takes of the ring."""
CANALS_STEP: Final = (ROUND / 4 - CANALS_GATE) / (2 * SPACES)
STARTS: Final = (ROUND / 2, ROUND * 3 / 4, 0.0, ROUND / 4)
"""Where the gates are: below, left, above and right."""
CANALS_SPACE: Final = 32.0
OUTSIDE: Final = 26.0
"""How far what a space brings is from its middle."""


class Spot(NamedTuple):
    """A place on the ring, and the direction of the walk there, in degrees."""

    x: float
    y: float
    angle: float

    @property
    def upright(self) -> float:
        """How something lies along the ring without standing on its head."""
        return round((self.angle + 45) % 90 - 45, 2)

    def beside(self, distance: float) -> tuple[float, float]:
        """Return a place further out."""
        angle = radians(self.angle)
        return round(self.x + sin(angle) * distance, 2), round(self.y - cos(angle) * distance, 2)


@memoize
def spot(at: float) -> Spot:
    """Return where a walk of this length around the ring ends."""
    x, y, turned = CANALS_LEFT + CANALS_WIDE / 2, CANALS_TOP, 0.0
    left = at % ROUND
    sides = (
        CANALS_WIDE / 2 - RADIUS,
        CANALS_HIGH - 2 * RADIUS,
        CANALS_WIDE - 2 * RADIUS,
        CANALS_HIGH - 2 * RADIUS,
        CANALS_WIDE,
    )
    for side in sides:
        step = min(left, side)
        x, y, left = x + cos(turned) * step, y + sin(turned) * step, left - step
        turn = min(left, ARC) / RADIUS
        x += RADIUS * (sin(turned + turn) - sin(turned))
        y += RADIUS * (cos(turned) - cos(turned + turn))
        turned, left = turned + turn, left - turn * RADIUS
    return Spot(round(x, 2), round(y, 2), degrees(turned))


def gate_spot(place: int) -> Spot:
    """Return where a gate stands: 0 below, then clockwise."""
    return spot(STARTS[place])


def space_spot(place: int, section: Section, space: int) -> Spot:
    """Return where a space of a gate's section is; the left one follows clockwise."""
    way = CANALS_GATE / 2 + CANALS_STEP * (space - 0.5)
    return spot(STARTS[place] + (way if section == 0 else -way))


def place_of(gate: int, mine: int) -> int:
    """Return at which side a gate is, for whoever looks from a gate of their own."""
    return (gate - mine) % len(GATES)


def gate_piece(owner: Seat, x: float, y: float, size: float) -> Piece:
    """Return the gate of a seat, with its letter on the flag."""
    letter = Lettering(0, -10.4 * size / 56, seat_letter(owner), "strong", "middle", 13 * size / 56)
    return Piece("", f"gate-{owner + 1}", x, y, size, face=(letter,))


# ------------------------------------------------------------------------------------ a section


class Canal(NamedTuple):
    """A section of somebody's gate: all that its looks follow from."""

    owner: Seat
    gate: int
    section: Section
    tiles: int
    crown: bool
    """Whether its last space brings a statue."""
    mine: bool
    """Whether it is the viewer's: only one's own open spaces are ever touched."""
    price: int
    """What every tile costs, or UNSET."""
    any: int
    """Whether a card of any colour will do."""

    def colour(self, space: int) -> Colour:
        """Return the colour of a space."""
        return GATES[self.gate][self.section][space - 1]


def canals(position: Position, owner: Seat, viewer: int) -> tuple[Canal, Canal]:
    """Return both sections of a gate as they are now."""
    holding = position.holdings[owner]
    crowns = ~holding.crowned if position.statues else 0
    left, right = [
        Canal(
            owner,
            holding.gate,
            section,
            holding.tiles[section],
            bool(crowns >> section & 1),
            owner == viewer,
            holding.perks[CANAL_PRICE],
            holding.perks[ANY_CANAL],
        )
        for section in BOTH_SECTIONS
    ]
    return left, right


def space_piece(canal: Canal, space: int, at: Spot, size: float) -> Piece:
    """Return a space, or the tile that covers it."""
    colour, named = canal.colour(space), f"{canal.owner}-{canal.section}-{space}"
    if space <= canal.tiles:
        label = Text("tile-mine" if canal.mine else "tile-label", _space_args(canal, space))
        tile = Piece(f"tile/{named}", "tile", at.x, at.y, size, label, at.upright)
        return tile._replace(short="~~", tone=TONES[0], help=Text("help-tile"))
    face = (number(7 * size / 32, 0, SPACE_PRICES[space - 1], 13 * size / 32),)
    art = f"space-{COLOURS[colour]}"
    piece = Piece("", art, at.x, at.y, size, turn=at.upright, tone=TONES[colour], face=face)
    piece = piece._replace(short=f"{COLOURS[colour][:2]}{space}")
    if not canal.mine:
        return piece
    told = _space_args(canal, space)
    if canal.price != UNSET:
        told["florins"] = canal.price
    told["any"] = canal.any
    told["reward"] = _brings(canal, space)
    told["next"] = int(space == canal.tiles + 1)
    return piece._replace(
        id=f"space/{named}", label=Text("space-label", told), help=Text("help-space", told)
    )


def _space_args(canal: Canal, space: int) -> Args:
    """Return what is told of a space, covered or not."""
    return {
        "owner": seat_name(canal.owner),
        "section": canal.section,
        "space": space,
        "colour": COLOURS[canal.colour(space)],
        "florins": SPACE_PRICES[space - 1],
    }


def _brings(canal: Canal, space: int) -> Text:
    """Say what a tile on a space is worth beyond itself."""
    if space == THIRD:
        return Text("reward-third", {"points": THIRD_POINTS})
    if space == SPACES and canal.crown:
        return Text("reward-statue")
    return NOTHING


def reward(canal: Canal, space: int, x: float, y: float) -> list[Item]:
    """Return the sign of what an open space brings, if it brings anything."""
    if space <= canal.tiles:
        return []
    if space == THIRD:
        return [Piece("", "third", x, y, 18, face=(number(0, 0, THIRD_POINTS, 11),))]
    if space == SPACES and canal.crown:
        return [Piece("", "statue", x, y, 19)]
    return []


# ------------------------------------------------------------------------------------- the ring


@memoize
def section_items(canal: Canal, place: int) -> tuple[Item, ...]:
    """Return a section of the ring: tiles, open spaces, and what is still to be had."""
    items: list[Item] = []
    for space in range(1, SPACES + 1):
        at = space_spot(place, canal.section, space)
        items.append(space_piece(canal, space, at, CANALS_SPACE))
        items += reward(canal, space, *at.beside(OUTSIDE))
    return tuple(items)


@memoize
def idle_items(gate: int, place: int) -> tuple[Item, ...]:
    """Return the sections of a gate that nobody has."""
    items: list[Item] = []
    for section in BOTH_SECTIONS:
        for space in range(1, SPACES + 1):
            at = space_spot(place, section, space)
            art = "space-" + COLOURS[GATES[gate][section][space - 1]]
            items.append(Piece("", art, at.x, at.y, CANALS_SPACE, turn=at.upright, state="dim"))
    return tuple(items)
