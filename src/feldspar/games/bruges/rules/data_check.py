"""Whether a file may replace the list of characters: for whoever has the printed one."""

from collections import Counter
from typing import Final

from feldspar.games.bruges.rules.cards.characters import WHENS, effect_of
from feldspar.games.bruges.rules.components import (
    CHARACTERS,
    COLOURS,
    GROUPS,
    PARTS,
    PRICE_PER_POINT,
)
from feldspar.kernel.toolkit.component_data import Figures
from feldspar.kernel.toolkit.data_check import DataProblem, Report, line_of

SYMBOLS: Final = ("worker", "lightning", "infinity", "laurel")
DEAREST: Final = 12
_SHIPPED: Final[list[Figures]] = CHARACTERS["card"] + CHARACTERS["later"]
_OPS: Final = {effect["op"] for row in _SHIPPED for effect in row["effects"]}


def check(source: str, data: Figures) -> Report | None:
    """Say what is wrong in a list of characters; None if a file is something else."""
    if not {"card", "later"} <= data.keys():
        return None
    rows: list[Figures] = [*data["card"], *data["later"]]
    wrong: list[DataProblem] = []
    for place, row in enumerate(rows):
        line = line_of(source, f'id = "{row.get("id", "")}"')
        wrong += [DataProblem(line, problem) for problem in _card(row, place)]
    if len(rows) != len(_SHIPPED):
        wrong.append(DataProblem(1, f"there are {len(rows)} cards, not {len(_SHIPPED)}"))
    ours = Counter([part for row in data["card"] for part in row.get("house", [])])
    return Report("characters.toml", wrong, {part: ours[part] for part in PARTS if ours[part]})


def _card(row: Figures, place: int) -> list[str]:
    """Return what is wrong with one card."""
    name = row.get("id", "a card without an id")
    expected = _SHIPPED[place]["id"] if place < len(_SHIPPED) else "no card"
    if name != expected:
        return [f"{name} stands where {expected} must: ids and their order stay as they are"]
    said = [
        _one_of(row, "colour", COLOURS),
        _one_of(row, "group", GROUPS),
        _one_of(row, "symbol", SYMBOLS),
        _one_of(row, "when", WHENS),
        _one_of(row, "price", [*range(0, DEAREST + 1, PRICE_PER_POINT)]),
        "" if row.get("worker", COLOURS[0]) in COLOURS else "worker must be a colour",
        "" if set(row.get("house", [])) <= set(PARTS) else f"house may name {', '.join(PARTS)}",
        *[_effect(effect) for effect in row.get("effects", [{}])],
    ]
    return [f"{name}: {problem}" for problem in said if problem]


def _one_of(row: Figures, field: str, allowed: object) -> str:
    assert isinstance(allowed, (list, tuple))
    if row.get(field) in allowed:
        return ""
    return f"{field} must be one of {', '.join(map(str, allowed))}, not {row.get(field)!r}"


def _effect(effect: Figures) -> str:
    """Return what is wrong with an effect: nothing that the rules cannot carry out."""
    if effect.get("op") not in _OPS:
        return f"no effect is called {effect.get('op')!r}"
    try:
        effect_of(effect)
    except (ValueError, KeyError, AttributeError) as error:
        return f"{effect['op']}: {error}"
    return ""
