"""Discovery of a package's modules that define one class each, by file name."""

import importlib
import pkgutil
from functools import cache


@cache
def rooms(package: str) -> dict[str, type]:
    """Return the class of every file that has one of its own, by the name of the file."""
    found: dict[str, type] = {}
    for module in pkgutil.iter_modules(importlib.import_module(package).__path__):
        room = importlib.import_module(f"{package}.{module.name}")
        for thing in vars(room).values():
            if isinstance(thing, type) and thing.__module__ == room.__name__:
                found[module.name] = thing
    return found
