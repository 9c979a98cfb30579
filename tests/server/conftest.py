"""One house for all tests of a module that need nothing special of it, in both gears: a server with
a folder of its own, and two servers that share a database and a Redis."""

from collections.abc import Callable, Iterator
from contextlib import ExitStack
from itertools import cycle

import pytest

from tests.server.house import Guest, house, one_of_many
from tests.services import database


@pytest.fixture(scope="module", params=["alone", "two of many"])
def addresses(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[list[str]]:
    with ExitStack() as stack:
        if request.param == "alone":
            data = tmp_path_factory.mktemp("data")
            yield [stack.enter_context(house(data, tables_a_minute=10_000))]
        else:
            tables = stack.enter_context(database())
            serving = [one_of_many(tables, tables_a_minute=10_000) for _ in range(2)]
            yield [stack.enter_context(server) for server in serving]


@pytest.fixture(scope="module")
def address(addresses: list[str]) -> str:
    return addresses[0]


@pytest.fixture
def arrive(addresses: list[str]) -> Iterator[Callable[[], Guest]]:
    """Returns new guests, each with a cookie of their own, in turns at each of the servers."""
    doors = cycle(addresses)
    with ExitStack() as stack:
        yield lambda: stack.enter_context(Guest(next(doors)))
