"""Whether a file may replace the figures of the cards: for whoever has the printed ones."""

from typing import Final

from feldspar.games.burgundy_cards.rules.components import CARDS, DATA, MOST_OPTIONS
from feldspar.kernel.toolkit.component_data import Figures
from feldspar.kernel.toolkit.data_check import DataProblem, Report, line_of, same_form, tables

PROVENANCES: Final = ("rulebook", "derived", "public", "house", "box")
_SHIPPED: Final = tables(DATA)


def check(source: str, data: Figures) -> Report | None:
    """Say what is wrong in a file of components; None if a file is something else."""
    if not {"round_bonus", "dice_buildings"} <= data.keys():
        return None
    given = tables(data)
    wrong: list[DataProblem] = []
    for name, shipped in _SHIPPED.items():
        line = line_of(source, f"[{name}]")
        if name not in given:
            wrong.append(DataProblem(line, f"[{name}] is missing, or does not say its provenance"))
            continue
        table = given[name]
        if table["provenance"] not in PROVENANCES:
            wrong.append(DataProblem(line, f"provenance must be one of {', '.join(PROVENANCES)}"))
        for field in shipped.keys() - {"provenance", "sources"}:
            if not (field in table and _fits(name, table[field], shipped[field])):
                wrong.append(
                    DataProblem(line, f"[{name}] {field} has not the form of the shipped one")
                )
    if not wrong:
        wrong += _counts(source, data)
    ours = {name: 1 for name, table in given.items() if table["provenance"] == "house"}
    return Report("components.toml", wrong, ours)


def _fits(name: str, value: object, shipped: object) -> bool:
    """Tell whether a figure has the form of the shipped one; the options of a round are free."""
    if not name.startswith("round_bonus."):
        return same_form(value, shipped)
    gains = ("points", "goods", "animals", "silver", "workers")
    return (
        isinstance(value, list)
        and 0 < len(value) <= MOST_OPTIONS
        and all(
            isinstance(option, dict)
            and option
            and all(gain in gains and type(n) is int and n > 0 for gain, n in option.items())
            for option in value
        )
    )


def _counts(source: str, data: Figures) -> list[DataProblem]:
    """Return where the dice do not add up to the cards of a type."""
    wrong: list[DataProblem] = []
    total = 0
    for name, dice in data["dice"].items():
        if isinstance(dice, list):
            total += sum(dice)
            if len(dice) != 6 or sum(dice) != data["types"][name]["count"]:
                problem = f"the dice of {name} must be six counts, {data['types'][name]['count']}"
                wrong.append(DataProblem(line_of(source, "[dice]"), f"{problem} in all"))
    for kind, dice in data["dice_buildings"].items():
        if isinstance(dice, list):
            total += len(dice)
            if len(dice) != data["buildings"]["copies"] or not set(dice) <= {1, 2, 3, 4, 5, 6}:
                problem = f"{kind} must have {data['buildings']['copies']} dice from 1 to 6"
                wrong.append(DataProblem(line_of(source, "[dice_buildings]"), problem))
    if total != CARDS and not wrong:
        wrong.append(DataProblem(1, f"there are {total} action cards, not {CARDS}"))
    return wrong
