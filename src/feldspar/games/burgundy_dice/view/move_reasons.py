"""Why a decision is good: every reason is true of it, the best comes first."""

from collections.abc import Callable
from typing import Final, NamedTuple

from feldspar.games.burgundy_dice.rules.components import (
    ACTIONS,
    BONUSES,
    CASTLE,
    COLOURS,
    EVERY_VALUE,
    PHASES,
)
from feldspar.games.burgundy_dice.rules.evaluate import turns_left
from feldspar.games.burgundy_dice.rules.legal import second_options
from feldspar.games.burgundy_dice.rules.player_board import Estate, zone_points
from feldspar.games.burgundy_dice.rules.position import OVER, Position
from feldspar.games.burgundy_dice.rules.turn_flow import completion
from feldspar.games.burgundy_dice.rules.units import Value
from feldspar.games.burgundy_dice.view.hours import ROMAN
from feldspar.games.burgundy_dice.view.moves import MARKS
from feldspar.kernel.coaching import scored, tried
from feldspar.kernel.events import Event, Text, TextArg
from feldspar.kernel.toolkit.hexes import members
from feldspar.kernel.units import Hex, Seat

_NOTHING: Final = Text("nothing")
_SEVERAL: Final = 2
"""So many hexes within reach for the first time are worth mentioning."""


def reasons(position: Position, seat: Seat, action: int) -> list[Text]:
    """Return why a decision is good: each reason is true of it, the best comes first."""
    if position.stage == OVER:
        return []
    kind, args = ACTIONS.decode(action)
    if kind == "start":
        return [_start(BONUSES[args[0]])]
    if kind not in MARKS:
        return _without(position, seat, kind)
    estate = position.estates[seat]
    after, told = tried(position, seat, action)
    value, hex_ = EVERY_VALUE[args[0]], Hex(args[1])
    mark = Mark(position, after, told, seat, estate, kind, value, hex_)
    return [text for why in _WHY if (text := why(mark)) is not None]


class Mark(NamedTuple):
    """A mark, and what becomes of it before the dice are rolled again."""

    before: Position
    after: Position
    told: list[Event]
    seat: Seat
    estate: Estate
    """As it is before."""
    kind: str
    value: Value
    hex: Hex

    def zone(self) -> dict[str, TextArg]:
        """Say which zone it belongs to."""
        sheet = self.estate.sheet
        return {"zone": Text("a-" + COLOURS[sheet.colour[self.hex]]), "size": sheet.size[self.hex]}

    def missing(self) -> int:
        """Return how many hexes of its zone are then empty."""
        estate = self.estate
        return (estate.sheet.zone[self.hex] & ~estate.marked & ~(1 << self.hex)).bit_count()


Reason = Callable[[Mark], Text | None]


def _finishes(mark: Mark) -> Text | None:
    """A zone is full: its points, its bonus, and those of the whole colour."""
    points = scored(mark.told, "log-zone")
    if not points:
        return None
    told: dict[str, TextArg] = {**mark.zone(), "points": points, "whole": _whole(mark)}
    bonus = [event.text.args["bonus"] for event in mark.told if event.text.key == "log-reward"]
    reward = Text("because-reward", {"bonus": bonus[0]}) if bonus else _NOTHING
    return Text("because-zone", {**told, "reward": reward})


def _whole(mark: Mark) -> Text:
    """Say what the whole colour brings, if that is full, too."""
    colour = mark.estate.sheet.colour[mark.hex]
    if mark.estate.sheet.of_colour[colour] & ~mark.estate.marked & ~(1 << mark.hex):
        return _NOTHING
    points, _ = completion(mark.before, colour)
    return Text("gain-whole", {"points": points}) if points else _NOTHING


def _early(mark: Mark) -> Text | None:
    """A zone that is full in time: in the next phase it would be worth less."""
    phase = mark.before.phase
    if mark.missing() or phase + 1 == PHASES:
        return None
    sheet = mark.estate.sheet
    later = zone_points(sheet, mark.hex, phase + 1)
    if later >= zone_points(sheet, mark.hex, phase):
        return None
    return Text("because-early", {**mark.zone(), "phase": ROMAN[phase + 1], "points": later})


def _second(mark: Mark) -> Text | None:
    """Silver allows a second mark in the same turn."""
    pair = mark.after.estates[mark.seat].pair
    return Text("because-second") if mark.kind == "mark" and pair >= 0 else None


def _two(mark: Mark) -> Text | None:
    return Text("because-two") if mark.kind == "silver" else None


def _nearly(mark: Mark) -> Text | None:
    """A zone lacks only one more hex."""
    if mark.missing() != 1:
        return None
    points = zone_points(mark.estate.sheet, mark.hex, mark.before.phase)
    return Text("because-nearly", {**mark.zone(), "points": points})


def _castle(mark: Mark) -> Text | None:
    """A castle beside it can take the value from now on."""
    sheet, estate = mark.estate.sheet, mark.estate
    castles = sheet.near[mark.hex] & sheet.of_colour[CASTLE] & ~estate.marked
    if not castles & ~estate.fits[mark.value]:
        return None
    return Text("because-castle", {"value": mark.value})


def _opens(mark: Mark) -> Text | None:
    """More hexes are within reach."""
    estate = mark.estate
    new = estate.sheet.near[mark.hex] & ~estate.marked & ~estate.frontier
    if new.bit_count() < _SEVERAL:
        return None
    return Text("because-opens", {"count": new.bit_count()})


def _leftover(mark: Mark) -> Text | None:
    """Nothing can be done with a bonus any more."""
    last = mark.kind != "mark" and not turns_left(mark.before)
    return Text("because-leftover") if last else None


_WHY: Final[tuple[Reason, ...]] = (
    _early,
    _finishes,
    _nearly,
    _castle,
    _second,
    _two,
    _leftover,
    _opens,
)


def _start(bonus: str) -> Text:
    """Say what a start castle brings."""
    return Text("because-start", {"bonus": Text("one-" + bonus), "use": Text("use-" + bonus)})


def _without(position: Position, seat: Seat, kind: str) -> list[Text]:
    """Say why nothing is marked, or nothing more: what is saved must be of use later."""
    if not turns_left(position):
        return []
    if kind == "done":
        return [] if _finishable(position, position.estates[seat]) else [Text("because-done")]
    decoded = [ACTIONS.decode(action)[0] for action in position.legal(seat)]
    return [] if "mark" in decoded else [Text("because-stuck")]


def _finishable(position: Position, estate: Estate) -> bool:
    """Tell whether a second mark could finish a zone."""
    hexes = second_options(position, estate, position.pip_a)
    hexes |= second_options(position, estate, position.pip_b)
    zone = estate.sheet.zone
    return any(zone[hex_] & ~estate.marked == 1 << hex_ for hex_ in members(hexes))
