"""Every legal decision as the things to touch for it, and what it would bring."""

from collections.abc import Sequence

from feldspar.games.burgundy_dice.estate import Estate, reward, zone_points
from feldspar.games.burgundy_dice.figures import (
    ACTIONS,
    BOARD,
    BONUSES,
    COLOURS,
    CONSOLATION,
    HEXES,
    NO_BONUS,
    START_POINTS,
)
from feldspar.games.burgundy_dice.position import CASTLES, Position
from feldspar.games.burgundy_dice.turn import completion
from feldspar.kernel.events import Text
from feldspar.kernel.scene import Move, Price


def moves(position: Position, seat: int) -> list[Move]:
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
            found.append(_start(position, action, args[0]))
        else:
            found += _marks(position, seat, action)
    return found


def meant(position: Position, seat: int, touched: Sequence[str]) -> list[int]:
    """Return the decisions that touching these things may mean, the likeliest first."""
    things = [thing.split("/") for thing in touched]
    hexes = [BOARD.names.index(name) for kind, name, *_ in things if kind == "hex"]
    if position.stage == CASTLES:
        castles = position.sheet.castle_of
        return [ACTIONS.encode("start", castles.index(h)) for h in hexes if h in castles]
    if "choice/take" in touched:
        return [ACTIONS.encode("take")]
    if "choice/done" in touched:
        return [ACTIONS.encode("done")]
    kind = next((name for what, name, *_ in things if what == "bonus"), "mark")
    if kind == "mark" and position.estates[seat].pair >= 0:
        kind = "silver"
    if kind not in ACTIONS.kinds:
        return []  # goods, which are sold by themselves
    pips = [position.pip_a, position.pip_b]
    values = [pips[int(rest[1])] for what, *rest in things if what == "die" and rest[0] == "pip"]
    if kind == "worker":
        values = [int(name) for what, name, *_ in things if what == "choice"] or [*range(1, 7)]
    return [
        ACTIONS.encode(kind, value - 1, hex_)
        for hex_ in hexes or range(HEXES)
        for value in values or pips
    ]


def _start(position: Position, action: int, bonus: int) -> Move:
    place = BOARD.names[position.sheet.castle_of[bonus]]
    text = Text("move-start", {"hex": place, "bonus": _bonus(bonus), "points": START_POINTS})
    return Move(action, (f"hex/{place}",), text, "x")


def _marks(position: Position, seat: int, action: int) -> list[Move]:
    """Return the paths to one mark: the bonus first, then dice, then the hex."""
    kind, (index, hex_) = ACTIONS.decode(action)
    value = index + 1
    estate = position.estates[seat]
    colour = estate.sheet.colour[hex_]
    place = f"hex/{BOARD.names[hex_]}"
    colours = [
        f"die/colour/{i}"
        for i, shown in enumerate((position.colour_a, position.colour_b))
        if shown == colour
    ]
    pips = [
        f"die/pip/{i}" for i, shown in enumerate((position.pip_a, position.pip_b)) if shown == value
    ]
    text = Text(
        f"move-{kind}",
        {
            "value": value,
            "hex": BOARD.names[hex_],
            "colour": Text(f"colour-{COLOURS[colour]}"),
            "gain": _gain(position, estate, hex_),
        },
    )
    if kind in ("monk", "worker"):
        # The dice may show it without any help; a second mark that silver then allows can be left.
        plain = ACTIONS.encode("mark", index, hex_)
        wasted = position.why_not(seat, plain) is None
        same = plain if wasted else -1
        extra, price = (f"bonus/{kind}",), Price(f"bonus-{kind}", 1)
        if kind == "monk":
            return [
                Move(action, (*extra, die, place), text, str(value), price, same=same, extra=extra)
                for die in pips
            ]
        # Whoever has touched the hex is offered the values that only a worker brings.
        choice = (f"choice/{value}",)
        return [
            Move(
                action,
                (*extra, die, place, *choice) if wasted else (place, *choice, *extra, die),
                text,
                price=price,
                same=same,
                extra=extra,
            )
            for die in colours
        ]
    paid = ("bonus/silver",) if kind == "silver" else ()
    return [
        Move(action, (*paid, colour_die, pip_die, place), text, str(value))
        for colour_die in colours
        for pip_die in pips
    ]


def _gain(position: Position, estate: Estate, hex_: int) -> Text:
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


def _bonus(bonus: int) -> Text:
    return Text(f"bonus-{BONUSES[bonus]}")
