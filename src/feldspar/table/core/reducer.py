"""How things become true of a table: each entry of its journal, one after the other.

`commit` makes the next entry true; it judges nothing but whether it can be carried out. What may be
entered next is another matter: see `table`.
"""

from collections.abc import Iterable
from typing import Self

from feldspar.kernel.events import WATCHER, Event, Text
from feldspar.kernel.game import Game
from feldspar.kernel.text.safe_text import clean
from feldspar.table.core import entries as log
from feldspar.table.core.clock import Clock
from feldspar.table.core.entries import NOBODY, Entry, Newer, Unreadable
from feldspar.table.core.fairness import PROTOCOL, chance_key, chance_key_1, commitment, seal
from feldspar.table.core.seat import Seat
from feldspar.table.core.state import Facts
from feldspar.table.core.timeline import Decision, Play


class Truth(Facts):
    """All that follows from the entries of a journal."""

    def __init__(self, game: Game) -> None:
        super().__init__(game)
        self._known: dict[int, bytes] = {}
        """What each viewer knows of the game."""
        self._judged: tuple[log.Moved, int] | None = None
        """The last decision proposed, and its number: it need not be judged again."""

    @classmethod
    def of(cls, game: Game, entries: Iterable[Entry]) -> Self:
        """Rebuild a table from its journal."""
        table = cls(game)
        for entry in entries:
            table.commit(entry)
        return table

    def commit(self, entry: Entry) -> None:
        """Make an entry true. It must be the next one."""
        if entry.seq != self.seq + 1:
            raise Unreadable(f"entry {entry.seq} does not follow {self.seq}")
        if isinstance(entry.what, log.Opened) != (entry.seq == 1):
            raise Unreadable(f"entry {entry.seq} cannot be {type(entry.what).__name__}")
        if entry.seq > 1 and getattr(entry.what, "seat", 0) not in range(len(self.seats)):
            raise Unreadable(f"entry {entry.seq} is about a seat that is not there")
        if not _bot_of(entry.what).isprintable():  # it stands in a line of the record
            raise Unreadable(f"entry {entry.seq} names a bot that cannot be shown")
        before = self._everybody_sees(), self.actors(), self._shown()
        try:
            self._carry_out(entry)
        except (ValueError, LookupError, AssertionError, ArithmeticError, TypeError) as error:
            if isinstance(error, Unreadable):
                raise
            raise Unreadable(f"entry {entry.seq} cannot be carried out: {error}") from error
        self.seq, self.entry_at = entry.seq, entry.at
        sealed = self.status == "sealing" and all(s.seal for s in self.seats if s.adds)
        self.sealed_at = None if not sealed else self.sealed_at or entry.at
        if entry.key:
            self.keys.add(entry.key)
        if self.play is not None:
            self.clock.run(self._timed(), self.play.done(len(self.seats)), entry.at)
        self._noticed(entry, *before)

    def _carry_out(self, entry: Entry) -> None:
        what = entry.what
        match what:
            case log.Opened():
                self._opened(what)
            case log.Joined():
                self._joined(what, entry.at)
            case log.Left():
                self.seats[what.seat] = Seat(self.seats[what.seat].invited)
                self.full_at = None
            case log.Cancelled():
                self.cancelled = True
            case log.Fewer():
                self._fewer(entry.at)
            case log.Sealed():
                self._sealed(what)
            case log.Unsealed():
                self._unsealed(what)
            case log.Begun():
                self._begun()
            case log.Moved():
                self._moved(what, entry.at)
            case log.Hinted():
                self._hinted(what.seat)
            case log.UndoAsked():
                self._undo_asked(what)
            case log.UndoAnswered():
                self._answered(what)
            case log.Undone():
                self._undone(what, entry.at)
            case log.Held():
                self._held(what)
            case log.GivenBack():
                self.seats[what.seat].bot, self.seats[what.seat].late = "", False
                self.clock.heard(what.seat)
                self._tell(what.seat, "log-given-back")
            case log.Resigned():
                self._resigned(what)
            case log.Again():
                self.again, self.again_by = what.table, what.by

    def _noticed(self, entry: Entry, seen: object, actors: list[int], shown: int) -> None:
        """Count, for each viewer, what it could notice of an entry, and what it may now decide.

        A decision, or one's own taken back, may be a secret until something is shown.
        """
        what, own, now = entry.what, NOBODY, self.actors()
        if isinstance(what, (log.Moved, log.Undone)) and seen == self._everybody_sees():
            own = what.seat
        known = {v: self.play.known(v) for v in self._viewers()} if self.play else {}
        noticing = [
            viewer
            for viewer in self._viewers()
            if own == NOBODY
            or viewer in self._together(own)
            or known.get(viewer) != self._known.get(viewer)
        ]
        for viewer in noticing:
            self.news[viewer] += 1
            called = viewer in now and viewer not in actors
            if isinstance(what, log.Hinted):  # and nobody may decide anything else for that
                continue
            if own in (NOBODY, viewer) or called or self._shown() != shown:
                self.turns[viewer] += 1
        again = isinstance(what, log.Again)  # the game ended when it did, whatever follows it
        if len(noticing) == len(self._viewers()) and not again:
            self.at = entry.at
        self._known = known

    def _everybody_sees(self) -> object:
        """Return what is true of the table rather than of the game, as far as all may know it."""
        players = [seat.player_view for seat in self.seats]
        return len(self.told), self.asked, players, self.waits(), self.status

    def _shown(self) -> int:
        return self.play.state.reveals if self.play else 0

    def _viewers(self) -> range:
        return range(WATCHER, len(self.seats))

    def _timed(self) -> list[int]:
        """Return the seats whose clock runs: people who must decide, also while a bot does it for
        them, unless nobody is here."""
        return [] if self.waits() else [n for n in self.actors() if self.seats[n].on_clock]

    def _tell(self, seat: int, key: str, **args: str | int) -> None:
        number = len(self.play.decisions) if self.play else 0
        self.told.append((number, Event(seat, Text(key, {**args}), "")))

    # ----------------------------------------------------------------------- the seats and the dice

    def _opened(self, what: log.Opened) -> None:
        game = self.game.by(what.game, what.rules)
        if game is None:
            raise Newer(
                f"this is a journal of {what.game}, rules {what.rules}; "
                f"it cannot be played by {self.game.id}, rules {self.game.rules}"
            )
        self.game = game
        if what.dice not in (1, PROTOCOL):
            raise Newer(f"the dice of this table follow protocol {what.dice}, which is not known")
        if what.seats not in self.game.seats or len(what.invited) not in (0, what.seats):
            raise ValueError(f"{self.game.id} is not for {what.seats}")
        self.options = what.options
        self.secret = bytes.fromhex(what.secret)
        self.title = clean(what.title)
        self.opener = what.opener
        self.hints, self.companion = what.hints, what.companion
        self.stands_in = what.stand_in
        self.daily = what.daily
        self.dice = what.dice
        self.clock = Clock(what.clock, what.seats)
        invited = what.invited or ("",) * what.seats
        self.seats = [Seat(player) for player in invited]
        self.turns, self.news = [0] * (what.seats + 1), [0] * (what.seats + 1)

    def _joined(self, what: log.Joined, now: int) -> None:
        if self.dice != 1 and (what.entropy or (what.bot and (what.adds or what.seal))):
            raise ValueError("only people add bytes, and seal them")
        seat = self.seats[what.seat]
        seat.name, seat.player, seat.bot = clean(what.name), what.player, what.bot
        seat.kind = "bot" if what.bot else "human"
        seat.adds, seat.seal = what.adds, what.seal
        seat.entropy = bytes.fromhex(what.entropy)
        if all(other.kind != "open" for other in self.seats):
            self.full_at = now
        self._start()

    def _fewer(self, now: int) -> None:
        """Take the open seats away. Whatever has been said of a seat by its number is told anew,
        and sealed anew, as a seal holds for one seat."""
        taken = [(n, seat) for n, seat in enumerate(self.seats) if seat.kind != "open"]
        self.seats = [seat for _, seat in taken]
        for now_at, (was_at, moved) in enumerate(taken):
            if self.dice != 1 and now_at != was_at:
                moved.seal = ""
        if self.play is not None or len(self.seats) not in self.game.seats:
            raise ValueError(f"{self.game.id} cannot go on with {len(self.seats)}")
        self.clock = Clock(self.clock.spec, len(self.seats))
        viewers = len(self.seats) + 1
        self.turns, self.news = [max(self.turns)] * viewers, [max(self.news)] * viewers
        self.full_at = now
        self._start()

    def _sealed(self, what: log.Sealed) -> None:
        seat = self.seats[what.seat]
        if self.dice != 1 and (not seat.adds or seat.seal):
            raise ValueError("this seat has nothing to seal")
        seat.seal, seat.adds = what.seal, True

    def _unsealed(self, what: log.Unsealed) -> None:
        seat, entropy = self.seats[what.seat], bytes.fromhex(what.entropy)
        if self.dice != 1:
            sealed = seal(commitment(self.secret), what.seat, entropy)
            if not seat.adds or sealed != seat.seal:
                raise ValueError("these bytes are not those that were sealed")
        seat.entropy, seat.adds = entropy, False
        self._start()

    def _begun(self) -> None:
        """Wait no longer: for seals, and if all are there for bytes, which is resigning."""
        awaited = self.bytes_awaited()
        late = [n for n in awaited if not self.seats[n].seal]
        for number in late if late and self.dice != 1 else awaited:
            self.seats[number].adds = False
            if self.dice != 1 and not late:
                self._gives_up(number, self.stands_in, "log-withheld")
        self._start()

    def _start(self) -> None:
        """Begin to play, if everybody is there and nothing is awaited."""
        if any(seat.kind == "open" or seat.adds for seat in self.seats):
            return
        added = {n: seat.entropy for n, seat in enumerate(self.seats) if seat.entropy}
        if self.dice == 1:
            key = chance_key_1(self.secret, len(self.seats), added)
        else:
            key = chance_key(self.secret, added)
        self.play = Play(self.game, len(self.seats), key, self.options)

    # ------------------------------------------------------------------------------------- the game

    def _moved(self, what: log.Moved, now: int) -> None:
        assert self.play is not None
        judged = self._judged is not None and self._judged[0] is what
        action = (
            self._judged[1] if judged and self._judged else self.game.actions.parse(what.action)
        )
        seat = self.seats[what.seat]
        late = bool(what.by) and seat.present and what.seat in self.clock.overdue(now)
        if late:
            self._tell(what.seat, "log-overdue")
        spent = self.clock.spent_by(what.seat, now)
        by = what.by or seat.bot  # which format 1 did not say
        decision = Decision(what.seat, what.action, by, ends=late, at=now, spent=spent)
        self.play.decide(decision, action, judged)
        if seat.person and not seat.bot:
            seat.late = bool(what.by)
        self.asked = None

    def _undo_asked(self, what: log.UndoAsked) -> None:
        if self.play is None or what.decision not in range(len(self.play.decisions)):
            raise ValueError("there is no such decision")
        self.asked, self.agreed = (what.seat, what.decision), set()
        self.seats[what.seat].late = False

    def _answered(self, what: log.UndoAnswered) -> None:
        self.seats[what.seat].late = False
        if what.agree:
            self.agreed.add(self.seats[what.seat].player)
        else:
            self.asked = None

    def _undone(self, what: log.Undone, now: int) -> None:
        assert self.play is not None
        if self.asked is None or what.rest:
            self.clock.regret(*self._regretted(what.decision, now))
            self.seats[what.seat].late = False
        if not what.rest:
            marked = self.play.shown_since(what.decision) and self.asked is None
            self.takebacks += marked
            self._tell(what.seat, "log-taken-back-marked" if marked else "log-taken-back")
        self.asked = None
        self.play.back(what.decision, what.rest)

        def moved(at: int) -> int:
            return at - (at > what.decision) if what.rest else min(at, what.decision)

        self.told = [(moved(at), event) for at, event in self.told]
        self.resigned = [(seat, moved(at)) for seat, at in self.resigned]

    def _regretted(self, number: int, now: int) -> tuple[int, int, int]:
        """Return whose decision it was, in which turn, and how long ago while no clock ran."""
        assert self.play is not None
        decision, turn = self.play.decisions[number], self.play.turn_of(number)
        ran = self.clock.spent_by(decision.seat, now) - decision.spent
        return decision.seat, turn, max(0, now - decision.at - ran)

    def _hinted(self, seat: int) -> None:
        asking = self.seats[seat]
        asking.hints, asking.hinted, asking.late = asking.hints + 1, self.turns[seat], False
        self._tell(seat, "log-hint")

    def _held(self, what: log.Held) -> None:
        self.seats[what.seat].bot, self.seats[what.seat].timed = what.bot, what.timed
        if what.by == NOBODY:
            self._tell(what.seat, "log-held")
        else:
            self._tell(what.seat, "log-replaced")
        if self.asked is not None and self._barred(*self.asked):
            self.asked = None

    def _resigned(self, what: log.Resigned) -> None:
        self._gives_up(what.seat, what.bot, "log-resigned-late" if what.overdue else "log-resigned")
        if self.play is None:
            self.seats[what.seat].adds = False
            self._start()

    def _gives_up(self, number: int, bot: str, told: str) -> None:
        seat = self.seats[number]
        seat.resigned, seat.bot, seat.late = True, bot, False
        self.resigned.append((number, len(self.play.decisions) if self.play else 0))
        self._tell(number, told)
        self.asked = None


def _bot_of(what: log.What) -> str:
    """Return the bot that an entry names, if any."""
    return what.by if isinstance(what, log.Moved) else getattr(what, "bot", "")
