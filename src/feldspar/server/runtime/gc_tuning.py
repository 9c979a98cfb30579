"""Garbage collector settings: long-lived objects are not looked at again.

Python frees an object once nothing refers to it. Only to find reference cycles does it scan all
objects, now and then, and a server with many tables pauses meanwhile. Nothing here leaves reference
cycles behind (`tests/server/tables/test_garbage.py`); so whatever survives one scan is taken to be
long-lived and is not scanned again. It is still freed once nothing refers to it.
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
