"""The table itself: what has been entered so far, and what may be entered next.

Every proposal checks all it can and changes nothing; `commit` only carries out what the journal
holds. So a journal can always be replayed, also by another server.
"""

from collections.abc import Iterable, Mapping
from typing import Final

from feldspar.kernel.events import Event
from feldspar.kernel.game import Game, IllegalMove, State
from feldspar.kernel.plain import Plain
from feldspar.kernel.record import Record
from feldspar.table.clock import Clock
from feldspar.table.entry import Entry, Refused
from feldspar.table.fairness import ENTROPY, chance_key, commitment

LONGEST_NAME: Final = 40
NOBODY: Final = -1
KINDS: Final = {"opened", "joined", "left", "moved", "held", "given_back"}
UNDOS: Final = {"undo_asked", "undo_answered", "undone"}


class Seat:
    """A place at the table, and who has it."""

    def __init__(self) -> None:
        self.kind = "open"
        self.player = ""
        """Who may act for it: an opaque name given by the shell; empty for a bot."""
        self.name = ""
        self.bot = ""
        """The bot that plays it: always, or while its player is away."""
        self.entropy = b""
        self.resigned = False

    def plain(self) -> Plain:
        """Return what everybody may know of who sits here."""
        return {"kind": self.kind, "name": self.name, "bot": self.bot, "resigned": self.resigned}


class Table:
    """One game among people and bots."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.seq = 0
        self.title = ""
        self.options: dict[str, str] = {}
        self.secret = b""
        self.seats: list[Seat] = []
        self.clock = Clock({}, 0)
        self.state: State | None = None
        self.log: list[Event] = []
        self.decisions: list[tuple[int, str]] = []
        self.moments: list[int] = []
        """For each line of the log, after how many decisions it was written."""
        self.before: list[int] = []
        """What had been revealed before each decision: undo is free back to there."""
        self.turns: list[int] = []
        """For each seat, the entry that last changed what it may decide."""
        self.keys: set[str] = set()
        """The keys of commands already carried out: sent again, they do nothing."""
        self.asked: tuple[int, int] | None = None
        """Who asks to take which decision back, while the others have not all agreed."""
        self.agreed: set[str] = set()
        """The players who have."""

    # ---------------------------------------------------------------------------- the journal

    @staticmethod
    def opening(
        game: Game,
        seats: int,
        options: Mapping[str, str],
        secret: bytes,
        now: int,
        clock: dict[str, Plain] | None = None,
        title: str = "",
    ) -> Entry:
        """Return the first entry of a new table."""
        chosen = game.choose(seats, options)
        game.new(seats, b"", **chosen)  # says what is wrong with the combination
        Clock(clock or {}, seats)
        data: dict[str, Plain] = {
            "game": game.id,
            "rules": game.rules,
            "seats": seats,
            "options": dict(chosen),
            "secret": secret.hex(),
            "clock": clock or {"kind": "none"},
            "title": _clean(title),
        }
        return Entry(1, now, "opened", NOBODY, data)

    @classmethod
    def of(cls, game: Game, entries: Iterable[Entry]) -> "Table":
        """Rebuild a table from its journal."""
        table = cls(game)
        for entry in entries:
            table.commit(entry)
        return table

    def commit(self, entry: Entry) -> None:
        """Make an entry true. It must be the next one."""
        if entry.seq != self.seq + 1:
            raise ValueError(f"entry {entry.seq} does not follow {self.seq}")
        if entry.kind not in KINDS | UNDOS or (entry.kind == "opened") != (entry.seq == 1):
            raise ValueError(f"entry {entry.seq} cannot be {entry.kind!r}")
        self.seq = entry.seq
        key = entry.data.get("key")
        if isinstance(key, str):
            self.keys.add(key)
        getattr(self, f"_{entry.kind}")(entry)
        if self.state is not None:
            mover = entry.seat if entry.kind == "moved" else NOBODY
            people = [seat for seat in self.state.actors() if not self.seats[seat].bot]
            self.clock.turn(mover, people, entry.at)

    def _entry(self, kind: str, seat: int, now: int, **data: Plain) -> Entry:
        return Entry(self.seq + 1, now, kind, seat, data)

    # --------------------------------------------------------------------------- what is true

    @property
    def status(self) -> str:
        """Return "open" until all seats are taken, then "playing", at last "over"."""
        if self.state is None:
            return "open"
        return "playing" if self.state.actors() else "over"

    def seats_of(self, player: str) -> list[int]:
        """Return the seats a player may act for."""
        return [n for n, seat in enumerate(self.seats) if player and seat.player == player]

    def bots_to_move(self) -> list[int]:
        """Return the seats a bot must decide for now."""
        actors = self.state.actors() if self.state else []
        return [seat for seat in actors if self.seats[seat].bot]

    def due(self) -> int | None:
        """Return when the next clock runs out, if any does."""
        running = [self.clock.due(seat) for seat in range(len(self.seats))]
        return min((due for due in running if due is not None), default=None)

    def record(self) -> Record:
        """Return who plays what; decisions and the seed only once it is over.

        A decision may name what others must not know, as a card put down unseen.
        """
        record = Record(self.game.id, self.game.rules, len(self.seats))
        record.title = self.title
        record.options = dict(self.options)
        record.players = {n: seat.name for n, seat in enumerate(self.seats) if seat.name}
        record.commitment = commitment(self.secret)
        record.entropy = {n: seat.entropy for n, seat in enumerate(self.seats) if seat.entropy}
        if self.state is not None and self.status == "over":
            record.decisions = list(self.decisions)
            record.secret = self.secret
            record.seed = self.state.key
            record.close(self.state)
        return record

    def _playing(self) -> State:
        if self.state is None:
            raise Refused("refused-not-started")
        if not self.state.actors():
            raise Refused("refused-over")
        return self.state

    # -------------------------------------------------------------------------------- sitting

    def join(self, seat: int, player: str, name: str, entropy: bytes, now: int) -> Entry:
        """Take an open seat."""
        self._open(seat)
        added = entropy[:ENTROPY].hex()
        return self._entry("joined", seat, now, player=player, name=_clean(name), entropy=added)

    def seat_bot(self, seat: int, bot: str, name: str, now: int) -> Entry:
        """Give an open seat to a bot."""
        self._open(seat)
        return self._entry("joined", seat, now, bot=bot, name=_clean(name))

    def leave(self, seat: int, now: int) -> Entry:
        """Leave a seat again before the game has begun."""
        if self.state is not None:
            raise Refused("refused-started")
        if self._seat(seat).kind == "open":
            raise Refused("refused-seat")
        return self._entry("left", seat, now)

    def _seat(self, seat: int) -> Seat:
        if not 0 <= seat < len(self.seats):
            raise Refused("refused-seat")
        return self.seats[seat]

    def _open(self, seat: int) -> None:
        if self._seat(seat).kind != "open":
            raise Refused("refused-taken")

    def _opened(self, entry: Entry) -> None:
        data = entry.data
        if (data["game"], data["rules"]) != (self.game.id, self.game.rules):
            raise ValueError(
                f"this is a journal of {data['game']}, rules {data['rules']}; "
                f"it cannot be played by {self.game.id}, rules {self.game.rules}"
            )
        assert isinstance(data["options"], dict)
        assert isinstance(data["clock"], dict)
        count = int(str(data["seats"]))
        self.options = {name: str(value) for name, value in data["options"].items()}
        self.secret = bytes.fromhex(str(data["secret"]))
        self.title = str(data["title"])
        self.clock = Clock(data["clock"], count)
        self.seats = [Seat() for _ in range(count)]
        self.turns = [entry.seq] * count

    def _joined(self, entry: Entry) -> None:
        seat, data = self.seats[entry.seat], entry.data
        seat.name = str(data["name"])
        seat.bot = str(data.get("bot", ""))
        seat.kind = "bot" if seat.bot else "human"
        seat.player = str(data.get("player", ""))
        seat.entropy = bytes.fromhex(str(data.get("entropy", "")))
        if all(other.kind != "open" for other in self.seats):
            self._replay([])
            self.turns = [entry.seq] * len(self.seats)

    def _left(self, entry: Entry) -> None:
        self.seats[entry.seat] = Seat()

    # -------------------------------------------------------------------------------- playing

    def submit(self, seat: int, written: str, now: int, turn: int | None = None) -> Entry:
        """Decide for a seat; `turn`, if given, must be the last the decider has seen."""
        state = self._playing()
        self._seat(seat)
        if turn is not None and turn != self.turns[seat]:
            raise Refused("refused-stale")
        try:
            action = self.game.actions.parse(written)
        except ValueError:
            raise Refused("refused-unknown") from None
        rule = state.why_not(seat, action)
        if rule is not None:
            raise Refused("refused-rule", rule)
        return self._entry("moved", seat, now, action=self.game.actions.text(action))

    def _moved(self, entry: Entry) -> None:
        assert self.state is not None
        written = str(entry.data["action"])
        revealed = self.state.reveals
        self.state.apply(entry.seat, self.game.actions.parse(written))
        self.decisions.append((entry.seat, written))
        self.moments += [len(self.decisions)] * (len(self.log) - len(self.moments))
        self.before.append(revealed)
        self.asked = None
        self.turns[entry.seat] = entry.seq
        if self.state.reveals != revealed:
            self.turns = [entry.seq] * len(self.seats)

    # ----------------------------------------------------------------------------------- undo

    def undo(self, seat: int, now: int) -> Entry:
        """Take a decision back: the last of a seat at once if it led to nothing; else the last of
        whoever plays there, who may have other seats as well, by consent of the others."""
        self._playing()  # what is over has shown its secret
        own = self._free(seat)
        if own is not None:
            return self._entry("undone", seat, now, decision=own, rest=True)
        number = self._last(self._together(seat))
        if number is None:
            raise Refused("refused-nothing")
        if not self._consenting(seat):
            return self._entry("undone", seat, now, decision=number, rest=False)
        if self.asked is not None:
            raise Refused("refused-asked")
        return self._entry("undo_asked", seat, now, decision=number)

    def consent(self, seat: int, agree: bool, now: int) -> Entry:
        """Answer somebody who asks to take a decision back."""
        player = self._seat(seat).player
        if self.asked is None or player not in self._consenting(self.asked[0]):
            raise Refused("refused-nobody-asks")
        if player in self.agreed:
            raise Refused("refused-answered")
        if agree and self.agreed | {player} >= self._consenting(self.asked[0]):
            return self._entry("undone", self.asked[0], now, decision=self.asked[1], rest=False)
        return self._entry("undo_answered", seat, now, agree=agree)

    def undo_offered(self, seat: int) -> str:
        """Return "free", "consent" or "" for what a seat may do about the last decision."""
        if self.status != "playing" or self._last(self._together(seat)) is None:
            return ""
        if self._free(seat) is not None or not self._consenting(seat):
            return "free"  # also where there is nobody to ask
        return "" if self.asked else "consent"

    def _free(self, seat: int) -> int | None:
        """Return the last decision of a seat if nothing was shown since and all others stand."""
        number = self._last([seat])
        if number is None or self.state is None or self.before[number] != self.state.reveals:
            return None
        try:
            self._played(self.decisions[:number] + self.decisions[number + 1 :])
        except IllegalMove:
            return None
        return number

    def _last(self, seats: list[int]) -> int | None:
        """Return the number of the last decision of some seats, if there is one."""
        for number in range(len(self.decisions) - 1, -1, -1):
            if self.decisions[number][0] in seats:
                return number
        return None

    def _together(self, seat: int) -> list[int]:
        """Return the seats that are played on the same screen as one, which is among them."""
        other = [n for n in self.seats_of(self.seats[seat].player) if not self.seats[n].bot]
        return [seat, *other]

    def _consenting(self, asker: int) -> set[str]:
        """Return the people who must agree with an undo: all who play, but for the asker."""
        people = {seat.player for seat in self.seats if not seat.bot}
        return people - {self.seats[asker].player}

    def _undo_asked(self, entry: Entry) -> None:
        self.asked = (entry.seat, int(str(entry.data["decision"])))
        self.agreed = set()

    def _undo_answered(self, entry: Entry) -> None:
        if entry.data["agree"]:
            self.agreed.add(self.seats[entry.seat].player)
        else:
            self.asked = None

    def _undone(self, entry: Entry) -> None:
        number = int(str(entry.data["decision"]))
        self.asked = None
        if entry.data["rest"]:  # nobody else notices more than that the seat decides again
            self._replay(self.decisions[:number] + self.decisions[number + 1 :])
            self.turns[entry.seat] = entry.seq
            self.clock.take_back(entry.seat)
        else:
            self._replay(self.decisions[:number])
            self.turns = [entry.seq] * len(self.seats)

    def _replay(self, decisions: list[tuple[int, str]]) -> None:
        """Start again from the beginning with these decisions."""
        self.state, self.log, self.moments, self.before = self._played(decisions)
        self.decisions = decisions

    def _played(
        self, decisions: list[tuple[int, str]]
    ) -> tuple[State, list[Event], list[int], list[int]]:
        key = chance_key(self.secret, [seat.entropy for seat in self.seats])
        state = self.game.new(len(self.seats), key, **self.options)
        log = state.opening()
        state.log = log
        before: list[int] = []
        moments = [0] * len(log)
        for number, (seat, written) in enumerate(decisions, start=1):
            before.append(state.reveals)
            state.play(seat, written)
            moments += [number] * (len(log) - len(moments))
        return state, log, moments, before

    # ------------------------------------------------------------------- leaving, coming back

    def resign(self, seat: int, bot: str, now: int) -> Entry:
        """Give a seat up for good; a bot plays it to the end, for the sake of the others."""
        self._playing()
        if self._seat(seat).kind != "human" or self.seats[seat].resigned:
            raise Refused("refused-resigned")
        return self._entry("held", seat, now, bot=bot, resigned=True)

    def hold(self, seat: int, bot: str, now: int) -> Entry:
        """Let a bot play for somebody who is away, until they come back."""
        self._playing()
        if self._seat(seat).bot:
            raise Refused("refused-held")
        return self._entry("held", seat, now, bot=bot, resigned=False)

    def give_back(self, seat: int, now: int) -> Entry:
        """Give a seat that a bot has held back to its player."""
        self._playing()
        if self._seat(seat).kind != "human" or self.seats[seat].resigned:
            raise Refused("refused-resigned")
        if not self.seats[seat].bot:
            raise Refused("refused-not-held")
        return self._entry("given_back", seat, now)

    def tick(self, bot: str, now: int) -> Entry | None:
        """Return what the clocks demand by now, if anything: a bot for whose time has run out."""
        for seat in range(len(self.seats)):
            due = self.clock.due(seat)
            if due is not None and due <= now:
                return self._entry("held", seat, now, bot=bot, resigned=False)
        return None

    def _held(self, entry: Entry) -> None:
        seat = self.seats[entry.seat]
        seat.bot = str(entry.data["bot"])
        seat.resigned = bool(entry.data["resigned"])
        if self.asked is not None and self.agreed >= self._consenting(self.asked[0]):
            self.asked = None

    def _given_back(self, entry: Entry) -> None:
        self.seats[entry.seat].bot = ""
        self.clock.forgive(entry.seat)


def _clean(text: str) -> str:
    """Return a name as it can be written on one line of a record."""
    return "".join([c for c in text if c.isprintable()]).strip()[:LONGEST_NAME].strip()
