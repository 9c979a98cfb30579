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
    HEXES,
    NO_BONUS,
    START_POINTS,
)
from feldspar.games.burgundy_dice.rules.holding import Estate, reward, zone_points
from feldspar.games.burgundy_dice.rules.position import CASTLES, Position
from feldspar.games.burgundy_dice.rules.units import Bonus, Value
from feldspar.kernel.events import Text, TextArg
from feldspar.kernel.scene import Move, Price
from feldspar.kernel.units import Hex, Seat


def moves(position: Position, seat: Seat) -> list[Move]:
    """Return every legal decision of a seat; where two dice show the same, a path for each."""
    found: list[Move] = []
    for action in position.legal(seat):
        kind, args = ACTIONS.decode(action)
        if kind == "take":
            text = Text("move-take", {"count": CONSOLATION})
            found.append(Move(action, ("choice/take",), text))
        elif kind == "done":
            found.append(Move(action, ("choice/done",), Text("move-done")))
        elif kind == "start":
            found.append(_start(position, action, Bonus(args[0])))
        else:
            found += _marks(position, seat, action)
    return found


def meant(position: Position, seat: Seat, touched: Sequence[str]) -> list[int]:
    """Return the decisions that touching these things may mean, the likeliest first."""
    things = [thing.split("/") for thing in touched]
    hexes = [Hex(BOARD.names.index(name)) for kind, name, *_ in things if kind == "hex"]
    if position.stage == CASTLES:
        castles = position.sheet.castle_of
        return [ACTIONS.encode("start", castles.index(h)) for h in hexes if h in castles]
    for plain in ("take", "done"):
        if f"choice/{plain}" in touched:
            return [ACTIONS.encode(plain)]
    kind = next((name for what, name, *_ in things if what == "bonus"), "mark")
    if kind == "mark" and position.estates[seat].pair >= 0:
        kind = "silver"
    if kind not in ACTIONS.kinds:
        return []  # goods, which are sold by themselves
    pips = [position.pip_a, position.pip_b]
    values = [pips[int(rest[1])] for what, *rest in things if what == "die" and rest[0] == "pip"]
    if kind == "worker":
        chosen = [Value(int(name)) for what, name, *_ in things if what == "choice"]
        values = chosen or EVERY_VALUE
    return [
        ACTIONS.encode(kind, EVERY_VALUE.index(value), hex_)
        for hex_ in hexes or range(HEXES)
        for value in values or pips
    ]


def _start(position: Position, action: int, bonus: Bonus) -> Move:
    place = BOARD.names[position.sheet.castle_of[bonus]]
    text = Text("move-start", {"hex": place, "bonus": _bonus(bonus), "points": START_POINTS})
    return Move(action, (f"hex/{place}",), text, "x")


def _marks(position: Position, seat: Seat, action: int) -> list[Move]:
    """Return the paths to one mark: the bonus first, then dice, then the hex."""
    kind, (index, hex_) = ACTIONS.decode(action)
    value, place = EVERY_VALUE[index], BOARD.names[hex_]
    estate = position.estates[seat]
    colour = estate.sheet.colour[hex_]
    colours = _dice("colour", (position.colour_a, position.colour_b), colour)
    pips = _dice("pip", (position.pip_a, position.pip_b), value)
    told: dict[str, TextArg] = {
        "value": value,
        "hex": place,
        "colour": Text(f"colour-{COLOURS[colour]}"),
        "gain": _gain(position, estate, Hex(hex_)),
    }
    text = Text(f"move-{kind}", told)
    if kind in ("mark", "silver"):
        paid = ("bonus/silver",) if kind == "silver" else ()
        return [
            Move(action, (*paid, colour_die, pip_die, f"hex/{place}"), text, str(value))
            for colour_die in colours
            for pip_die in pips
        ]
    # The dice may show it without any help; a second mark that silver then allows can be left.
    plain = ACTIONS.encode("mark", index, hex_)
    same = plain if position.why_not(seat, plain) is None else -1
    move = Move(
        action, (), text, price=Price(f"bonus-{kind}", 1), same=same, extra=(f"bonus/{kind}",)
    )
    return _helped(move, kind, f"hex/{place}", value, pips if kind == "monk" else colours)


def _dice(kind: str, dice: Sequence[int], shown: int) -> list[str]:
    """Return the dice of a kind that show something."""
    return [f"die/{kind}/{i}" for i, face in enumerate(dice) if face == shown]


def _helped(move: Move, kind: str, place: str, value: Value, dice: list[str]) -> list[Move]:
    """Return the paths to a mark for which a monk or a worker changes the other die."""
    if kind == "monk":
        return [move._replace(path=(*move.extra, die, place), written=str(value)) for die in dice]
    # Whoever has touched the hex is offered the values that only a worker brings.
    choice = f"choice/{value}"
    if move.same >= 0:
        return [move._replace(path=(*move.extra, die, place, choice)) for die in dice]
    return [move._replace(path=(place, choice, *move.extra, die)) for die in dice]


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
