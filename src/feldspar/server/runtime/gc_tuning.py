"""Garbage collector settings: long-lived objects are not looked at again.

Python frees a thing once nothing refers to it. Only for rings of things that refer to each other it
looks through everything, now and then, and a house full of tables stands still meanwhile. Nothing
here leaves rings behind when it ends (`tests/server/test_tidy.py`); so whatever has outlived one
look is taken to stay, and is not looked at again. It is still freed once nothing refers to it.
"""

import gc
from typing import Final

OFTEN: Final = (4_000, 2, 1)
"""How much is made before the newest is looked through; how often that is before the second
newest is, and that before all the rest."""


def begin() -> None:
    """Let this process look for rings among new things only."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(*OFTEN)
    if _settle not in gc.callbacks:
        gc.callbacks.append(_settle)


def _settle(phase: str, what: dict[str, int]) -> None:
    if phase == "stop" and what["generation"] == len(OFTEN) - 1:
        gc.freeze()
