"""Every legal decision as the things to touch for it, and what it would bring."""

from collections.abc import Sequence

from feldspar.games.burgundy_dice.rules.course import completion
from feldspar.games.burgundy_dice.rules.figures import (
    ACTIONS,
    BOARD,
    BONUSES,
    COLOURS,
    CONSOLATION,
    EVERY_VALUE,
    NO_BONUS,
    START_POINTS,
)
from feldspar.games.burgundy_dice.rules.holding import Estate, reward, zone_points
from feldspar.games.burgundy_dice.rules.position import CASTLES, Position
from feldspar.games.burgundy_dice.rules.units import Bonus
from feldspar.kernel.events import Text, TextArg
from feldspar.kernel.scene import Move, Path, Price
from feldspar.kernel.units import Hex, Seat


def moves(position: Position, seat: Seat) -> list[Move]:
    """Return every legal decision of a seat; where two dice show the same, a path for each."""
    found: list[Move] = []
    for action in position.legal(seat):
        move = _move(position, seat, action)
        found += [move._replace(path=path) for path in paths(position, seat, action)]
    return found


# ------------------------------------------------------------------------------ what is touched


def paths(position: Position, seat: Seat, action: int) -> list[Path]:
    """Return the things to touch for a decision, legal or not, wherever they may be."""
    kind, args = ACTIONS.decode(action)
    if kind in ("take", "done"):
        return [(f"choice/{kind}",)]
    if (kind == "start") != (position.stage == CASTLES):
        return []  # castles are chosen once, before all else
    if kind == "start":
        return [(f"hex/{BOARD.names[position.sheet.castle_of[args[0]]]}",)]
    value, place = EVERY_VALUE[args[0]], f"hex/{BOARD.names[args[1]]}"
    colour = position.sheet.colour[args[1]]
    colours = _dice("colour", (position.colour_a, position.colour_b), colour) or [()]
    pips = _dice("pip", (position.pip_a, position.pip_b), value)
    bonus = () if kind == "mark" else (f"bonus/{kind}",)
    if kind == "monk":
        return [(*bonus, *die, place) for die in pips]
    if kind != "worker":
        return [(*bonus, *die, *pip, place) for die in colours for pip in pips]
    # Whoever has touched the hex is offered the values that only a worker brings.
    choice = f"choice/{value}"
    if _unaided(position, seat, args) >= 0:
        return [(*bonus, *die, place, choice) for die in colours]
    return [(place, choice, *bonus, *die) for die in colours]


def _dice(kind: str, dice: Sequence[int], shown: int) -> list[Path]:
    """Return the dice of a kind that show something."""
    return [(f"die/{kind}/{i}",) for i, face in enumerate(dice) if face == shown]


def thinkable(position: Position, seat: Seat) -> list[int]:
    """Return decisions with the dice there are, legal or not; first a mark by the dice as rolled,
    or the second one by silver."""
    first = "mark" if position.estates[seat].pair < 0 else "silver"
    others = [kind for kind in ACTIONS.kinds if kind not in (first, "worker")]
    shown = [value - 1 for value in EVERY_VALUE if value in (position.pip_a, position.pip_b)]
    return ACTIONS.every(first, *others, value=shown) + ACTIONS.every("worker")


# -------------------------------------------------------------------------------- what is brought


def _move(position: Position, seat: Seat, action: int) -> Move:
    kind, args = ACTIONS.decode(action)
    if kind == "take":
        return Move(action, (), Text("move-take", {"count": CONSOLATION}))
    if kind == "done":
        return Move(action, (), Text("move-done"))
    if kind == "start":
        bonus, place = Bonus(args[0]), BOARD.names[position.sheet.castle_of[args[0]]]
        text = Text("move-start", {"hex": place, "bonus": _bonus(bonus), "points": START_POINTS})
        return Move(action, (), text, "x")
    value, estate = EVERY_VALUE[args[0]], position.estates[seat]
    told: dict[str, TextArg] = {
        "value": value,
        "hex": BOARD.names[args[1]],
        "colour": Text(f"colour-{COLOURS[estate.sheet.colour[args[1]]]}"),
        "gain": _gain(position, estate, Hex(args[1])),
    }
    # By a worker the hex is not what is touched last.
    written = "" if kind == "worker" else str(value)
    move = Move(action, (), Text(f"move-{kind}", told), written)
    if kind in ("mark", "silver"):
        return move
    # A second mark that silver then allows can be left.
    same = _unaided(position, seat, args)
    return move._replace(price=Price(f"bonus-{kind}", 1), same=same, extra=(f"bonus/{kind}",))


def _unaided(position: Position, seat: Seat, args: Sequence[int]) -> int:
    """Return the same mark by the dice as rolled, if they show it without any help; or -1."""
    plain = ACTIONS.encode("mark", *args)
    return plain if position.why_not(seat, plain) is None else -1


def _gain(position: Position, estate: Estate, hex_: Hex) -> Text:
    """Say what a mark would bring: the zone, its bonus, the whole colour."""
    sheet = estate.sheet
    after = estate.marked | 1 << hex_
    if sheet.zone[hex_] & ~after:
        return Text("nothing")
    colour = sheet.colour[hex_]
    whole = Text("nothing")
    value = completion(position, colour)[0]
    if value and not sheet.of_colour[colour] & ~after:
        whole = Text("gain-whole", {"points": value})
    points = zone_points(sheet, hex_, position.phase)
    bonus = reward(sheet, hex_)
    if bonus == NO_BONUS:
        return Text("gain-points", {"points": points, "whole": whole})
    return Text("gain-zone", {"points": points, "bonus": _bonus(bonus), "whole": whole})


def _bonus(bonus: Bonus) -> Text:
    return Text(f"bonus-{BONUSES[bonus]}")
