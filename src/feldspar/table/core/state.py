"""Table state: who sits there, how far the game is, what may be undone.

How entries change it is the concern of `reducer`.
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
"""Wait for the others' seals before one may go on without them."""


class TableState:
    """The state of one game among people and bots."""

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
        """The day of a daily table: there are no hints there, and nothing revealed can be
        undone."""
        self.dice = 1
        """The dice protocol."""
        self.secret = b""
        self.seats: list[Seat] = []
        self.clock = Clock(ClockSpec(), 0)
        self.play: GameTimeline | None = None
        self.cancelled = False
        self.full_at: int | None = None
        """When the last seat was taken."""
        self.sealed_at: int | None = None
        """When the last awaited seal came: from then on all players reveal their bytes."""
        self.last_event_at = 0
        """When something public last happened; in the end, when the game ended."""
        self.table_events: list[tuple[int, Event]] = []
        """What happened to the table rather than in the game, each with the number of decisions
        before it."""
        self.turn_versions: list[int] = []
        """For each seat, and last for watchers: grows when its possible decisions have changed."""
        self.view_versions: list[int] = []
        """Likewise: grows with everything it could notice."""
        self.command_keys: set[str] = set()
        """The keys of commands already carried out: sent again, they have no effect."""
        self.undo_request: tuple[int, int] | None = None
        """Who asks to undo which decision, while the others have not all agreed."""
        self.undo_votes: set[str] = set()
        """The players who have agreed."""
        self.resignations: list[tuple[int, int]] = []
        """Who resigned, after how many decisions, in order."""
        self.takebacks = 0
        """How often something revealed was undone with nobody to ask."""
        self.rematch_table = ""
        """The table of the rematch."""
        self.rematch_seat = -1
        """The seat that created it."""

    @property
    def status(self) -> Status:
        """Return the status of the table."""
        if self.cancelled:
            return "cancelled"
        if self.play is None:
            return "open" if any(seat.kind == "open" for seat in self.seats) else "sealing"
        return "over" if self.end_kind() else "playing"

    def end_kind(self) -> Literal["", "played", "resigned"]:
        """Return how the game ended, if it did.

        It ends by its rules, when one seat is left that did not resign, or when no person is left.
        Where 0.1.0 played on after that, the game goes on: its record could not be cut there.
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
        """Return whether everybody at the table may know the secret of its dice.

        Other players still play the same daily table: a player who resigns from one has not seen
        all of its dice, and learns the secret when everybody does.
        """
        return self.end_kind() == "played" or (self.status == "over" and not self.daily)

    def actors(self) -> list[int]:
        """Return the seats that must decide now."""
        return self.play.state.actors() if self.play and not self.end_kind() else []

    def places(self) -> list[int]:
        """Return the place of every seat: those that resigned are behind all that did not."""
        assert self.play is not None
        return final_places(self.play.state.ranking(), [seat for seat, _ in self.resignations])

    def seats_of(self, player: str) -> list[int]:
        """Return the seats a player may act for."""
        return [n for n, seat in enumerate(self.seats) if player and seat.player == player]

    def invited_seats(self, player: str) -> list[int]:
        """Return the open seats that are reserved for a player."""
        seats = enumerate(self.seats)
        return [n for n, seat in seats if player and seat.kind == "open" and seat.invited == player]

    def is_paused(self) -> bool:
        """Return whether no player is present: then bots and clocks wait, too."""
        return self.status == "playing" and not any(seat.is_present for seat in self.seats)

    def bots_to_move(self) -> list[int]:
        """Return the seats a bot must decide for now."""
        return [] if self.is_paused() else [seat for seat in self.actors() if self.seats[seat].bot]

    def due(self) -> int | None:
        """Return when the next clock expires of a person no bot decides for, if any does."""
        running = [self.clock.due(n) for n, seat in enumerate(self.seats) if not seat.bot]
        return min((due for due in running if due is not None), default=None)

    def overdue(self, now: int) -> list[int]:
        """Return the seats that are out of time and that no bot decides for, while the game goes
        on."""
        late = [] if self.end_kind() else self.clock.overdue(now)
        return [seat for seat in late if not self.seats[seat].bot]

    def event_log(self) -> list[tuple[int, Event]]:
        """Return all events in order, each with the number of decisions before it."""
        if self.play is None:
            return list(self.table_events)
        played = list(zip(self.play.moments, self.play.log, strict=True))
        return (
            sorted(played + self.table_events, key=lambda line: line[0])
            if self.table_events
            else played
        )

    def record(self) -> Record:
        """Return the players and the setup; decisions and the seed only once it is over.

        A decision may name what others must not know, such as a card put down unseen.
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
        """Return whether all have sealed their bytes: from now on pages reveal them, and nobody may
        leave the game any more. Not later, as bytes on their way are known to whoever forwards
        them."""
        return self.sealed_at is not None

    def may_begin_at(self) -> int | None:
        """Return from when the game may begin without the missing seals or, after that, bytes."""
        if self.status != "sealing" or self.full_at is None:
            return None
        if self.dice == 1 or self.sealed_at is None:
            return self.full_at + SEAL_WAIT_MS
        return self.sealed_at + self.clock.reveal_limit()

    def dice_promise(self) -> Promise:
        """Return what is guaranteed of the dice; before the game, assuming that all reveal what
        they sealed."""
        seats = dict(enumerate(self.seats))
        people = [n for n, seat in seats.items() if seat.kind == "human"]
        seals = [n for n, seat in seats.items() if seat.seal or seat.owes_entropy]
        added = {
            n: seat.entropy or (b"?" if seat.owes_entropy else b"") for n, seat in seats.items()
        }
        return classify_promise(people, seals, added, self.dice)

    # ---------------------------------------------------------------------------------------- undo

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
        """Return the public view of a pending undo request."""
        if self.undo_request is None or self.play is None:
            return None
        seat, number = self.undo_request
        agreed = [n for n, other in enumerate(self.seats) if other.player in self.undo_votes]
        return Asked(seat, self.play.has_revealed_since(number), tuple(agreed))

    def _same_player_seats(self, seat: int) -> list[int]:
        """Return the seats played on the same screen as a seat, itself included."""
        return [seat, *self.seats_of(self.seats[seat].player)]

    def _undoable_seats(self, seat: int) -> list[int]:
        """Return those of them whose decisions may be undone from there."""
        return [n for n in self._same_player_seats(seat) if n == seat or not self.seats[n].bot]

    def _players_to_consent(self, asker: int) -> set[str]:
        """Return the people who must agree to an undo: all who have not resigned, present or away,
        except the asker."""
        people = {seat.player for seat in self.seats if seat.is_person}
        return people - {self.seats[asker].player}

    def _is_undo_blocked(self, asker: int, number: int) -> bool:
        """Return whether going back so far is impossible: something was revealed, and a player is
        away."""
        away = {seat.player for seat in self.seats if seat.is_person and not seat.is_present}
        assert self.play is not None
        return self.play.has_revealed_since(number) and bool(away & self._players_to_consent(asker))
