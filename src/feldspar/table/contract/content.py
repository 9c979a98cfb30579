"""Data types of the content a title ships, as they cross the border: lessons and daily tables."""

from datetime import date
from typing import Final, NamedTuple

ME: Final = "me"


class Said(NamedTuple):
    """A text in every available language. **Words** may be emphasized."""

    en: str
    fr: str

    def in_language(self, language: str) -> str:
        """Return it in a language."""
        return self.fr if language == "fr" else self.en


class LessonInfo(NamedTuple):
    """What is needed to choose a lesson."""

    name: str
    title: Said
    about: Said
    """What the player can do afterwards, in a line."""
    minutes: int
    """Estimated duration."""
    steps: int


class Daily(NamedTuple):
    """What a title plays every day: `data/daily.toml` in its folder."""

    seats: tuple[str, ...]
    """For each seat "me", or the level of its bot."""
    options: dict[str, tuple[str, ...]] = {}  # noqa: RUF012 - read only
    """Options other than the defaults; several values take turns, a day each."""

    @property
    def mine(self) -> int:
        """Return the player's seat."""
        return self.seats.index(ME)

    @property
    def bots(self) -> dict[int, str]:
        """Return the bot of each other seat."""
        return {seat: who for seat, who in enumerate(self.seats) if who != ME}

    def options_on(self, day: str) -> dict[str, str]:
        """Return the options of a day."""
        at = day_number(day)
        return {name: values[at % len(values)] for name, values in self.options.items()}


def day_number(day: str) -> int:
    """Return a day as a number that grows by one each day."""
    return date.fromisoformat(day).toordinal()
