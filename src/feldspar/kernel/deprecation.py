"""Renamed names: the old ones work for one release, with a warning."""

import sys
import warnings
from collections.abc import Callable, Mapping
from typing import Any


def warn_renamed(old: str, new: str, stacklevel: int = 3) -> None:
    """Warn the caller's caller that a name was changed."""
    warnings.warn(
        f"{old} is now {new}; the old name goes with the next release",
        DeprecationWarning,
        stacklevel=stacklevel,
    )


def has_own(value: object, base: type, old: str) -> bool:
    """Return whether a class defines a method by the old name of its base's."""
    return getattr(type(value), old, None) is not getattr(base, old, None)


def renamed(
    module: str, names: Mapping[str, str], stand_ins: Mapping[str, Any] | None = None
) -> Callable[[str], Any]:
    """Return the `__getattr__` of a module some names of which were changed, old to new.

    A new name may be the full path of something in another module. Where more than the name has
    changed, `stand_ins` holds what still behaves as the old one did.
    """

    def find(name: str) -> Any:
        if name not in names:
            raise AttributeError(f"module {module!r} has no attribute {name!r}")
        new = names[name]
        warn_renamed(f"{module}.{name}", new if "." in new else f"{module}.{new}")
        if stand_ins is not None and name in stand_ins:
            return stand_ins[name]
        path, _, last = new.rpartition(".")
        if path:
            __import__(path)
        return getattr(sys.modules[path or module], last)

    return find
