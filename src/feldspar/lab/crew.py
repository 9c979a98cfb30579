"""What was here is in `feldspar.lab.execution`: this works for one release."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING

from feldspar.kernel.deprecation import renamed
from feldspar.lab.execution.backends import open_executor
from feldspar.lab.execution.executor import Executor


@contextmanager
def _crew(on: str = "serial", hands: int | None = None, address: str = "") -> Iterator[Executor]:
    with open_executor(on, hands, address) as executor:
        yield executor


if not TYPE_CHECKING:
    __getattr__ = renamed(
        __name__,
        {
            "crew": "feldspar.lab.execution.backends.open_executor",
            "Crew": "feldspar.lab.execution.executor.Executor",
            "LostError": "feldspar.lab.execution.executor.JobLost",
            "PLACES": "feldspar.lab.execution.backends.BACKENDS",
        },
        {"crew": _crew},
    )
