"""Table aggregate: checks commands and turns them into journal entries.

A command returns the entry to be written; once it is, `commit` applies it. So a journal can always
be replayed, also by another server.
"""

from collections.abc import Mapping

from feldspar.bots.levels import DEFAULT_LEVEL
from feldspar.kernel.game import Game
from feldspar.kernel.text.safe_text import clean
from feldspar.table.contract.commands import ClockSpec
from feldspar.table.contract.refusal import Refused
from feldspar.table.core import entries as log
from feldspar.table.core.entries import Entry
from feldspar.table.core.fairness import (
    CURRENT_PROTOCOL,
    ENTROPY_BYTES,
    MAX_ENTROPY_BYTES_1,
    commitment,
    seal,
)
from feldspar.table.core.reducer import TableReducer
from feldspar.table.core.seat import Seat
from feldspar.table.core.timeline import GameTimeline


class Table(TableReducer):
    """One game among people and bots, and the commands allowed in it."""

    # -------------------------------------------------------------------------------------- seats

    @staticmethod
    def opening_entry(
        game: Game,
        seats: int,
        options: Mapping[str, str],
        secret: bytes,
        now: int,
        clock: ClockSpec | None = None,
        title: str = "",
        opener: str = "",
        invited: tuple[str, ...] = (),
        hints: bool = False,
        substitute_bot: str = DEFAULT_LEVEL,
        companion: bool = False,
        daily: str = "",
    ) -> Entry:
        """Return the first entry of a new table."""
        chosen = game.choose(seats, options)
        game.new(seats, b"", **chosen)  # raises for a wrong combination
        spec = clock or ClockSpec()
        kept = (
            secret.hex(),
            spec,
            clean(title),
            opener,
            invited,
            hints,
            substitute_bot,
            companion,
            daily,
        )
        dice = 1 if daily else CURRENT_PROTOCOL  # a daily table has no bytes, and keeps its key
        return Entry(1, now, log.Opened(game.id, game.rules, seats, chosen, *kept, dice))

    def join(
        self,
        seat: int,
        player: str,
        name: str,
        now: int,
        sealed: str = "",
        protocol: int = CURRENT_PROTOCOL,
    ) -> Entry:
        """Take an open seat, with the seal of the player's own bytes if they add any."""
        self._require_open_seat(seat)
        if self.seats[seat].invited not in ("", player):
            raise Refused("refused-kept")
        if sealed:
            self._require_same_protocol(protocol)
        return self._entry(log.Joined(seat, clean(name), player, "", bool(sealed), sealed), now)

    def sit(self, seat: int, player: str, name: str, adds: bool, now: int) -> Entry:
        """Take an open seat; with `adds`, the game waits for bytes of the player's own."""
        self._require_open_seat(seat)
        return self._entry(log.Joined(seat, clean(name), player, "", adds), now)

    def seat_bot(self, seat: int, bot: str, name: str, now: int) -> Entry:
        """Give an open seat to a bot."""
        self._require_open_seat(seat)
        if all(other.kind == "bot" for n, other in enumerate(self.seats) if n != seat):
            raise Refused("refused-nobody")
        return self._entry(log.Joined(seat, clean(name), "", bot), now)

    def leave(self, seat: int, now: int) -> Entry:
        """Leave a seat before the game has begun."""
        self._require_not_begun()
        if self._require_seat(seat).kind == "open":
            raise Refused("refused-seat")
        self._require_not_revealing()
        return self._entry(log.Left(seat), now)

    def cancel(self, now: int) -> Entry:
        """Cancel a table before the game has begun."""
        self._require_not_begun()
        self._require_not_revealing()
        return self._entry(log.Cancelled(), now)

    def start_short(self, now: int) -> Entry:
        """Begin with the players who are there, without the open seats."""
        self._require_not_begun()
        taken = [seat for seat in self.seats if seat.kind != "open"]
        if len(taken) == len(self.seats):
            raise Refused("refused-started")
        if any(seat.invited for seat in self.seats if seat.kind == "open"):
            raise Refused("refused-kept")
        if all(seat.kind == "bot" for seat in taken):
            raise Refused("refused-nobody")
        try:
            self.game.new(len(taken), b"", **self.game.choose(len(taken), self.options))
        except ValueError as error:  # the message says what is possible
            raise Refused("refused-options", text=str(error)) from None
        return self._entry(log.Fewer(), now)

    def _require_not_begun(self) -> None:
        if self.cancelled:
            raise Refused("refused-cancelled")
        if self.play is not None:
            raise Refused("refused-started")

    def _require_not_revealing(self) -> None:
        """Refuse what would give other dice to a player who may know the dice already."""
        if self.is_revealing():
            raise Refused("refused-opened")

    def _require_open_seat(self, seat: int) -> None:
        self._require_seat(seat)
        if self.cancelled:
            raise Refused("refused-cancelled")
        if self.seats[seat].kind != "open":
            raise Refused("refused-taken")

    # ------------------------------------------------------------------------------------- the dice

    def seal(self, seat: int, sealed: str, now: int, protocol: int = CURRENT_PROTOCOL) -> Entry:
        """Publish the hash of the bytes a seat will add."""
        self._require_not_begun()
        self._require_same_protocol(protocol)
        if not self._require_seat(seat).owes_entropy or self.seats[seat].seal:
            raise Refused("refused-sealed")
        return self._entry(log.Sealed(seat, sealed), now)

    def unseal(self, seat: int, entropy: bytes, now: int) -> Entry:
        """Reveal a seat's bytes, once all who add any have sealed theirs."""
        self._require_not_begun()
        if not self._require_seat(seat).owes_entropy:
            raise Refused("refused-sealed")
        if self.full_at is None or any(
            other.owes_entropy and not other.seal for other in self.seats
        ):
            raise Refused("refused-unsealed")
        fits = (
            len(entropy) <= MAX_ENTROPY_BYTES_1 if self.dice == 1 else len(entropy) == ENTROPY_BYTES
        )
        sealed = seal(commitment(self.secret), seat, entropy, self.dice)
        if not fits or sealed != self.seats[seat].seal:
            raise Refused("refused-other-bytes")
        return self._entry(log.Unsealed(seat, entropy.hex()), now)

    def begin(self, seat: int, now: int) -> Entry:
        """Begin without the players whose seal is missing or, if all seals are there, without the
        bytes of those who do not reveal them, and who thereby resign."""
        self._require_not_begun()
        begins = self.may_begin_at()
        if begins is None:
            raise Refused("refused-unsealed")
        if self._require_seat(seat).resigned:
            raise Refused("refused-resigned")
        if self.seats[seat].owes_entropy and self.sealed_at is not None and self.dice != 1:
            raise Refused("refused-own-bytes")  # or one could leave out one's own bytes
        if now < begins:
            raise Refused("refused-patience")
        return self._entry(log.Begun(), now)

    def _require_same_protocol(self, protocol: int) -> None:
        """Refuse a seal that could later not be told from a false one."""
        if protocol != self.dice:
            text = f"the dice of this table follow protocol {self.dice}, not {protocol}"
            raise Refused("refused-other-protocol", text=text)

    # ------------------------------------------------------------------------------------- the game

    def submit(
        self, seat: int, written: str, now: int, turn: int | None = None, by: str = ""
    ) -> Entry:
        """Take a decision for a seat; `turn`, if given, must be the latest the seat has seen."""
        play = self._require_playing()
        self._require_seat(seat)
        if turn is not None and turn != self.turn_versions[seat]:
            raise Refused("refused-stale")
        try:
            action = self.game.actions.parse(written)
        except ValueError as error:
            raise Refused("refused-unknown", text=str(error)) from None
        rule = play.state.why_not(seat, action)
        if rule is not None:
            raise Refused("refused-rule", rule)
        moved = log.Moved(seat, self.game.actions.text(action), by)
        self._checked_move = moved, action
        return self._entry(moved, now)

    def submit_overdue(
        self, bot: str, seat: int, written: str, now: int, turn: int | None = None
    ) -> Entry:
        """Take a decision for a player who is out of time."""
        if seat not in self.overdue(now):
            raise Refused("refused-stale")
        return self.submit(seat, written, now, turn, bot)

    def hint(self, seat: int, now: int) -> Entry:
        """Ask what the best bot would do."""
        play = self._require_playing()
        if not self.hints:
            raise Refused("refused-no-hints")
        if self._require_seat(seat).bot or seat not in play.state.actors():
            raise Refused("refused-not-asked")
        if len(play.state.legal(seat)) < 2:
            raise Refused("refused-no-choice")
        return self._entry(log.Hinted(seat), now)

    def undo(self, seat: int, now: int) -> Entry:
        """Undo a decision: the last of a seat at once if nothing followed from it; else the last of
        its player, who may have other seats as well, by consent of the others."""
        play = self._require_playing()  # a finished game has published its secret
        own = play.free_undo(seat)
        if own is not None:
            self._require_time_left(own, now)
            return self._entry(log.Undone(seat, own, True), now)
        if self.daily:
            raise Refused("refused-daily")  # or a player could look at the dice first
        number = play.last_decision(self._undoable_seats(seat))
        if number is None:
            raise Refused("refused-nothing")
        if not self._players_to_consent(seat):
            self._require_time_left(number, now)
            return self._entry(log.Undone(seat, number, False), now)
        if self.undo_request is not None:
            raise Refused("refused-asked")
        if self._is_undo_blocked(seat, number):
            raise Refused("refused-away")
        return self._entry(log.UndoAsked(seat, number), now)

    def _require_time_left(self, number: int, now: int) -> None:
        """Refuse to undo a decision for which there would be no time left."""
        if self.clock.is_out_of_time(*self._undo_cost(number, now), now):
            raise Refused("refused-overtime")

    def consent(self, seat: int, agree: bool, now: int) -> Entry:
        """Answer a request to undo a decision."""
        self._require_playing()
        player = self._require_seat(seat).player
        if self.undo_request is None or player not in self._players_to_consent(
            self.undo_request[0]
        ):
            raise Refused("refused-nobody-asks")
        if player in self.undo_votes:
            raise Refused("refused-answered")
        if agree and self.undo_votes | {player} >= self._players_to_consent(self.undo_request[0]):
            return self._entry(log.Undone(self.undo_request[0], self.undo_request[1], False), now)
        return self._entry(log.UndoAnswered(seat, agree), now)

    # ---------------------------------------------------------------- players who leave or return

    def resign(self, seat: int, bot: str, now: int, overdue: bool = False) -> Entry:
        """Resign: the seat will be last. If the game goes on, a bot plays it."""
        if not self.is_revealing():
            self._require_playing()
        if not self._require_seat(seat).is_person:
            raise Refused("refused-resigned")
        return self._entry(log.Resigned(seat, bot, overdue), now)

    def hand_to_bot(self, seat: int, bot: str, now: int) -> Entry:
        """Let a bot play for somebody who is away, until they come back."""
        self._require_playing()
        if self._require_seat(seat).bot:
            raise Refused("refused-held")
        player = self.seats[seat].player
        if not any(other.is_present and other.player != player for other in self.seats):
            raise Refused("refused-alone")  # the table would only be paused
        return self._entry(log.Held(seat, bot, timed=self.clock.spec.kind != "none"), now)

    def replace(self, seat: int, by: int, bot: str, now: int) -> Entry:
        """Let a bot play for another player who kept the table waiting too long."""
        self._require_playing()
        until = self.clock.awaited_until(seat) if self._require_seat(seat).is_person else None
        if until is None or self.seats[seat].player == self.seats[by].player:
            raise Refused("refused-not-awaited")
        if now < until:
            raise Refused("refused-patience")
        return self._entry(log.Held(seat, bot, by), now)

    def reclaim(self, seat: int, now: int) -> Entry:
        """Return a seat to its player after a bot has played it or decided for it."""
        self._require_playing()
        if not self._require_seat(seat).is_person:
            raise Refused("refused-resigned")
        if self.seats[seat].is_present:
            raise Refused("refused-not-held")
        if self.seats[seat].bot and seat in self.clock.overdue(now):
            raise Refused("refused-bot-decides")  # or one could decide late
        return self._entry(log.GivenBack(seat), now)

    def link_rematch(self, name: str, by: int, now: int, cleared: str = "") -> Entry:
        """Record the table of the rematch; an earlier one may have been cancelled."""
        if self.status != "over":
            raise Refused("refused-not-over")
        if self.rematch_table != cleared:
            raise Refused("refused-again")
        return self._entry(log.Again(name, by), now)

    def _entry(self, what: log.EntryKind, now: int) -> Entry:
        return Entry(self.seq + 1, now, what)

    def _require_playing(self) -> GameTimeline:
        if self.play is None:
            raise Refused("refused-not-started")
        if self.end_kind():
            raise Refused("refused-over")
        return self.play

    def _require_seat(self, seat: int) -> Seat:
        if not 0 <= seat < len(self.seats):
            raise Refused("refused-seat")
        return self.seats[seat]
