"""What was here is in `feldspar.kernel.toolkit.memoize`: this works for one release."""

from typing import TYPE_CHECKING

from feldspar.kernel.deprecation import renamed

if not TYPE_CHECKING:
    __getattr__ = renamed(
        __name__,
        {
            "remembered": "feldspar.kernel.toolkit.memoize.memoize",
        },
    )
