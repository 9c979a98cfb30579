"""Decoder of plain data into typed data, checked against the types.

Whatever passes a border is stated once, as a named tuple with annotated fields. From that follow
the plain data it is written as (`to_plain`), what is accepted in its place (`decode`), and whatever
describes it to others (`tools` that generate documentation and types).
"""

import re
from collections.abc import Callable
from functools import cache
from types import NoneType, UnionType
from typing import (
    Annotated,
    Any,
    Literal,
    NamedTuple,
    TypeVar,
    Union,
    get_args,
    get_origin,
    get_type_hints,
)

from feldspar.kernel.serialize.encode import TAGS

T = TypeVar("T")


class Limit(NamedTuple):
    """How long a text or a list may be, or how large a number; and what a text looks like."""

    most: int | None = None
    least: int | None = None
    pattern: str = ""


class ValidationError(ValueError):
    """Plain data that has not the form asked for; says where and why."""


Decoder = Callable[[object, str], Any]
"""Takes a value and the name of its place; returns what it means, or raises ValidationError."""


def decode(kind: type[T], value: object) -> T:
    """Return plain data as an object of a class; raise ValidationError if it has another form."""
    found: T = decoder_for(kind)(value, "")  # type: ignore[arg-type]  # a class is hashable
    return found


@cache
def decoder_for(form: object) -> Decoder:
    """Return what decodes values of a form."""
    origin, args = get_origin(form), get_args(form)
    if origin is Annotated:
        limits = [limit for limit in args[1:] if isinstance(limit, Limit)]
        return _check_limits(decoder_for(args[0]), limits)
    if origin is Literal:
        return _one_of_these(args)
    if origin in (Union, UnionType):
        if any(get_origin(one) is list for one in args):  # nothing else holds lists
            return _any_plain
        return _one_of(args)
    if origin is tuple and args[-1] is ...:
        return _all(decoder_for(args[0]))
    if origin is dict:
        return _each(decoder_for(args[1]))
    if form is NoneType:
        return lambda value, at: _fits(value, value is None, at, "null")
    if form in (str, bool, int, float):
        return _simple(form)
    assert isinstance(form, type), f"nothing of the form {form} can be read"
    return _object(form)


def fields(kind: type) -> dict[str, object]:
    """Return the annotated form of each field of a named tuple."""
    return get_type_hints(kind, include_extras=True)


def defaults(kind: type) -> dict[str, object]:
    """Return what fields of a named tuple hold if nothing is said."""
    found: dict[str, object] = getattr(kind, "_field_defaults", {})
    return found


def _fits(value: T, good: bool, at: str, wanted: str) -> T:
    if not good:
        shown = repr(value)
        shown = shown if len(shown) < 60 else shown[:60] + "..."
        raise ValidationError(f"{at or 'it'} must be {wanted}, not {shown}")
    return value


def _any_plain(value: object, at: str) -> Any:
    """Take plain data as it is, whatever it holds."""
    if isinstance(value, dict):
        return {str(name): _any_plain(one, _inside(at, str(name))) for name, one in value.items()}
    if isinstance(value, (list, tuple)):
        return [_any_plain(one, _inside(at, str(n))) for n, one in enumerate(value)]
    return _fits(value, type(value) in (NoneType, bool, int, float, str), at, "plain data")


def _simple(form: object) -> Decoder:
    if form is float:
        return lambda value, at: _fits(value, type(value) in (int, float), at, "a number")
    names = {str: "text", bool: "true or false", int: "a whole number"}
    return lambda value, at: _fits(value, type(value) is form, at, names[form])  # type: ignore[index]


def _check_limits(inner: Decoder, limits: list[Limit]) -> Decoder:
    def decode_limited(value: object, at: str) -> Any:
        found = inner(value, at)
        if found is None:
            return None
        size = found if isinstance(found, (int, float)) else len(found)
        for most, least, pattern in limits:
            if most is not None and size > most:
                raise ValidationError(f"{at or 'it'} must be at most {most}")
            if least is not None and size < least:
                raise ValidationError(f"{at or 'it'} must be at least {least}")
            if pattern and not re.fullmatch(pattern, found):
                raise ValidationError(f"{at or 'it'} must look like {pattern}")
        return found

    return decode_limited


def _one_of_these(allowed: tuple[object, ...]) -> Decoder:
    wanted = "one of " + ", ".join(map(repr, allowed))
    return lambda value, at: _fits(
        value, isinstance(value, (str, int)) and value in allowed, at, wanted
    )


def _one_of(forms: tuple[object, ...]) -> Decoder:
    tags = {TAGS[form][1]: form for form in forms if isinstance(form, type) and form in TAGS}
    if len(tags) == len(forms):
        (field,) = {TAGS[form][0] for form in tags.values()}

        def by_tag(value: object, at: str) -> Any:
            _fits(value, isinstance(value, dict), at, "an object")
            assert isinstance(value, dict)
            tag = value.get(field)
            wanted = "one of " + ", ".join(tags)
            _fits(tag, isinstance(tag, str) and tag in tags, _inside(at, field), wanted)
            return decoder_for(tags[str(tag)])(value, at)

        return by_tag

    def by_trial(value: object, at: str) -> Any:
        wrong: list[ValidationError] = []
        for form in forms:
            try:
                return decoder_for(form)(value, at)
            except ValidationError as misfit:
                wrong.append(misfit)
        raise wrong[0]

    return by_trial


def _all(item: Decoder) -> Decoder:
    def each(value: object, at: str) -> Any:
        _fits(value, isinstance(value, (list, tuple)), at, "a list")
        assert isinstance(value, (list, tuple))
        return tuple([item(one, _inside(at, str(n))) for n, one in enumerate(value)])

    return each


def _each(item: Decoder) -> Decoder:
    def each(value: object, at: str) -> Any:
        _fits(value, isinstance(value, dict), at, "an object")
        assert isinstance(value, dict)
        return {str(name): item(one, _inside(at, str(name))) for name, one in value.items()}

    return each


def _object(kind: type) -> Decoder:
    known, given = fields(kind), defaults(kind)
    tag = TAGS[kind][0] if kind in TAGS else None

    def decode_fields(value: object, at: str) -> Any:
        _fits(value, isinstance(value, dict), at, "an object")
        assert isinstance(value, dict)
        for name in value:
            if name not in known and name != tag:
                raise ValidationError(
                    f"{at or 'it'} has no {str(name)[:40]!r}; it has {', '.join(known)}"
                )
        found: dict[str, object] = {}
        for name, form in known.items():
            if name in value:
                found[name] = decoder_for(form)(value[name], _inside(at, name))
            elif name not in given:
                raise ValidationError(f"{_inside(at, name)} is missing")
        return kind(**found)

    return decode_fields


def _inside(at: str, name: str) -> str:
    return f"{at}.{name[:40]}" if at else name[:40]
