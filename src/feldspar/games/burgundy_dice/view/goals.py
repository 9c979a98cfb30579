"""Goals of a turn, for somebody who plays for the first time."""

from typing import Final

from feldspar.games.burgundy_dice.rules.answers.marks import second_options
from feldspar.games.burgundy_dice.rules.components import COLOURS, EVERY_COLOUR, PHASES, SILVER
from feldspar.games.burgundy_dice.rules.player_board import Estate, zone_points
from feldspar.games.burgundy_dice.rules.position import MARKS, Position
from feldspar.games.burgundy_dice.rules.sheet import Zone
from feldspar.games.burgundy_dice.rules.turn_flow import column, completion
from feldspar.games.burgundy_dice.rules.units import Colour
from feldspar.games.burgundy_dice.view.hours import ROMAN
from feldspar.kernel.coaching import Goal
from feldspar.kernel.events import Text, TextArg
from feldspar.kernel.units import Seat

_GOALS_SHOWN: Final = 3
_FEW_HEXES: Final = 2
"""So many empty hexes of a colour are few enough to think of all of it."""
_FEW_HOURS: Final = 2
"""With so many hours left a phase is nearly over."""


def goals(position: Position, seat: Seat) -> list[Goal]:
    """Return the most important things first; none if the seat has finished."""
    if position.stage != MARKS or not position.waiting >> seat & 1:
        return []
    estate = position.estates[seat]
    found = [
        *_full_zones(estate),
        *_finish(position, estate),
        *_whole(position, estate),
        *_hurry(position, estate),
        *_silver(position, estate),
        _mark(position, estate),
    ]
    return found[:_GOALS_SHOWN]


def fitting_hexes(position: Position, estate: Estate) -> int:
    """Return the hexes that the dice as rolled allow to mark now."""
    if estate.pair >= 0:
        first = second_options(position, estate, position.pip_a)
        return first | second_options(position, estate, position.pip_b)
    of_colour = estate.sheet.of_colour
    rolled = of_colour[position.colour_a] | of_colour[position.colour_b]
    fits = estate.fits[position.pip_a] | estate.fits[position.pip_b]
    return estate.frontier & rolled & fits


def _finish(position: Position, estate: Estate) -> list[Goal]:
    """A zone that lacks one hex: one the dice allow before others, and then the dearest."""
    fitting, marked = fitting_hexes(position, estate), estate.marked
    near: list[tuple[bool, int, Zone]] = []
    for zone in estate.sheet.zones:
        missing = int(zone.hexes) & ~marked
        if missing.bit_count() == 1 and missing & (estate.frontier | fitting):
            points = zone_points(estate.sheet, zone.first, position.phase)
            near.append((bool(missing & fitting), points, zone))
    if not near:
        return []
    now, points, zone = max(near, key=lambda one: one[:2])
    told = {**_zone_name(zone), "points": points, "now": "yes" if now else "no"}
    return [Goal(Text("goal-zone", told), False)]


def _full_zones(estate: Estate) -> list[Goal]:
    """A zone finished in this turn, while a second mark may follow."""
    written = estate.marked & ~estate.was_marked
    zones = estate.sheet.zones
    full = [zone for zone in zones if zone.hexes & written and not zone.hexes & ~estate.marked]
    return [Goal(Text("goal-finished", _zone_name(zone)), True) for zone in full]


def _zone_name(zone: Zone) -> dict[str, TextArg]:
    return {"zone": Text("a-" + COLOURS[zone.colour]), "size": int(zone.size)}


def _whole(position: Position, estate: Estate) -> list[Goal]:
    """The colour that is nearest to being whole."""
    near: list[tuple[int, int, Colour]] = []
    for colour in EVERY_COLOUR:
        missing = (estate.sheet.of_colour[colour] & ~estate.marked).bit_count()
        points, _ = completion(position, colour)
        if points and 0 < missing <= _FEW_HEXES:
            near.append((missing, -points, colour))
    if not near:
        return []
    missing, points, colour = min(near)
    told: dict[str, TextArg] = {"missing": missing, "points": -points}
    return [Goal(Text("goal-whole", {**told, "colour": Text("all-" + COLOURS[colour])}), False)]


def _hurry(position: Position, estate: Estate) -> list[Goal]:
    """A phase ends soon, and zones will be worth less."""
    left = column(position) - position.hours
    if left > _FEW_HOURS or position.phase + 1 == PHASES:
        return []
    text = Text("goal-hurry", {"phase": ROMAN[position.phase + 1]})
    return [Goal(text, bool(_full_zones(estate)))]


def _silver(position: Position, estate: Estate) -> list[Goal]:
    """Silver for a second hex, if the dice as rolled allow more than one."""
    count = estate.count_bonus(SILVER)
    open_to = fitting_hexes(position, estate).bit_count() + (estate.pair >= 0)
    return [Goal(Text("goal-silver", {"count": count}), False)] if count and open_to > 1 else []


def _mark(position: Position, estate: Estate) -> Goal:
    """A hex, if any fits."""
    count = fitting_hexes(position, estate).bit_count()
    done = estate.marked != estate.was_marked
    if not count and not done:
        return Goal(Text("goal-stuck"), False)
    return Goal(Text("goal-mark", {"count": count}), done)
