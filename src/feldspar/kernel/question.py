"""Pending question: something a position asks of a seat, with its answers."""

from typing import ClassVar, Generic, TypeVar

P = TypeVar("P")
"""The position of a title."""


class Question(Generic[P]):
    """Something that waits in a position: asked of a seat, or settled by itself. Never changed."""

    code: ClassVar[int] = 0
    """Its number in the keys of positions."""

    def fields(self) -> list[int]:
        """Return what it is about, as numbers, in the order its class takes them."""
        return []

    def answers(self, position: P) -> list[int]:
        """Return every decision that answers it."""
        raise NotImplementedError

    def why_not(self, position: P, kind: str, args: tuple[int, ...]) -> str | None:
        """Return the first rule that forbids a decision, or None if it is an answer."""
        raise NotImplementedError

    def answer(self, position: P, action: int) -> None:
        """Carry out an answer."""
        raise NotImplementedError

    def settle(self, position: P) -> bool:
        """Happen, or be dropped, where nobody need decide; tell whether it did."""
        return False
