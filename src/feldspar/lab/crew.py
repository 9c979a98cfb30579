"""What was here is in `feldspar.lab.execution.executor`: this works for one release."""

from typing import TYPE_CHECKING

from feldspar.kernel.deprecation import renamed
from feldspar.lab.execution.executor import _crew

if not TYPE_CHECKING:
    __getattr__ = renamed(
        __name__,
        {
            "crew": "feldspar.lab.execution.executor.open_executor",
            "Crew": "feldspar.lab.execution.executor.Executor",
            "LostError": "feldspar.lab.execution.executor.JobLost",
            "PLACES": "feldspar.lab.execution.executor.BACKENDS",
        },
        {"crew": _crew},
    )
