"""Counting in accounts: what somebody has, and what an effect makes of it by its row of data."""

from collections import Counter
from typing import Any

from feldspar.games.bruges.rules import components
from feldspar.games.bruges.rules.components import NAMES

Row = dict[str, Any]
ROWS: dict[str, Row] = {name: {**row} for name, row in zip(NAMES, components.ROWS, strict=True)}
COLOURS = ("blue", "brown", "yellow", "red", "violet")


def owned(things: Counter[str], kind: str, seat: int = 0) -> dict[str, int]:
    """What somebody has of a kind: `worker`, `threat`, `house`, `tile`, by its name."""
    start = f"{seat}: {kind} " if seat else f"{kind} "
    return {
        name.removeprefix(start): n for name, n in things.items() if name.startswith(start) and n
    }


def residents(things: Counter[str], seat: int = 0) -> list[str]:
    """The characters somebody has."""
    lodged = [name.partition(" in ")[0] for name, n in things.items() if " in " in name and n]
    start = f"{seat}: " if seat else ""
    return [name.removeprefix(start) for name in lodged if (":" in name) == bool(seat)]


def count(per: str, things: Counter[str]) -> int:
    """BRG-15.35."""
    counter, _, which = per.partition(":")
    groups = [ROWS[name]["group"] for name in residents(things)]
    tiles = owned(things, "tile")
    return {
        "character": len(groups),
        "character_group": groups.count(which),
        "distinct_group": len({*groups}),
        "house": sum(owned(things, "house").values()),
        "distinct_house_colour": len(owned(things, "house")),
        "canal_tile": sum(tiles.values()),
        "third_space": sum(built >= 3 for built in tiles.values()),
        "statue": sum(owned(things, "statue").values()),
        "complete_section": sum(built == 5 for built in tiles.values()),
        "worker": sum(owned(things, "worker").values()),
        "florin": things["florins"],
        "progress_level": things["level"],
        "majority_marker": len(owned(things, "majority")),
        "threat_marker": sum(owned(things, "threat").values()),
        "die_showing": sum(str(value) == which for value in owned(things, "die").values()),
    }[counter]


def amount(row: Row, things: Counter[str]) -> int:
    """n * floor(count(per) / div), at most max."""
    number: int = row["n"]
    if "per" in row:
        number *= count(row["per"], things) // row.get("div", 1)
    return min(number, row["max"]) if "max" in row else number


def scored(row: Row, things: Counter[str]) -> int:
    """BRG-15.33, 15.34: what a laurel is worth."""
    if row["op"] == "score":
        return amount(row, things)
    held = {
        "house_of_each_colour": len(owned(things, "house")) == len(COLOURS),
        "no_threat": not owned(things, "threat"),
    }
    return row["n"] if held[row["cond"]] else 0
