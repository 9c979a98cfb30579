"""Every decision there is, and the numbers that stand for them."""

from typing import Final

from feldspar.games.burgundy.rules.components import (
    BOARD,
    DATA,
    DEPOTS,
    GOODS,
    NUMBERED,
    PER_DEPOT,
    SLOTS,
)
from feldspar.games.burgundy.rules.units import Die
from feldspar.kernel.actions import ActionSpace

FREE: Final = Die(0)
"""In place of a die: the extra action of a castle, or the benefit of a building."""
DICE: Final = [*[Die(shown) for shown in range(1, 7)], FREE]
"""As decisions count them: what needs no die comes last."""
SLOT_NAMES: Final[list[str]] = [
    *[f"{slot // PER_DEPOT + 1}{'abcd'[slot % PER_DEPOT]}" for slot in range(NUMBERED)],
    *[f"black{slot + 1}" for slot in range(SLOTS - NUMBERED)],
]
COLLECTED: Final[list[int]] = [
    *[1 << depot for depot in range(DEPOTS)],
    *[1 << depot | 1 << (depot + 1) % DEPOTS for depot in range(DEPOTS)],
]
"""The depots a ship may collect from at once, as bits: one, or two neighbours (BUR-1.15)."""
DEPOT_NAMES: Final = ["1", "2", "3", "4", "5", "6", "1+2", "2+3", "3+4", "4+5", "5+6", "6+1"]
_DICE: Final = [str(die) if die != FREE else "free" for die in DICE]
ACTIONS: Final = ActionSpace(
    start={"estate": list(DATA["estates"]), "hex": BOARD.names},
    take={"die": _DICE, "slot": SLOT_NAMES[:NUMBERED]},
    place={"die": _DICE, "storage": "123", "hex": BOARD.names},
    sell={"die": _DICE, "goods": GOODS},
    workers={"die": _DICE},
    buy={"slot": SLOT_NAMES},
    discard={"storage": "123"},
    collect={"depots": DEPOT_NAMES},
    keep={"goods": GOODS},
    skip={},
    done={},
)
"""A die is named by what it was rolled, before workers change it: which of two like dice is meant
makes no difference. `free` is no die at all. `skip` forgoes a benefit, `done` a purchase."""
ARGS: Final = [ACTIONS.decode(action).args for action in range(ACTIONS.size)]
"""What each decision is about."""


def by_die(first: int, each: int) -> list[int]:
    """Return the first decision of a kind with each die, of so many with one."""
    return [first + each * DICE.index(Die(shown)) for shown in range(len(DICE))]
