"""The journal of a table: what happened, one entry after the other, as plain data."""

from typing import NamedTuple

from feldspar.kernel.plain import Plain


class Entry(NamedTuple):
    """One line of a journal. Replaying all of them from the first rebuilds the table."""

    seq: int
    """Its number, from 1, without gaps."""
    at: int
    """When it happened, in milliseconds since 1970."""
    kind: str
    seat: int
    """Whom it concerns; -1 for the table as a whole."""
    data: dict[str, Plain]


class Refused(ValueError):
    """Something a table does not allow now. `key` names the reason, `rule` the rule if one does.

    As text it is for those who write programs: what is wrong, if more can be said than the key.
    """

    def __init__(self, key: str, rule: str = "", text: str = "") -> None:
        super().__init__(text or (f"{key} ({rule})" if rule else key))
        self.key = key
        self.rule = rule
