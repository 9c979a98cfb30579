"""Scenes, moves and texts as plain data: what JSON can hold, and a page in any language read."""

from typing import Final

from feldspar.kernel.scene import Lettering, Piece, Shape, Table

Plain = None | bool | int | float | str | list["Plain"] | dict[str, "Plain"]

_KINDS: Final[dict[type, str]] = {
    Piece: "piece",
    Lettering: "lettering",
    Shape: "shape",
    Table: "table",
}
"""Items of an area are told apart by their `type`."""


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
        return {"type": _KINDS[kind], **found} if kind in _KINDS else found
    assert isinstance(value, (list, tuple)), f"{value!r} is no plain data"
    return [plain(item) for item in value]
