"""Refusal: why something may not be done, as a key, a rule and a sentence."""

from typing import NamedTuple


class Refusal(NamedTuple):
    """Why something is refused: a message key, the rule that forbids it if there is one, and what
    to do."""

    key: str
    rule: str = ""
    text: str = ""
    """What is wrong and what is allowed, in English, for developers."""


class Refused(ValueError):
    """Something a table does not allow now."""

    def __init__(self, key: str, rule: str = "", text: str = "") -> None:
        super().__init__(text or (f"{key} ({rule})" if rule else key))
        self.key = key
        self.rule = rule

    @property
    def refusal(self) -> Refusal:
        """Return what is sent to the client."""
        return Refusal(self.key, self.rule, str(self))
