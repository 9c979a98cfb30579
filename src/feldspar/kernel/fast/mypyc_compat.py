"""Compatibility with mypyc, at no cost to the interpreted build."""

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from mypy_extensions import i64 as i64
    from mypy_extensions import mypyc_attr as mypyc_attr
else:
    i64 = int
    """Where it is compiled, an integer of the machine: quick, and never more than 64 bits."""

    def mypyc_attr(**_):
        """Mark a class for the compiler; the interpreter has no use for the mark.

        One that is `acyclic` never leads back to itself: nobody need look for that.
        """
        return lambda cls: cls
