"""Versions of the record format, and the error of a text that does not follow it."""

from typing import Final

from feldspar.kernel.text.safe_text import escape_unprintable

FORMATS: Final = {"feldspar record 1": 1, "feldspar record 2": 2}
NEWEST: Final = 2
END: Final = ("scores", "places", "digest")


class RecordError(ValueError):
    """A record that cannot be read or played; says the line and what was expected.

    >>> feldspar.Record.parse("chess")  # doctest: +ELLIPSIS
    Traceback (most recent call last):
        ...
    feldspar.kernel.notation.record_format.RecordError: line 1: a record begins with ...
    """

    def __init__(self, text: str, key: str = "refused-record") -> None:
        super().__init__(escape_unprintable(text))
        self.key = key
        """The message that says it in the reader's language."""

    decision: int = 0
    """The number, from 1, of the decision that cannot be played, if it is one."""
    rule: str = ""
    """The rule that forbids it, if one does."""
