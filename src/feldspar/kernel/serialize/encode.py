"""Encoder of typed data as plain data, which JSON can hold.

Every picture is made plain before it is sent, so each class of named tuples has a function of its
own for that, written from its fields: those that say they are plain are taken as they are.
"""

import re
from collections.abc import Callable
from types import NoneType, UnionType
from typing import Any, Final, Literal, Union, get_args, get_origin, get_type_hints

Plain = None | bool | int | float | str | list["Plain"] | dict[str, "Plain"]

TAGS: Final[dict[type, tuple[str, str]]] = {}
"""For each class of a union, the field that tells it from the others, and what that says."""
ALREADY: Final = frozenset([str, int, bool, NoneType])
"""What is plain as it is."""
_MAKERS: Final[dict[type, Callable[[Any], Plain]]] = {}


def register_union(field: str, *classes: type) -> None:
    """Let the classes of a union be told apart by a field that holds their name."""
    for one in classes:
        TAGS[one] = (field, re.sub(r"(?<=[a-z])(?=[A-Z])", "_", one.__name__).lower())


def to_plain(value: object) -> Plain:
    """Return named tuples as dicts by field, and everything in them as plain data."""
    kind = type(value)
    make = _MAKERS.get(kind)
    if make is not None:
        return make(value)
    if kind in ALREADY:
        return value  # type: ignore[return-value]
    if isinstance(value, dict):
        return {
            str(key): one if type(one) in ALREADY else to_plain(one) for key, one in value.items()
        }
    if isinstance(value, tuple) and hasattr(value, "_fields"):
        _MAKERS[kind] = _maker(kind)
        return _MAKERS[kind](value)
    assert isinstance(value, (list, tuple)), f"{value!r} is no plain data"
    return _items(value)


def _items(value: list[Any] | tuple[Any, ...]) -> Plain:
    return [one if type(one) in ALREADY else to_plain(one) for one in value]


def _round(value: float) -> float:
    """Return a number no finer than screens are."""
    return value if value.is_integer() else round(value, 2)


_MAKERS.update({float: _round, tuple: _items, list: _items})


def _maker(kind: type) -> Callable[[Any], Plain]:
    """Return a function that makes named tuples of a class plain."""
    hints = get_type_hints(kind)
    fields: tuple[str, ...] = kind._fields  # type: ignore[attr-defined]
    values = [f"v{n}" for n in range(len(fields))]
    parts = ["{!r}: {!r}".format(*TAGS[kind])] if kind in TAGS else []
    parts += [
        f"{name!r}: {_expression(hints[name], value)}"
        for name, value in zip(fields, values, strict=True)
    ]
    taken = f"{', '.join(values)}, = value; " if fields else ""
    known = {"ALREADY": ALREADY, "to_plain": to_plain, "int": int, "type": type}
    exec(f"def make(value): {taken}return {{{', '.join(parts)}}}", known)
    made: Callable[[Any], Plain] = known["make"]  # type: ignore[assignment]
    return made


def _expression(form: object, value: str) -> str:
    """Return the words that make a value of some form plain."""
    if _already(form):
        return value
    if form is float:
        whole = f"type({value}) is int or {value}.is_integer()"
        return f"{value} if {whole} else round({value}, 2)"
    return f"{value} if type({value}) in ALREADY else to_plain({value})"


def _already(form: object) -> bool:
    """Tell whether whatever has this form is plain as it is."""
    if get_origin(form) in (Union, UnionType):
        return all(map(_already, get_args(form)))
    return form in ALREADY or get_origin(form) is Literal
