"""Table state: who sits there, how far the game is, what may be undone.

It says nothing of how it became true: see `truth`.
"""

from typing import Final, Literal

from feldspar.kernel.events import Event
from feldspar.kernel.game import Game
from feldspar.kernel.notation.record import Record
from feldspar.kernel.standings import ended_by_resignation, final_places
from feldspar.table.contract.commands import ClockSpec
from feldspar.table.contract.views import Asked, Status
from feldspar.table.core.clock import SECOND_MS, Clock
from feldspar.table.core.fairness import Promise, classify_promise, commitment
from feldspar.table.core.seat import Seat
from feldspar.table.core.timeline import GameTimeline

SEAL_WAIT_MS: Final = 10 * SECOND_MS
"""How long one waits for the seals of the others before one may go on without them."""


class TableState:
    """One game among people and bots, as far as it has come."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.seq = 0
        self.entry_at = 0
        """When the last entry was written."""
        self.title = ""
        self.options: dict[str, str] = {}
        self.opener = ""
        self.hints = False
        """Whether people may ask what the best bot would do."""
        self.companion = False
        self.substitute_bot = ""
        """The bot that plays for people who are away."""
        self.daily = ""
        """The day whose table it is: then no hint is given and nothing revealed is taken back."""
        self.dice = 1
        """The protocol of its dice."""
        self.secret = b""
        self.seats: list[Seat] = []
        self.clock = Clock(ClockSpec(), 0)
        self.play: GameTimeline | None = None
        self.cancelled = False
        self.full_at: int | None = None
        """When the last seat was taken."""
        self.sealed_at: int | None = None
        """When the last awaited seal came: from then on all tell their bytes."""
        self.last_event_at = 0
        """When something last happened that everybody could notice; in the end, when it ended."""
        self.table_events: list[tuple[int, Event]] = []
        """What happened to the table rather than in the game, after how many decisions."""
        self.turn_versions: list[int] = []
        """For each seat, and last for watchers: grows when what it may decide has changed."""
        self.view_versions: list[int] = []
        """Likewise: grows with everything it could notice."""
        self.command_keys: set[str] = set()
        """The keys of commands already carried out: sent again, they do nothing."""
        self.undo_request: tuple[int, int] | None = None
        """Who asks to take which decision back, while the others have not all agreed."""
        self.undo_votes: set[str] = set()
        """The players who have."""
        self.resignations: list[tuple[int, int]] = []
        """Who resigned, after how many decisions, in order."""
        self.takebacks = 0
        """How often something revealed was taken back with nobody to ask."""
        self.rematch_table = ""
        """The table that was set for the same people once more."""
        self.rematch_seat = -1
        """The seat of whoever set it."""

    @property
    def status(self) -> Status:
        """Return how far the table is."""
        if self.cancelled:
            return "cancelled"
        if self.play is None:
            return "open" if any(seat.kind == "open" for seat in self.seats) else "sealing"
        return "over" if self.end_kind() else "playing"

    def end_kind(self) -> Literal["", "played", "resigned"]:
        """Return how the game came to its end, if it did.

        It ends by its rules; when one seat is left that did not resign; or when no person is.
        Where 0.1.0 has played on after that, it goes on: its record could not be cut there.
        """
        if self.play is None:
            return ""
        if not self.play.state.actors():
            return "played"
        if not self.resignations or self.resignations[-1][1] < len(self.play.decisions):
            return ""
        bots = [n for n, seat in enumerate(self.seats) if seat.kind == "bot"]
        gone = [seat for seat, _ in self.resignations]
        return "resigned" if ended_by_resignation(len(self.seats), gone, bots) else ""

    def may_reveal_secret(self) -> bool:
        """Tell whether everybody at the table may know the secret of its dice.

        Others still meet those of a day: whoever gives its table up has not met them all, and is
        told with everybody else.
        """
        return self.end_kind() == "played" or (self.status == "over" and not self.daily)

    def actors(self) -> list[int]:
        """Return the seats that must decide now."""
        return self.play.state.actors() if self.play and not self.end_kind() else []

    def places(self) -> list[int]:
        """Return the place of every seat: whoever resigned is behind all who did not."""
        assert self.play is not None
        return final_places(self.play.state.ranking(), [seat for seat, _ in self.resignations])

    def seats_of(self, player: str) -> list[int]:
        """Return the seats a player may act for."""
        return [n for n, seat in enumerate(self.seats) if player and seat.player == player]

    def invited_seats(self, player: str) -> list[int]:
        """Return the open seats that are kept for a player."""
        seats = enumerate(self.seats)
        return [n for n, seat in seats if player and seat.kind == "open" and seat.invited == player]

    def is_paused(self) -> bool:
        """Tell whether nobody who plays is here: then bots and clocks wait, too."""
        return self.status == "playing" and not any(seat.is_present for seat in self.seats)

    def bots_to_move(self) -> list[int]:
        """Return the seats a bot must decide for now."""
        return [] if self.is_paused() else [seat for seat in self.actors() if self.seats[seat].bot]

    def due(self) -> int | None:
        """Return when the next clock runs out of somebody no bot decides for, if any does."""
        running = [self.clock.due(n) for n, seat in enumerate(self.seats) if not seat.bot]
        return min((due for due in running if due is not None), default=None)

    def overdue(self, now: int) -> list[int]:
        """Return the seats whose time has run out and no bot decides for, while the game goes
        on."""
        late = [] if self.end_kind() else self.clock.overdue(now)
        return [seat for seat in late if not self.seats[seat].bot]

    def event_log(self) -> list[tuple[int, Event]]:
        """Return all that happened, in order, with the number of decisions before it."""
        if self.play is None:
            return list(self.table_events)
        played = list(zip(self.play.moments, self.play.log, strict=True))
        return (
            sorted(played + self.table_events, key=lambda line: line[0])
            if self.table_events
            else played
        )

    def record(self) -> Record:
        """Return who plays what; decisions and the seed only once it is over.

        A decision may name what others must not know, as a card put down unseen.
        """
        record = Record(self.game.id, self.game.rules, len(self.seats))
        record.title = self.title
        record.options = dict(self.options)
        named = {n: seat for n, seat in enumerate(self.seats) if seat.name}
        record.players = {n: seat.name for n, seat in named.items()}
        record.bots = {n: seat.bot for n, seat in enumerate(self.seats) if seat.kind == "bot"}
        record.dice = self.dice
        record.commitment = commitment(self.secret)
        record.seals = {n: seat.seal for n, seat in enumerate(self.seats) if seat.seal}
        if self.play is not None:
            record.entropy = {n: seat.entropy for n, seat in enumerate(self.seats) if seat.entropy}
        if self.play is not None and self.status == "over":
            decisions = self.play.decisions
            record.decisions = [(decision.seat, decision.written) for decision in decisions]
            record.standins = {
                n: d.by for n, d in enumerate(decisions) if d.by and self.seats[d.seat].player
            }
            record.resigned = list(self.resignations)
            record.takebacks = self.takebacks
            record.secret = self.secret
            record.seed = self.play.state.key
            record.close(self.play.state)
        return record

    # ------------------------------------------------------------------------------------- the dice

    def seats_owing_entropy(self) -> list[int]:
        """Return the seats whose bytes, or seal, are still to come."""
        return [n for n, seat in enumerate(self.seats) if seat.owes_entropy]

    def is_revealing(self) -> bool:
        """Tell whether all have sealed their bytes: now pages tell them, and nobody may go back on
        the game any more. Not later, as bytes on their way are known to whoever forwards them."""
        return self.sealed_at is not None

    def may_begin_at(self) -> int | None:
        """Return from when on one may go on without the seals, or else the bytes, awaited."""
        if self.status != "sealing" or self.full_at is None:
            return None
        if self.dice == 1 or self.sealed_at is None:
            return self.full_at + SEAL_WAIT_MS
        return self.sealed_at + self.clock.reveal_limit()

    def dice_promise(self) -> Promise:
        """Return how much is promised of the dice; before the game, if all say what they sealed."""
        seats = dict(enumerate(self.seats))
        people = [n for n, seat in seats.items() if seat.kind == "human"]
        seals = [n for n, seat in seats.items() if seat.seal or seat.owes_entropy]
        added = {
            n: seat.entropy or (b"?" if seat.owes_entropy else b"") for n, seat in seats.items()
        }
        return classify_promise(people, seals, added, self.dice)

    # --------------------------------------------------------------------------------- to take back

    def undo_kind(self, seat: int) -> Literal["", "free", "marked", "consent"]:
        """Return what a seat may do about its last decision."""
        play = self.play
        if play is None or self.end_kind() or (self.seats[seat].bot or self.seats[seat].resigned):
            return ""
        if play.free_undo(seat) is not None:
            return "free"
        if self.daily:
            return ""
        number = play.last_decision(self._undoable_seats(seat))
        if number is None:
            return ""
        if not self._players_to_consent(seat):
            return "marked" if play.has_revealed_since(number) else "free"
        return "" if self.undo_request or self._is_undo_blocked(seat, number) else "consent"

    def undo_request_view(self) -> Asked | None:
        """Return what everybody is told of somebody who asks to take a decision back."""
        if self.undo_request is None or self.play is None:
            return None
        seat, number = self.undo_request
        agreed = [n for n, other in enumerate(self.seats) if other.player in self.undo_votes]
        return Asked(seat, self.play.has_revealed_since(number), tuple(agreed))

    def _same_player_seats(self, seat: int) -> list[int]:
        """Return the seats that are played on the same screen as one, which is among them."""
        return [seat, *self.seats_of(self.seats[seat].player)]

    def _undoable_seats(self, seat: int) -> list[int]:
        """Return those of them whose decisions may be taken back from there."""
        return [n for n in self._same_player_seats(seat) if n == seat or not self.seats[n].bot]

    def _players_to_consent(self, asker: int) -> set[str]:
        """Return the people who must agree with an undo: all who have not resigned, here or away,
        but for the asker."""
        people = {seat.player for seat in self.seats if seat.is_person}
        return people - {self.seats[asker].player}

    def _is_undo_blocked(self, asker: int, number: int) -> bool:
        """Tell whether nobody may go back so far: something was shown, and somebody is away."""
        away = {seat.player for seat in self.seats if seat.is_person and not seat.is_present}
        assert self.play is not None
        return self.play.has_revealed_since(number) and bool(away & self._players_to_consent(asker))
