"""What is true of a table: all that follows from the entries of its journal.

`commit` makes the next entry true; it judges nothing but whether it can be carried out. What may be
entered next is another matter: see `table`.
"""

from collections.abc import Iterable
from typing import Final, Literal, Self

from feldspar.kernel.events import WATCHER, Event, Text
from feldspar.kernel.game import Game
from feldspar.kernel.record import Record
from feldspar.kernel.standings import given_up, standings
from feldspar.table import entry as log
from feldspar.table.clock import SECOND, Clock
from feldspar.table.commands import ClockSpec
from feldspar.table.contract import Asked, Status
from feldspar.table.entry import NOBODY, Entry, Newer, Unreadable
from feldspar.table.fairness import Promise, chance_key, commitment, promised
from feldspar.table.play import Decision, Play
from feldspar.table.seat import Seat

PATIENCE: Final = 10 * SECOND
"""How long one waits for the bytes of the others before one may begin without them."""


class Truth:
    """One game among people and bots, as far as it has come."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.seq = 0
        self.title = ""
        self.options: dict[str, str] = {}
        self.opener = ""
        self.secret = b""
        self.seats: list[Seat] = []
        self.clock = Clock(ClockSpec(), 0)
        self.play: Play | None = None
        self.cancelled = False
        self.full_at: int | None = None
        """When the last seat was taken."""
        self.at = 0
        """When something last happened that everybody could notice."""
        self.told: list[tuple[int, Event]] = []
        """What happened to the table rather than in the game, after how many decisions."""
        self.turns: list[int] = []
        """For each seat, and last for watchers: grows when what it may decide has changed."""
        self.news: list[int] = []
        """Likewise: grows with everything it could notice."""
        self.keys: set[str] = set()
        """The keys of commands already carried out: sent again, they do nothing."""
        self.asked: tuple[int, int] | None = None
        """Who asks to take which decision back, while the others have not all agreed."""
        self.agreed: set[str] = set()
        """The players who have."""
        self.resigned: list[tuple[int, int]] = []
        """Who resigned, after how many decisions, in order."""
        self.takebacks = 0
        """How often something revealed was taken back with nobody to ask."""
        self.again = ""
        """The table that was set for the same people once more."""
        self.again_by = -1
        """The seat of whoever set it."""
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
        before = self._everybody_sees(), self.actors(), self._shown()
        try:
            self._carry_out(entry)
        except (ValueError, LookupError, AssertionError, ArithmeticError, TypeError) as error:
            if isinstance(error, Unreadable):
                raise
            raise Unreadable(f"entry {entry.seq} cannot be carried out: {error}") from error
        self.seq = entry.seq
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
                self.seats[what.seat].seal = what.seal
                self.seats[what.seat].adds = True
            case log.Unsealed():
                self.seats[what.seat].entropy = bytes.fromhex(what.entropy)
                self.seats[what.seat].adds = False
                self._start()
            case log.Begun():
                for seat in self.seats:
                    seat.adds = False
                self._start()
            case log.Moved():
                self._moved(what, entry.at)
            case log.UndoAsked():
                self.asked, self.agreed = (what.seat, what.decision), set()
                self.seats[what.seat].late = False
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
            if own in (NOBODY, viewer) or called or self._shown() != shown:
                self.turns[viewer] += 1
        if len(noticing) == len(self._viewers()):
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

    def _tell(self, seat: int, key: str, **args: str | int) -> None:
        number = len(self.play.decisions) if self.play else 0
        self.told.append((number, Event(seat, Text(key, {**args}), "")))

    # --------------------------------------------------------------------------------- what is true

    @property
    def status(self) -> Status:
        """Return how far the table is."""
        if self.cancelled:
            return "cancelled"
        if self.play is None:
            return "open" if any(seat.kind == "open" for seat in self.seats) else "sealing"
        return "over" if self.ended() else "playing"

    def ended(self) -> Literal["", "played", "resigned"]:
        """Return how the game came to its end, if it did.

        It ends by its rules; when one seat is left that did not resign; or when no person is.
        Where 0.1.0 has played on after that, it goes on: its record could not be cut there.
        """
        if self.play is None:
            return ""
        if not self.play.state.actors():
            return "played"
        if not self.resigned or self.resigned[-1][1] < len(self.play.decisions):
            return ""
        bots = [n for n, seat in enumerate(self.seats) if seat.kind == "bot"]
        gone = [seat for seat, _ in self.resigned]
        return "resigned" if given_up(len(self.seats), gone, bots) else ""

    def actors(self) -> list[int]:
        """Return the seats that must decide now."""
        return self.play.state.actors() if self.play and not self.ended() else []

    def places(self) -> list[int]:
        """Return the place of every seat: whoever resigned is behind all who did not."""
        assert self.play is not None
        return standings(self.play.state.ranking(), [seat for seat, _ in self.resigned])

    def seats_of(self, player: str) -> list[int]:
        """Return the seats a player may act for."""
        return [n for n, seat in enumerate(self.seats) if player and seat.player == player]

    def kept_for(self, player: str) -> list[int]:
        """Return the open seats that are kept for a player."""
        seats = enumerate(self.seats)
        return [n for n, seat in seats if player and seat.kind == "open" and seat.invited == player]

    def waits(self) -> bool:
        """Tell whether nobody who plays is here: then bots and clocks wait, too."""
        return self.status == "playing" and not any(seat.present for seat in self.seats)

    def bots_to_move(self) -> list[int]:
        """Return the seats a bot must decide for now."""
        return [] if self.waits() else [seat for seat in self.actors() if self.seats[seat].bot]

    def due(self) -> int | None:
        """Return when the next clock runs out, if any does."""
        running = [self.clock.due(seat) for seat in range(len(self.seats))]
        return min((due for due in running if due is not None), default=None)

    def overdue(self, now: int) -> list[int]:
        """Return the seats whose time has run out, while the game goes on."""
        return [] if self.ended() else self.clock.overdue(now)

    def _timed(self) -> list[int]:
        """Return the seats whose clock runs: people who must decide, unless nobody is here."""
        return [] if self.waits() else [seat for seat in self.actors() if not self.seats[seat].bot]

    def story(self) -> list[tuple[int, Event]]:
        """Return all that happened, in order, with the number of decisions before it."""
        if self.play is None:
            return list(self.told)
        played = list(zip(self.play.moments, self.play.log, strict=True))
        return sorted(played + self.told, key=lambda line: line[0]) if self.told else played

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
        record.commitment = commitment(self.secret)
        record.seals = {n: seat.seal for n, seat in enumerate(self.seats) if seat.seal}
        record.entropy = {n: seat.entropy for n, seat in enumerate(self.seats) if seat.entropy}
        if self.play is not None and self.status == "over":
            decisions = self.play.decisions
            record.decisions = [(decision.seat, decision.written) for decision in decisions]
            record.standins = {
                n: d.by for n, d in enumerate(decisions) if d.by and self.seats[d.seat].player
            }
            record.resigned = list(self.resigned)
            record.takebacks = self.takebacks
            record.secret = self.secret
            record.seed = self.play.state.key
            record.close(self.play.state)
        return record

    # ----------------------------------------------------------------------- the seats and the dice

    def _opened(self, what: log.Opened) -> None:
        game = self.game.by(what.game, what.rules)
        if game is None:
            raise Newer(
                f"this is a journal of {what.game}, rules {what.rules}; "
                f"it cannot be played by {self.game.id}, rules {self.game.rules}"
            )
        self.game = game
        if what.seats not in self.game.seats or len(what.invited) not in (0, what.seats):
            raise ValueError(f"{self.game.id} is not for {what.seats}")
        if not what.title.isprintable():
            raise ValueError("a title is one line")
        self.options = what.options
        self.secret = bytes.fromhex(what.secret)
        self.title = what.title
        self.opener = what.opener
        self.clock = Clock(what.clock, what.seats)
        invited = what.invited or ("",) * what.seats
        self.seats = [Seat(player) for player in invited]
        self.turns, self.news = [0] * (what.seats + 1), [0] * (what.seats + 1)

    def _joined(self, what: log.Joined, now: int) -> None:
        if not what.name.isprintable():
            raise ValueError("a name is one line")
        seat = self.seats[what.seat]
        seat.name, seat.player, seat.bot = what.name, what.player, what.bot
        seat.kind = "bot" if what.bot else "human"
        seat.adds, seat.seal = what.adds, what.seal
        seat.entropy = bytes.fromhex(what.entropy)
        if all(other.kind != "open" for other in self.seats):
            self.full_at = now
        self._start()

    def _fewer(self, now: int) -> None:
        """Take the open seats away. Whatever has been said of a seat by its number is told anew."""
        self.seats = [seat for seat in self.seats if seat.kind != "open"]
        if self.play is not None or len(self.seats) not in self.game.seats:
            raise ValueError(f"{self.game.id} cannot go on with {len(self.seats)}")
        self.clock = Clock(self.clock.spec, len(self.seats))
        viewers = len(self.seats) + 1
        self.turns, self.news = [max(self.turns)] * viewers, [max(self.news)] * viewers
        self.full_at = now
        self._start()

    def _start(self) -> None:
        """Begin to play, if everybody is there and nothing is awaited."""
        if any(seat.kind == "open" or seat.adds for seat in self.seats):
            return
        key = chance_key(self.secret, [seat.entropy for seat in self.seats])
        self.play = Play(self.game, len(self.seats), key, self.options)

    def bytes_awaited(self) -> list[int]:
        """Return the seats whose bytes, or seal, are still to come."""
        return [n for n, seat in enumerate(self.seats) if seat.adds]

    def may_begin(self) -> int | None:
        """Return from when on one may begin without the bytes that are awaited."""
        waiting = self.status == "sealing" and self.full_at is not None
        return self.full_at + PATIENCE if waiting and self.full_at is not None else None

    def promise(self) -> Promise:
        """Return how much is promised of the dice; before the game, if all say what they sealed."""
        seats = dict(enumerate(self.seats))
        people = [n for n, seat in seats.items() if seat.kind == "human"]
        seals = {n: seat.seal for n, seat in seats.items() if seat.seal}
        added = {n: seat.entropy or (b"?" if seat.adds else b"") for n, seat in seats.items()}
        return promised(people, seals, added)

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

    def undo_offered(self, seat: int) -> Literal["", "free", "marked", "consent"]:
        """Return what a seat may do about its last decision."""
        play = self.play
        if play is None or self.ended() or (self.seats[seat].bot or self.seats[seat].resigned):
            return ""
        if play.free(seat) is not None:
            return "free"
        number = play.last(self._at_hand(seat))
        if number is None:
            return ""
        if not self._consenting(seat):
            return "marked" if play.shown_since(number) else "free"
        return "" if self.asked or self._barred(seat, number) else "consent"

    def asked_view(self) -> Asked | None:
        """Return what everybody is told of somebody who asks to take a decision back."""
        if self.asked is None or self.play is None:
            return None
        seat, number = self.asked
        agreed = [n for n, other in enumerate(self.seats) if other.player in self.agreed]
        return Asked(seat, self.play.shown_since(number), tuple(agreed))

    def _together(self, seat: int) -> list[int]:
        """Return the seats that are played on the same screen as one, which is among them."""
        return [seat, *self.seats_of(self.seats[seat].player)]

    def _at_hand(self, seat: int) -> list[int]:
        """Return those of them whose decisions may be taken back from there."""
        return [n for n in self._together(seat) if n == seat or not self.seats[n].bot]

    def _consenting(self, asker: int) -> set[str]:
        """Return the people who must agree with an undo: all who have not resigned, here or away,
        but for the asker."""
        people = {seat.player for seat in self.seats if seat.person}
        return people - {self.seats[asker].player}

    def _barred(self, asker: int, number: int) -> bool:
        """Tell whether nobody may go back so far: something was shown, and somebody is away."""
        away = {seat.player for seat in self.seats if seat.person and not seat.present}
        assert self.play is not None
        return self.play.shown_since(number) and bool(away & self._consenting(asker))

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

    def _held(self, what: log.Held) -> None:
        self.seats[what.seat].bot = what.bot
        if what.by == NOBODY:
            self._tell(what.seat, "log-held")
        else:
            self._tell(what.seat, "log-replaced")
        if self.asked is not None and self._barred(*self.asked):
            self.asked = None

    def _resigned(self, what: log.Resigned) -> None:
        assert self.play is not None
        seat = self.seats[what.seat]
        seat.resigned, seat.bot, seat.late = True, what.bot, False
        self.resigned.append((what.seat, len(self.play.decisions)))
        self._tell(what.seat, "log-resigned-late" if what.overdue else "log-resigned")
        self.asked = None
