"""Seat: who has it, who plays it, and what it adds to the dice."""

from typing import Literal

from feldspar.table.contract.views import Player


class Seat:
    """A seat at the table and its player."""

    def __init__(self, invited: str = "") -> None:
        self.kind: Literal["human", "bot", "open"] = "open"
        self.invited = invited
        """The player it is reserved for, if any."""
        self.player = ""
        """Who may act for it: an opaque name given by the server or page; empty for a bot."""
        self.name = ""
        self.bot = ""
        """The bot that plays it: always, or while its player is away."""
        self.clock_runs = False
        """Whether its clock runs while a bot plays it temporarily."""
        self.owes_entropy = False
        """Whether bytes for the dice are still to come."""
        self.seal = ""
        self.entropy = b""
        """The bytes it has revealed to the table, which publishes them when the game begins."""
        self.resigned = False
        self.late = False
        """Whether its player ran out of time and has not acted since."""
        self.hint_count = 0
        """How often its player has asked for a hint."""
        self.hinted_turn = -1
        """The turn of the last hint."""

    @property
    def is_person(self) -> bool:
        """Return whether it belongs to a person who has not resigned."""
        return self.kind == "human" and not self.resigned

    @property
    def is_present(self) -> bool:
        """Return whether a person plays it who is not known to be away."""
        return self.is_person and not self.bot and not self.late

    @property
    def is_on_clock(self) -> bool:
        """Return whether its player is charged for the time a decision takes here."""
        return self.is_person and (not self.bot or self.clock_runs)

    @property
    def player_view(self) -> Player:
        """Return the public description of its player."""
        kept = self.kind == "open" and bool(self.invited)
        return Player(
            self.kind, self.name, self.bot, self.resigned, self.late, kept, hints=self.hint_count
        )
