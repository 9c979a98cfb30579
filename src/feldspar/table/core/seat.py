"""Seat: who has it, who plays it, and what it adds to the dice."""

from typing import Literal

from feldspar.table.contract.views import Player


class Seat:
    """A place at the table, and who has it."""

    def __init__(self, invited: str = "") -> None:
        self.kind: Literal["human", "bot", "open"] = "open"
        self.invited = invited
        """The player it is kept for, if anybody."""
        self.player = ""
        """Who may act for it: an opaque name given by the shell; empty for a bot."""
        self.name = ""
        self.bot = ""
        """The bot that plays it: always, or while its player is away."""
        self.clock_runs = False
        """Whether its clock runs on while a bot plays it for a while."""
        self.owes_entropy = False
        """Whether bytes for the dice are still to come."""
        self.seal = ""
        self.entropy = b""
        """The bytes it has told the table, which tells nobody before the game begins."""
        self.resigned = False
        self.late = False
        """Whether time ran out for its player, who has not been heard of since."""
        self.hint_count = 0
        """How often its player has asked what the best bot would do."""
        self.hinted_turn = -1
        """In which turn that was last."""

    @property
    def is_person(self) -> bool:
        """Tell whether a person has it who has not given up."""
        return self.kind == "human" and not self.resigned

    @property
    def is_present(self) -> bool:
        """Tell whether a person plays it who is not known to be away."""
        return self.is_person and not self.bot and not self.late

    @property
    def is_on_clock(self) -> bool:
        """Tell whether the time it takes to decide here is its player's."""
        return self.is_person and (not self.bot or self.clock_runs)

    @property
    def player_view(self) -> Player:
        """Return what everybody may know of who sits here."""
        kept = self.kind == "open" and bool(self.invited)
        return Player(
            self.kind, self.name, self.bot, self.resigned, self.late, kept, hints=self.hint_count
        )
