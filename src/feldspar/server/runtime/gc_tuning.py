"""Garbage collector settings: long-lived objects are not looked at again.

Python frees a thing once nothing refers to it. Only for rings of things that refer to each other it
looks through everything, now and then, and a house full of tables stands still meanwhile. Nothing
here leaves rings behind when it ends (`tests/server/test_tidy.py`); so whatever has outlived one
look is taken to stay, and is not looked at again. It is still freed once nothing refers to it.
"""

import gc
from typing import Final

GC_THRESHOLDS: Final = (4_000, 2, 1)
"""How much is made before the newest is looked through; how often that is before the second
newest is, and that before all the rest."""


def enable_generational_freeze() -> None:
    """Let this process look for rings among new things only."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(*GC_THRESHOLDS)
    if _freeze_survivors not in gc.callbacks:
        gc.callbacks.append(_freeze_survivors)


def _freeze_survivors(phase: str, what: dict[str, int]) -> None:
    if phase == "stop" and what["generation"] == len(GC_THRESHOLDS) - 1:
        gc.freeze()
