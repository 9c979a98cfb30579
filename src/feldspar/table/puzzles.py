"""What was here is in `feldspar.table.services.puzzles`: this works for one release."""

from typing import TYPE_CHECKING

from feldspar.kernel.deprecation import renamed

if not TYPE_CHECKING:
    __getattr__ = renamed(
        __name__,
        {
            "look": "feldspar.table.services.puzzles.view_puzzle",
            "tried": "feldspar.table.services.puzzles.try_decision",
            "why": "feldspar.table.services.puzzles.why",
        },
    )
