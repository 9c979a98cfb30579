"""Discovery of a package's modules with their classes, by file or class name."""

import importlib
import pkgutil
import re
from functools import cache


@cache
def classes_by_module(package: str) -> dict[str, type]:
    """Return the classes of all files: by the name of the file, if it has but one, or by theirs."""
    found: dict[str, type] = {}
    for module in pkgutil.iter_modules(importlib.import_module(package).__path__):
        things = vars(importlib.import_module(f"{package}.{module.name}")).values()
        own = [
            thing
            for thing in things
            if isinstance(thing, type) and thing.__module__ == f"{package}.{module.name}"
        ]
        for one in own:
            found[module.name if len(own) == 1 else file_name(one)] = one
    return found


def file_name(one: type) -> str:
    """Return what a file of a class alone is called: `DrawUp` is found as `draw_up`."""
    return re.sub(r"(?<=[a-z])(?=[A-Z])", "_", one.__name__).lower()
