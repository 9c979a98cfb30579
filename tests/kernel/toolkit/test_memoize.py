"""What is remembered follows from numbers and names: nothing that changes is ever an argument."""

import importlib
import pkgutil
import types
from collections.abc import Callable, Iterator
from typing import Any, Literal, NewType, Union, get_args, get_origin, get_type_hints

import pytest

import feldspar
from feldspar.kernel.toolkit.memoize import memoize

FIXED = (int, str, bool, float, bytes, type(None))


def fixed(form: Any) -> bool:
    """Whether whatever has a form never changes."""
    if isinstance(form, NewType):
        return fixed(form.__supertype__)
    kind = get_origin(form)
    if kind in (Union, types.UnionType):
        return all(fixed(one) for one in get_args(form))
    if kind is Literal or form in FIXED or form is Ellipsis:
        return True
    if kind is tuple:
        return all(fixed(one) for one in get_args(form))
    if isinstance(form, type) and issubclass(form, tuple) and hasattr(form, "_fields"):
        return all(fixed(one) for one in get_type_hints(form).values())
    return False


def kept(module: types.ModuleType) -> Iterator[tuple[str, Callable[..., object]]]:
    """The functions of a module whose results are kept."""
    for name, one in vars(module).items():
        if hasattr(one, "cache_info") and one.__module__ == module.__name__:
            yield f"{module.__name__}.{name}", one.__wrapped__


@pytest.mark.parametrize("title", feldspar.titles())
def test_what_a_view_remembers_follows_from_what_never_changes(title: str) -> None:
    package = importlib.import_module(f"{feldspar.game(title).package}.view")
    found, modules = 0, [*pkgutil.iter_modules(package.__path__)]
    for about in modules:
        module = importlib.import_module(f"{package.__name__}.{about.name}")
        for name, make in kept(module):
            forms = get_type_hints(make)
            forms.pop("return")
            assert all(fixed(form) for form in forms.values()), f"{name} takes {forms}"
            found += 1
    assert found > 5 or len(modules) < 5, "a large view remembers something"


def test_numbers_that_are_written_otherwise_are_told_apart() -> None:
    @memoize
    def written(number: float) -> str:
        return str(number)

    assert [written(1), written(1.0), written(1)] == ["1", "1.0", "1"]
