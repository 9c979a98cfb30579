"""Reducer: applies journal entries to the table state, one after the other.

`commit` applies the next entry and checks only that it can be applied. Whether a command is allowed
is checked earlier, in `table`.
"""

from collections.abc import Iterable
from typing import Self

from feldspar.kernel.events import WATCHER, Event, Text
from feldspar.kernel.game import Game
from feldspar.kernel.text.safe_text import clean
from feldspar.table.core import entries as log
from feldspar.table.core.clock import Clock
from feldspar.table.core.entries import NOBODY, CorruptJournal, Entry, UnsupportedVersion
from feldspar.table.core.fairness import (
    CURRENT_PROTOCOL,
    chance_key,
    chance_key_1,
    commitment,
    seal,
)
from feldspar.table.core.seat import Seat
from feldspar.table.core.state import TableState
from feldspar.table.core.timeline import Decision, GameTimeline


class TableReducer(TableState):
    """The state that follows from the entries of a journal."""

    def __init__(self, game: Game) -> None:
        super().__init__(game)
        self._visible_keys: dict[int, bytes] = {}
        """A key for what each viewer knows of the game."""
        self._checked_move: tuple[log.Moved, int] | None = None
        """The last decision proposed, and its number: it need not be checked again."""

    @classmethod
    def of(cls, game: Game, entries: Iterable[Entry]) -> Self:
        """Rebuild a table from its journal."""
        table = cls(game)
        for entry in entries:
            table.commit(entry)
        return table

    def commit(self, entry: Entry) -> None:
        """Apply an entry. It must be the next one."""
        if entry.seq != self.seq + 1:
            raise CorruptJournal(f"entry {entry.seq} does not follow {self.seq}")
        if isinstance(entry.what, log.Opened) != (entry.seq == 1):
            raise CorruptJournal(f"entry {entry.seq} cannot be {type(entry.what).__name__}")
        if entry.seq > 1 and getattr(entry.what, "seat", 0) not in range(len(self.seats)):
            raise CorruptJournal(f"entry {entry.seq} is about a seat that is not there")
        if not _bot_of(entry.what).isprintable():  # the name is written on a line of the record
            raise CorruptJournal(f"entry {entry.seq} names a bot that cannot be shown")
        before = self._public_state(), self.actors(), self._reveal_count()
        try:
            self._reduce(entry)
        except (ValueError, LookupError, AssertionError, ArithmeticError, TypeError) as error:
            if isinstance(error, CorruptJournal):
                raise
            raise CorruptJournal(f"entry {entry.seq} cannot be carried out: {error}") from error
        self.seq, self.entry_at = entry.seq, entry.at
        sealed = self.status == "sealing" and all(s.seal for s in self.seats if s.owes_entropy)
        self.sealed_at = None if not sealed else self.sealed_at or entry.at
        if entry.key:
            self.command_keys.add(entry.key)
        if self.play is not None:
            self.clock.run(self._seats_on_clock(), self.play.turns_done(len(self.seats)), entry.at)
        self._count_visible_change(entry, *before)

    def _reduce(self, entry: Entry) -> None:
        what = entry.what
        match what:
            case log.Opened():
                self._reduce_opened(what)
            case log.Joined():
                self._reduce_joined(what, entry.at)
            case log.Left():
                self.seats[what.seat] = Seat(self.seats[what.seat].invited)
                self.full_at = None
            case log.Cancelled():
                self.cancelled = True
            case log.Fewer():
                self._reduce_fewer(entry.at)
            case log.Sealed():
                self._reduce_sealed(what)
            case log.Unsealed():
                self._reduce_unsealed(what)
            case log.Begun():
                self._reduce_begun()
            case log.Moved():
                self._reduce_moved(what, entry.at)
            case log.Hinted():
                self._reduce_hinted(what.seat)
            case log.UndoAsked():
                self._reduce_undo_asked(what)
            case log.UndoAnswered():
                self._reduce_undo_answered(what)
            case log.Undone():
                self._reduce_undone(what, entry.at)
            case log.Held():
                self._reduce_held(what)
            case log.GivenBack():
                self.seats[what.seat].bot, self.seats[what.seat].late = "", False
                self.clock.restart_patience(what.seat)
                self._log_table_event(what.seat, "log-given-back")
            case log.Resigned():
                self._reduce_resigned(what)
            case log.Again():
                self.rematch_table, self.rematch_seat = what.table, what.by

    def _count_visible_change(
        self, entry: Entry, seen: object, actors: list[int], shown: int
    ) -> None:
        """Update, for each viewer, the versions of what it could notice and of what it may decide.

        A decision, or an undo of one's own, may be secret until something is revealed.
        """
        what, own, now = entry.what, NOBODY, self.actors()
        if isinstance(what, (log.Moved, log.Undone)) and seen == self._public_state():
            own = what.seat
        known = {v: self.play.visible_key(v) for v in self._viewers()} if self.play else {}
        noticing = [
            viewer
            for viewer in self._viewers()
            if own == NOBODY
            or viewer in self._same_player_seats(own)
            or known.get(viewer) != self._visible_keys.get(viewer)
        ]
        for viewer in noticing:
            self.view_versions[viewer] += 1
            called = viewer in now and viewer not in actors
            if isinstance(what, log.Hinted):  # a hint changes nobody's possible decisions
                continue
            if own in (NOBODY, viewer) or called or self._reveal_count() != shown:
                self.turn_versions[viewer] += 1
        again = isinstance(what, log.Again)  # the game ended when it did, whatever follows
        if len(noticing) == len(self._viewers()) and not again:
            self.last_event_at = entry.at
        self._visible_keys = known

    def _public_state(self) -> object:
        """Return the public state of the table, without that of the game."""
        players = [seat.player_view for seat in self.seats]
        return len(self.table_events), self.undo_request, players, self.is_paused(), self.status

    def _reveal_count(self) -> int:
        return self.play.state.reveal_count if self.play else 0

    def _viewers(self) -> range:
        return range(WATCHER, len(self.seats))

    def _seats_on_clock(self) -> list[int]:
        """Return the seats whose clock runs: people who must decide, also while a bot does it for
        them, unless the table is paused."""
        return [] if self.is_paused() else [n for n in self.actors() if self.seats[n].is_on_clock]

    def _log_table_event(self, seat: int, key: str, **args: str | int) -> None:
        number = len(self.play.decisions) if self.play else 0
        self.table_events.append((number, Event(seat, Text(key, {**args}), "")))

    # -------------------------------------------------------------------------- seats and dice

    def _reduce_opened(self, what: log.Opened) -> None:
        game = self.game.by(what.game, what.rules)
        if game is None:
            raise UnsupportedVersion(
                f"this is a journal of {what.game}, rules {what.rules}; "
                f"it cannot be played by {self.game.id}, rules {self.game.rules}"
            )
        self.game = game
        if what.dice not in (1, CURRENT_PROTOCOL):
            raise UnsupportedVersion(
                f"the dice of this table follow protocol {what.dice}, which is not known"
            )
        if what.seats not in self.game.seats or len(what.invited) not in (0, what.seats):
            raise ValueError(f"{self.game.id} is not for {what.seats}")
        self.options = what.options
        self.secret = bytes.fromhex(what.secret)
        self.title = clean(what.title)
        self.opener = what.opener
        self.hints, self.companion = what.hints, what.companion
        self.substitute_bot = what.stand_in
        self.daily = what.daily
        self.dice = what.dice
        self.clock = Clock(what.clock, what.seats)
        invited = what.invited or ("",) * what.seats
        self.seats = [Seat(player) for player in invited]
        self.turn_versions, self.view_versions = [0] * (what.seats + 1), [0] * (what.seats + 1)

    def _reduce_joined(self, what: log.Joined, now: int) -> None:
        if self.dice != 1 and (what.entropy or (what.bot and (what.adds or what.seal))):
            raise ValueError("only people add bytes, and seal them")
        seat = self.seats[what.seat]
        seat.name, seat.player, seat.bot = clean(what.name), what.player, what.bot
        seat.kind = "bot" if what.bot else "human"
        seat.owes_entropy, seat.seal = what.adds, what.seal
        seat.entropy = bytes.fromhex(what.entropy)
        if all(other.kind != "open" for other in self.seats):
            self.full_at = now
        self._start()

    def _reduce_fewer(self, now: int) -> None:
        """Remove the open seats. What names a seat by its number is sent again, and sealed again
        where the number changed, as a seal is bound to one seat."""
        taken = [(n, seat) for n, seat in enumerate(self.seats) if seat.kind != "open"]
        self.seats = [seat for _, seat in taken]
        for now_at, (was_at, moved) in enumerate(taken):
            if self.dice != 1 and now_at != was_at:
                moved.seal = ""
        if self.play is not None or len(self.seats) not in self.game.seats:
            raise ValueError(f"{self.game.id} cannot go on with {len(self.seats)}")
        self.clock = Clock(self.clock.spec, len(self.seats))
        viewers = len(self.seats) + 1
        self.turn_versions, self.view_versions = (
            [max(self.turn_versions)] * viewers,
            [max(self.view_versions)] * viewers,
        )
        self.full_at = now
        self._start()

    def _reduce_sealed(self, what: log.Sealed) -> None:
        seat = self.seats[what.seat]
        if self.dice != 1 and (not seat.owes_entropy or seat.seal):
            raise ValueError("this seat has nothing to seal")
        seat.seal, seat.owes_entropy = what.seal, True

    def _reduce_unsealed(self, what: log.Unsealed) -> None:
        seat, entropy = self.seats[what.seat], bytes.fromhex(what.entropy)
        if self.dice != 1:
            sealed = seal(commitment(self.secret), what.seat, entropy)
            if not seat.owes_entropy or sealed != seat.seal:
                raise ValueError("these bytes are not those that were sealed")
        seat.entropy, seat.owes_entropy = entropy, False
        self._start()

    def _reduce_begun(self) -> None:
        """Stop waiting: for missing seals or, if all are there, for missing bytes, whose players
        resign."""
        awaited = self.seats_owing_entropy()
        late = [n for n in awaited if not self.seats[n].seal]
        for number in late if late and self.dice != 1 else awaited:
            self.seats[number].owes_entropy = False
            if self.dice != 1 and not late:
                self._resign_seat(number, self.substitute_bot, "log-withheld")
        self._start()

    def _start(self) -> None:
        """Start the game, if all seats are taken and nothing is awaited."""
        if any(seat.kind == "open" or seat.owes_entropy for seat in self.seats):
            return
        added = {n: seat.entropy for n, seat in enumerate(self.seats) if seat.entropy}
        if self.dice == 1:
            key = chance_key_1(self.secret, len(self.seats), added)
        else:
            key = chance_key(self.secret, added)
        self.play = GameTimeline(self.game, len(self.seats), key, self.options)

    # ------------------------------------------------------------------------------------- the game

    def _reduce_moved(self, what: log.Moved, now: int) -> None:
        assert self.play is not None
        judged = self._checked_move is not None and self._checked_move[0] is what
        action = (
            self._checked_move[1]
            if judged and self._checked_move
            else self.game.actions.parse(what.action)
        )
        seat = self.seats[what.seat]
        late = bool(what.by) and seat.is_present and what.seat in self.clock.overdue(now)
        if late:
            self._log_table_event(what.seat, "log-overdue")
        spent = self.clock.spent_by(what.seat, now)
        by = what.by or seat.bot  # format 1 does not name the bot
        decision = Decision(what.seat, what.action, by, ends=late, at=now, spent=spent)
        self.play.decide(decision, action, judged)
        if seat.is_person and not seat.bot:
            seat.late = bool(what.by)
        self.undo_request = None

    def _reduce_undo_asked(self, what: log.UndoAsked) -> None:
        if self.play is None or what.decision not in range(len(self.play.decisions)):
            raise ValueError("there is no such decision")
        self.undo_request, self.undo_votes = (what.seat, what.decision), set()
        self.seats[what.seat].late = False

    def _reduce_undo_answered(self, what: log.UndoAnswered) -> None:
        self.seats[what.seat].late = False
        if what.agree:
            self.undo_votes.add(self.seats[what.seat].player)
        else:
            self.undo_request = None

    def _reduce_undone(self, what: log.Undone, now: int) -> None:
        assert self.play is not None
        if self.undo_request is None or what.rest:
            self.clock.charge_undone(*self._undo_cost(what.decision, now))
            self.seats[what.seat].late = False
        if not what.rest:
            marked = self.play.has_revealed_since(what.decision) and self.undo_request is None
            self.takebacks += marked
            self._log_table_event(
                what.seat, "log-taken-back-marked" if marked else "log-taken-back"
            )
        self.undo_request = None
        self.play.rewind(what.decision, what.rest)

        def shift(at: int) -> int:
            return at - (at > what.decision) if what.rest else min(at, what.decision)

        self.table_events = [(shift(at), event) for at, event in self.table_events]
        self.resignations = [(seat, shift(at)) for seat, at in self.resignations]

    def _undo_cost(self, number: int, now: int) -> tuple[int, int, int]:
        """Return the seat and turn of a decision, and how long ago it was taken, as far as no clock
        ran."""
        assert self.play is not None
        decision, turn = self.play.decisions[number], self.play.turn_of(number)
        ran = self.clock.spent_by(decision.seat, now) - decision.spent
        return decision.seat, turn, max(0, now - decision.at - ran)

    def _reduce_hinted(self, seat: int) -> None:
        asking = self.seats[seat]
        asking.hint_count, asking.hinted_turn, asking.late = (
            asking.hint_count + 1,
            self.turn_versions[seat],
            False,
        )
        self._log_table_event(seat, "log-hint")

    def _reduce_held(self, what: log.Held) -> None:
        self.seats[what.seat].bot, self.seats[what.seat].clock_runs = what.bot, what.timed
        if what.by == NOBODY:
            self._log_table_event(what.seat, "log-held")
        else:
            self._log_table_event(what.seat, "log-replaced")
        if self.undo_request is not None and self._is_undo_blocked(*self.undo_request):
            self.undo_request = None

    def _reduce_resigned(self, what: log.Resigned) -> None:
        self._resign_seat(
            what.seat, what.bot, "log-resigned-late" if what.overdue else "log-resigned"
        )
        if self.play is None:
            self.seats[what.seat].owes_entropy = False
            self._start()

    def _resign_seat(self, number: int, bot: str, told: str) -> None:
        seat = self.seats[number]
        seat.resigned, seat.bot, seat.late = True, bot, False
        self.resignations.append((number, len(self.play.decisions) if self.play else 0))
        self._log_table_event(number, told)
        self.undo_request = None


def _bot_of(what: log.EntryKind) -> str:
    """Return the bot that an entry names, if any."""
    return what.by if isinstance(what, log.Moved) else getattr(what, "bot", "")
