"""Why a mark is good: every reason is true of it, the best comes first."""

from typing import Final, NamedTuple

from feldspar.games.burgundy_dice.rules.components import (
    ACTIONS,
    CASTLE,
    COLOURS,
    EVERY_VALUE,
    PHASES,
)
from feldspar.games.burgundy_dice.rules.evaluate import turns_left
from feldspar.games.burgundy_dice.rules.player_board import Estate, zone_points
from feldspar.games.burgundy_dice.rules.position import Position
from feldspar.games.burgundy_dice.rules.turn_flow import completion
from feldspar.games.burgundy_dice.rules.units import Value
from feldspar.games.burgundy_dice.view.hours import ROMAN
from feldspar.kernel.coaching import scored, tried
from feldspar.kernel.events import Event, Text, TextArg
from feldspar.kernel.units import Hex, Seat

_NOTHING: Final = Text("nothing")
_HEXES_OPENED: Final = 2
"""So many hexes within reach for the first time are worth mentioning."""


def mark_reasons(position: Position, seat: Seat, action: int) -> list[Text]:
    """Return why a mark is good."""
    order, hex_ = ACTIONS.decode(action).args
    after, told = tried(position, seat, action)
    estate = position.estates[seat]
    mark = Mark(position, after, told, seat, estate, EVERY_VALUE[order], Hex(hex_))
    return [text for why in _WHY if (text := why(mark)) is not None]


class Mark(NamedTuple):
    """A mark, and what becomes of it before the dice are rolled again."""

    before: Position
    after: Position
    told: list[Event]
    seat: Seat
    estate: Estate
    """As it is before."""
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
    """Silver allows a second mark in the same turn, or this is one."""
    if mark.estate.pair >= 0:
        return Text("because-two")
    return Text("because-second") if mark.after.estates[mark.seat].pair >= 0 else None


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
    if new.bit_count() < _HEXES_OPENED:
        return None
    return Text("because-opens", {"count": new.bit_count()})


def _leftover(mark: Mark) -> Text | None:
    """Nothing can be done with a bonus any more."""
    spent = any(event.text.key == "log-spend" for event in mark.told)
    return Text("because-leftover") if spent and not turns_left(mark.before) else None


_WHY: Final = (_early, _finishes, _nearly, _castle, _second, _leftover, _opens)
