"""One house for all tests of a module that need nothing special of it, in both gears: a server with
a folder of its own, and two servers that share a database and a Redis."""

from collections.abc import Callable, Iterator
from contextlib import ExitStack
from itertools import cycle
from typing import TYPE_CHECKING, Any

import pytest

if TYPE_CHECKING:
    from tests.server.client import Guest


@pytest.fixture(scope="module")
def limits() -> dict[str, Any]:
    """What the house of a module is told; one that needs something special says its own."""
    return {}


@pytest.fixture(scope="module", params=["alone", "two of many"])
def addresses(
    request: pytest.FixtureRequest,
    tmp_path_factory: pytest.TempPathFactory,
    limits: dict[str, Any],
) -> Iterator[list[str]]:
    from tests.server.client import house, one_of_many
    from tests.services import database

    limits = {"tables_per_minute": 10_000, **limits}
    with ExitStack() as stack:
        if request.param == "alone":
            data = tmp_path_factory.mktemp("data")
            yield [stack.enter_context(house(data, **limits))]
        else:
            tables = stack.enter_context(database())
            serving = [one_of_many(tables, **limits) for _ in range(2)]
            yield [stack.enter_context(server) for server in serving]


@pytest.fixture
def redis() -> None:
    """For whoever talks to Redis and no database."""
    from tests import services

    services.redis_answers()


@pytest.fixture(scope="module")
def address(addresses: list[str]) -> str:
    return addresses[0]


@pytest.fixture
def arrive(addresses: list[str]) -> Iterator["Callable[[], Guest]"]:
    """Returns new guests, each with a cookie of their own, in turns at each of the servers."""
    from tests.server.client import Guest

    doors = cycle(addresses)
    with ExitStack() as stack:
        yield lambda: stack.enter_context(Guest(next(doors)))
