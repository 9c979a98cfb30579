"""What was here is in `feldspar.lab.matches.sequential_test`: this works for one release."""

from typing import TYPE_CHECKING

from feldspar.kernel.deprecation import renamed
from feldspar.lab.matches.sequential_test import _stop

if not TYPE_CHECKING:
    __getattr__ = renamed(
        __name__,
        {
            "Stop": "feldspar.lab.matches.sequential_test.SequentialTest",
        },
        {"Stop": _stop},
    )
