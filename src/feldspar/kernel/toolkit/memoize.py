"""Memoization of small immutable objects.

A picture is mostly the same tiles on the same spaces, at every table and for everybody who looks.
Whatever is remembered is shared by all of them, so it takes less room, and two pictures that hold
the same thing are quick to compare. To be right it must follow from what is handed over: no
position, nor anything else that changes, is ever an argument.
"""

from collections.abc import Callable
from functools import lru_cache
from typing import Final, ParamSpec, TypeVar

P = ParamSpec("P")
T = TypeVar("T")

_ROOM: Final = 2048
"""How many results of one function are kept, the latest asked for: more than some tables need."""


def memoize(make: Callable[P, T]) -> Callable[P, T]:
    """Let a function of values that never change make each result once.

    >>> from feldspar.kernel.toolkit.memoize import memoize
    >>> @memoize
    ... def seal(place: int) -> tuple[str, int]:
    ...     return "seal", place
    >>> seal(3) is seal(3)
    True
    """
    return lru_cache(maxsize=_ROOM, typed=True)(make)  # type: ignore[return-value]
