"""Check of component data somebody copied from their own box."""

from typing import NamedTuple

from feldspar.kernel.toolkit.component_data import Figures


class DataProblem(NamedTuple):
    """Something wrong in a file of figures, and the line it stands on."""

    line: int
    problem: str


class Report(NamedTuple):
    """What a file of figures is, what is wrong in it, and how much of it is ours."""

    name: str
    """The file of the game's data that it may replace."""
    wrong: list[DataProblem]
    house_values: dict[str, int]


def line_of(source: str, written: str, nth: int = 0) -> int:
    """Return the line on which something is written for the nth time; the first if it is not."""
    lines = [n for n, line in enumerate(source.splitlines(), 1) if line.strip() == written]
    return lines[nth] if nth < len(lines) else 1


def same_form(value: object, shipped: object) -> bool:
    """Tell whether a figure may stand for a shipped one: the same kinds of things, as many."""
    if isinstance(shipped, dict):
        return (
            isinstance(value, dict)
            and value.keys() == shipped.keys()
            and all(same_form(value[name], shipped[name]) for name in shipped)
        )
    if isinstance(shipped, list):
        return isinstance(value, list) and all(same_form(one, shipped[0]) for one in value)
    return type(value) is type(shipped) and not (isinstance(value, int) and value < 0)


def tables(data: Figures) -> dict[str, Figures]:
    """Return every table of a file that says where its figures come from, by its full name."""
    found: dict[str, Figures] = {}
    for name, value in data.items():
        if isinstance(value, dict):
            if "provenance" in value:
                found[name] = value
            found |= {f"{name}.{inner}": table for inner, table in tables(value).items()}
    return found
