"""One server for all tests of a module that need nothing special of it."""

from collections.abc import Callable, Iterator
from contextlib import ExitStack

import pytest

from tests.server.house import Guest, house


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    with house(tmp_path_factory.mktemp("data"), tables_a_minute=10_000) as served:
        yield served


@pytest.fixture
def arrive(address: str) -> Iterator[Callable[[], Guest]]:
    """Returns new guests, each with a cookie of their own."""
    with ExitStack() as stack:
        yield lambda: stack.enter_context(Guest(address))
