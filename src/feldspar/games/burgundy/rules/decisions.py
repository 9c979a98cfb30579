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
_DICE: Final = [str(die) if die != FREE else "free" for die in DICE]
ACTIONS: Final = ActionSpace(
    start={"estate": list(DATA["estates"]), "hex": BOARD.names},
    take={"die": _DICE, "slot": SLOT_NAMES[:NUMBERED]},
    place={"die": _DICE, "storage": "123", "hex": BOARD.names},
    sell={"die": _DICE, "goods": GOODS},
    workers={"die": _DICE},
    buy={"slot": SLOT_NAMES},
    discard={"storage": "123"},
    collect={"depots": ["1", "2", "3", "4", "5", "6", "1+2", "2+3", "3+4", "4+5", "5+6", "6+1"]},
    keep={"goods": GOODS},
    skip={},
    done={},
)
"""A die is named by what it was rolled, before workers change it: which of two like dice is meant
makes no difference. `free` is no die at all. `skip` forgoes a benefit, `done` a purchase."""

# First ids of each kind. Literals, so that they compile to constants; a test compares them.
A_START: Final = 0
A_TAKE: Final = 333
A_PLACE: Final = 501
A_SELL: Final = 1278
A_WORKERS: Final = 1320
A_BUY: Final = 1327
A_DISCARD: Final = 1359
A_COLLECT: Final = 1362
A_KEEP: Final = 1374
A_SKIP: Final = 1380
A_DONE: Final = 1381

PER_DIE: Final = 111
"""Placements with one die: a stored tile and a hex."""

# The first decision of a kind with each die
_ORDER: Final = [DICE.index(Die(shown)) for shown in range(len(DICE))]
TAKE_WITH: Final[list[int]] = [A_TAKE + NUMBERED * order for order in _ORDER]
PLACE_WITH: Final[list[int]] = [A_PLACE + PER_DIE * order for order in _ORDER]
SELL_WITH: Final[list[int]] = [A_SELL + DEPOTS * order for order in _ORDER]
WORKERS_WITH: Final[list[int]] = [A_WORKERS + order for order in _ORDER]
