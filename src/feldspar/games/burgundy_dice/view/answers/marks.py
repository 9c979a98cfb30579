"""Marks, as they are offered: with which dice, for which bonus, and what each would bring."""

from collections.abc import Sequence
from typing import Final

from feldspar.games.burgundy_dice.rules.components import (
    A_DONE,
    A_MARK,
    A_TAKE,
    ACTIONS,
    BOARD,
    BONUSES,
    COLOURS,
    CONSOLATION,
    EVERY_VALUE,
    HEXES,
    NO_BONUS,
)
from feldspar.games.burgundy_dice.rules.evaluate import turns_left
from feldspar.games.burgundy_dice.rules.player_board import Estate, reward, zone_points
from feldspar.games.burgundy_dice.rules.position import CASTLES, Position
from feldspar.games.burgundy_dice.rules.sheet import SHEETS
from feldspar.games.burgundy_dice.rules.turn_flow import completion
from feldspar.games.burgundy_dice.view.goals import fitting_hexes
from feldspar.games.burgundy_dice.view.move_reasons import mark_reasons
from feldspar.kernel.events import Text, TextArg
from feldspar.kernel.scene import Choice, Move, Path, Price
from feldspar.kernel.toolkit.hexes import members
from feldspar.kernel.toolkit.memoize import memoize
from feldspar.kernel.units import Hex, Seat

KINDS: Final = ("mark", "monk", "worker", "silver", "take", "done")
CHOICES: Final = (
    Choice("choice/take", "bonus-worker", Text("choice-take")),
    Choice("choice/done", "", Text("choice-done")),
)
WITHOUT: Final = {
    A_TAKE: Move(A_TAKE, ("choice/take",), Text("move-take", {"count": CONSOLATION})),
    A_DONE: Move(A_DONE, ("choice/done",), Text("move-done")),
}
"""What is decided without a mark, or without a second one."""
Dice = tuple[bool, bool, bool, bool]
"""Of the two coloured dice and the two with pips: whether each shows what a mark needs."""
Gain = tuple[int, int] | None
"""The points for a zone and for a whole colour; nothing if the zone is not finished."""


def moves(position: Position, seat: Seat, action: int, legal: Sequence[int]) -> Sequence[Move]:
    """Return a decision of a turn by each of its paths."""
    if action in WITHOUT:
        return [WITHOUT[action]]
    args, estate = ACTIONS.decode(action).args, position.estates[seat]
    gain = _gain(position, estate, Hex(args[1]))
    return _moves(estate.sheet.letter, action, _dice(position, args), _plain(args) in legal, gain)


def paths(position: Position, seat: Seat, action: int) -> Sequence[Path]:
    """Return the paths of a decision of a turn; castles are chosen before all else."""
    if action in WITHOUT:
        return [WITHOUT[action].path]
    if position.stage == CASTLES:
        return []
    kind, args = ACTIONS.decode(action)
    unaided = kind == "worker" and position.why_not(seat, _plain(args)) is None
    return _ways(action, _dice(position, args), unaided)


def reasons(position: Position, seat: Seat, action: int) -> list[Text]:
    """Say why a mark is good, or why there is none: what is saved must be of use later."""
    if action not in WITHOUT:
        return mark_reasons(position, seat, action)
    if not turns_left(position):
        return []
    estate = position.estates[seat]
    fitting = fitting_hexes(position, estate)
    if action == A_TAKE:
        return [] if fitting else [Text("because-stuck")]
    zone = estate.sheet.zone
    finishable = any(zone[hex_] & ~estate.marked == 1 << hex_ for hex_ in members(fitting))
    return [] if finishable else [Text("because-done")]


def _plain(args: Sequence[int]) -> int:
    """Return the mark of the same value in the same hex by the dice as rolled."""
    return A_MARK + HEXES * args[0] + args[1]


def _dice(position: Position, args: Sequence[int]) -> Dice:
    """Return the dice that show the value and the colour of a mark."""
    value, colour = EVERY_VALUE[args[0]], position.sheet.colour[args[1]]
    return (
        position.colour_a == colour,
        position.colour_b == colour,
        position.pip_a == value,
        position.pip_b == value,
    )


@memoize
def _ways(action: int, dice: Dice, unaided: bool) -> tuple[Path, ...]:
    """Return the paths of a mark by such dice; `unaided` if those as rolled would do."""
    kind, (order, hex_) = ACTIONS.decode(action)
    place = f"hex/{BOARD.names[hex_]}"
    colours: list[Path] = [(f"die/colour/{i}",) for i in (0, 1) if dice[i]] or [()]
    pips: list[Path] = [(f"die/pip/{i}",) for i in (0, 1) if dice[2 + i]]
    bonus = () if kind == "mark" else (f"bonus/{kind}",)
    if kind == "monk":
        return tuple([(*bonus, *die, place) for die in pips])
    if kind != "worker":
        return tuple([(*bonus, *die, *pip, place) for die in colours for pip in pips])
    # Whoever has touched the hex is offered the values that only a worker brings.
    choice = f"choice/{EVERY_VALUE[order]}"
    if unaided:
        return tuple([(*bonus, *die, place, choice) for die in colours])
    return tuple([(place, choice, *bonus, *die) for die in colours])


def thinkable(position: Position, seat: Seat) -> list[int]:
    """Return decisions with the dice there are, legal or not; first a mark by the dice as rolled,
    or the second one by silver."""
    first = "mark" if position.estates[seat].pair < 0 else "silver"
    others = [kind for kind in ACTIONS.kinds if kind not in (first, "worker")]
    shown = [value - 1 for value in EVERY_VALUE if value in (position.pip_a, position.pip_b)]
    return ACTIONS.every(first, *others, value=shown) + ACTIONS.every("worker")


@memoize
def _moves(letter: str, action: int, dice: Dice, unaided: bool, gain: Gain) -> tuple[Move, ...]:
    """Return a mark by each of its paths."""
    kind, args = ACTIONS.decode(action)
    value, hex_ = EVERY_VALUE[args[0]], Hex(args[1])
    told: dict[str, TextArg] = {
        "value": value,
        "hex": BOARD.names[hex_],
        "colour": Text(f"colour-{COLOURS[SHEETS[letter].colour[hex_]]}"),
        "gain": _gain_text(letter, hex_, gain),
    }
    # By a worker the hex is not what is touched last.
    written = "" if kind == "worker" else str(value)
    move = Move(action, (), Text(f"move-{kind}", told), written)
    if kind in ("monk", "worker"):
        # A second mark that silver then allows can be left.
        same = _plain(args) if unaided else -1
        move = move._replace(price=Price(f"bonus-{kind}", 1), same=same, extra=(f"bonus/{kind}",))
    return tuple([move._replace(path=path) for path in _ways(action, dice, unaided)])


def _gain(position: Position, estate: Estate, hex_: Hex) -> Gain:
    """Return what a mark would bring: the zone if that is finished, the whole colour."""
    sheet = estate.sheet
    after = estate.marked | 1 << hex_
    if sheet.zone[hex_] & ~after:
        return None
    colour = sheet.colour[hex_]
    whole = 0 if sheet.of_colour[colour] & ~after else completion(position, colour)[0]
    return zone_points(sheet, hex_, position.phase), whole


def _gain_text(letter: str, hex_: Hex, gain: Gain) -> Text:
    """Say what a mark would bring: the zone, its bonus, the whole colour."""
    if gain is None:
        return Text("nothing")
    points, value = gain
    whole = Text("gain-whole", {"points": value}) if value else Text("nothing")
    bonus = reward(SHEETS[letter], hex_)
    if bonus == NO_BONUS:
        return Text("gain-points", {"points": points, "whole": whole})
    return Text(
        "gain-zone", {"points": points, "bonus": Text(f"bonus-{BONUSES[bonus]}"), "whole": whole}
    )
