"""Typed data as plain data: what JSON can hold, and a page in any language read."""

import re
from typing import Final

Plain = None | bool | int | float | str | list["Plain"] | dict[str, "Plain"]

TAGS: Final[dict[type, tuple[str, str]]] = {}
"""For each class of a union, the field that tells it from the others, and what that says."""


def tagged(field: str, *classes: type) -> None:
    """Let the classes of a union be told apart by a field that holds their name."""
    for one in classes:
        TAGS[one] = (field, re.sub(r"(?<=[a-z])(?=[A-Z])", "_", one.__name__).lower())


def plain(value: object) -> Plain:
    """Return named tuples as dicts by field, and everything in them as plain data."""
    kind = type(value)
    if kind is str or kind is int or value is None or kind is bool:
        return value  # type: ignore[return-value]
    if kind is float:
        return round(value, 2)  # type: ignore[call-overload, no-any-return]  # finer than screens
    if isinstance(value, dict):
        return {str(key): plain(item) for key, item in value.items()}
    if isinstance(value, tuple) and hasattr(value, "_fields"):
        found = {name: plain(item) for name, item in zip(value._fields, value, strict=True)}
        return {TAGS[kind][0]: TAGS[kind][1], **found} if kind in TAGS else found
    assert isinstance(value, (list, tuple)), f"{value!r} is no plain data"
    return [plain(item) for item in value]
