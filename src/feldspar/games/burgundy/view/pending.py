"""All that depends on what is asked: how it is said, what may be touched, and what stands out."""

from collections.abc import Callable, Sequence
from typing import Final

from feldspar.games.burgundy.rules.components import GOODS, GOODS_ROOM, TWO_DEPOTS
from feldspar.games.burgundy.rules.decisions import ACTIONS
from feldspar.games.burgundy.rules.pending.benefit import Benefit
from feldspar.games.burgundy.rules.pending.collect import Collect
from feldspar.games.burgundy.rules.pending.keep import Keep
from feldspar.games.burgundy.rules.pending.store import Store
from feldspar.games.burgundy.rules.position import Position, Question
from feldspar.games.burgundy.rules.units import Slot
from feldspar.games.burgundy.view.tile import a_tile, twin
from feldspar.kernel.events import Text, TextArg
from feldspar.kernel.scene import Choice, Move, Path
from feldspar.kernel.units import Seat

# ----------------------------------------------------------------------------------- what is said


def asks(position: Position, asked: Question) -> tuple[str, dict[str, TextArg]]:
    """Return the key of what somebody is asked, and what it takes to say it."""
    estate = position.estates[asked.seat]
    if isinstance(asked, Benefit):
        return f"benefit-{asked.name}", {}
    if isinstance(asked, Store):
        return asked.name, {"tile": a_tile(position.slots[asked.slot])}
    if isinstance(asked, Keep):
        return asked.name, {"room": GOODS_ROOM - estate.stock.bit_count()}
    if isinstance(asked, Collect):
        return asked.name, {"two": "yes" if estate.has(TWO_DEPOTS) else "no"}
    return asked.name, {}


def follows(asked: Question) -> Text:
    """Say what answering entails."""
    return Text("hint-skip" if isinstance(asked, Benefit) else f"hint-{asked.name}")


def skipping(position: Position, step: str) -> Choice:
    """Return the choice to do without a benefit."""
    asked = position.asked
    assert isinstance(asked, Benefit)
    return Choice(step, f"tile-building-{asked.name}", Text("choice-skip"))


# ------------------------------------------------------------------------------- what stands out


def stands_out(position: Position) -> Slot | None:
    """Return the slot with the tile room is being made for, if any."""
    return position.asked.slot if isinstance(position.asked, Store) else None


def offers(position: Position) -> int:
    """Return the depots whose goods are to be chosen from, as bits; mostly none."""
    return position.asked.depots if isinstance(position.asked, Keep) else 0


# ------------------------------------------------------------------------------------ the answers


def _discard(position: Position, seat: Seat, action: int, args: Sequence[int], path: Path) -> Move:
    asked, storage = position.asked, position.estates[seat].storage
    assert isinstance(asked, Store)
    new = a_tile(position.slots[asked.slot])
    label = Text("move-discard", {"tile": a_tile(storage[args[0]]), "new": new})
    same = ACTIONS.encode("discard", twin(storage, args[0]))
    return Move(action, path, label, same=same)


def _collect(position: Position, seat: Seat, action: int, args: Sequence[int], path: Path) -> Move:
    where = ACTIONS.kinds["collect"].domains["depots"][args[0]]
    first, *second = [int(depot) for depot in where.split("+")]
    label = Text("move-collect", {"depot": first})
    if second:
        label = Text("move-collect-two", {"first": first, "second": second[0]})
    empty = not any(position.wares[depot - 1] for depot in (first, *second))
    return Move(action, path, label, idle=empty)


def _keep(position: Position, seat: Seat, action: int, args: Sequence[int], path: Path) -> Move:
    return Move(action, path, Text("move-keep", {"goods": Text("goods-" + GOODS[args[0]])}))


Maker = Callable[[Position, Seat, int, Sequence[int], Path], Move]
"""Says what a legal decision does and costs for which these things are touched."""
ANSWERS: Final[dict[str, Maker]] = {"discard": _discard, "collect": _collect, "keep": _keep}
