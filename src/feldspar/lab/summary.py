"""What was here is in `feldspar.lab.matches.statistics`: this works for one release."""

from typing import TYPE_CHECKING

from feldspar.kernel.deprecation import renamed

if not TYPE_CHECKING:
    __getattr__ = renamed(
        __name__,
        {
            "Estimate": "feldspar.lab.matches.statistics.Estimate",
            "Summary": "feldspar.lab.matches.statistics.BotSummary",
            "summarise": "feldspar.lab.matches.statistics.summarise",
            "proportion": "feldspar.lab.matches.statistics.proportion",
            "average": "feldspar.lab.matches.statistics.average",
            "student": "feldspar.lab.matches.statistics.student",
        },
    )
