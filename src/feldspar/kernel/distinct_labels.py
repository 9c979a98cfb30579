"""Distinct labels: moves that would be called the same say which of like things they go through."""

from collections.abc import Callable, Sequence

from feldspar.kernel.events import Text
from feldspar.kernel.move_selection import result
from feldspar.kernel.scene import Move
from feldspar.kernel.text.event_text import series


def distinct_labels(moves: Sequence[Move], name: Callable[[str], Text | None]) -> list[Move]:
    """Name the things that tell moves with the same label apart: `name` calls a thing by its id, or
    returns None if it is not worth a word. Moves that bring the same may be called the same."""
    alike: dict[str, list[Move]] = {}
    for move in moves:
        alike.setdefault(repr((move.label, move.price)), []).append(move)
    found: list[Move] = []
    for move in moves:
        others = alike[repr((move.label, move.price))]
        if len({result(other) for other in others}) > 1:
            shared = set.intersection(*[set(other.path) for other in others])
            names = [name(step) for step in move.path if step not in shared]
            if told := [text for text in names if text]:
                args = {"move": move.label, "what": series(told)}
                move = move._replace(label=Text("move-apart", {**args}))
        found.append(move)
    return found
