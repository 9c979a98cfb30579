"""Cheats: whatever a coalition tries, time, results, dice and bots stay as the table promised.

A machine of Hypothesis plays all who sit at a table, each of whom wants more time, more knowledge
and a better place than is theirs. What they get is counted here anew, from nothing but what has
been entered and when; the house acts the moment it is due.
"""

import json

from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import (
    RuleBasedStateMachine,
    initialize,
    invariant,
    precondition,
    rule,
)

from feldspar import Game
from feldspar.table import Entry, Refused, Table
from feldspar.table.contract import commands as ask
from feldspar.table.contract.commands import ClockSpec, Command
from feldspar.table.contract.views import View
from feldspar.table.core import entries as log
from feldspar.table.core.clock import DAY_MS, MIN_TURN_MS, SECOND_MS
from feldspar.table.core.entries import StoredEntry, decode_entry, encode_entry
from feldspar.table.services import tables
from feldspar.table.views.view import build_view
from tests import laws
from tests.table.auction import AUCTION
from tests.table.tables import (
    DICE,
    PEOPLE,
    dump,
    new_table,
    play_of,
    shown,
    state_of,
    viewers,
)

CLOCKS = [
    ClockSpec("live", 40, 5),
    ClockSpec("live", 40, 5, overtime="resign"),
    ClockSpec("days", days=1),
    ClockSpec("days", days=2, overtime="resign"),
    ClockSpec(patience=1),
]
SEATS, NOISE = st.integers(0, 2), st.integers(0, 999)
PASSES = st.sampled_from(
    [0, 1, 900, 7_000, 14_999, 30_000, DAY_MS // 2, DAY_MS - 1, DAY_MS, 3 * DAY_MS]
)
Span = tuple[int, int]


def length(spans: list[Span]) -> int:
    """Return how much time some spans cover together."""
    total, until = 0, 0
    for start, end in sorted(spans):
        total += max(0, end - max(start, until))
        until = max(until, end)
    return total


class Cheats(RuleBasedStateMachine):
    """A coalition at one table."""

    game: Game = AUCTION

    @initialize(
        seats=st.sampled_from(["ppp", "ppb", "pp", "pb", "aap"]), clock=st.sampled_from(CLOCKS)
    )
    def sit_down(self, seats: str, clock: ClockSpec) -> None:
        self.table = new_table(self.game, seats, clock)
        self.seats, self.now = len(seats), 0
        self.journal: list[Entry] = self.opening(seats, clock)
        self.thought: list[list[Span]] = [[] for _ in seats]
        """When each seat could think about a decision it had to take."""
        self.charged: list[list[Span]] = [[] for _ in seats]
        """The same, with the time a bot took for it: that is its player's as well."""
        self.most_done = [0] * self.seats
        self.decided_at: list[int] = []
        self.agreed: set[str] = set()
        """Who has agreed to what is asked just now."""
        self.bots = self.marked = 0

    def opening(self, seats: str, clock: ClockSpec) -> list[Entry]:
        """Return the entries with which the table was set."""
        entries = [Table.opening_entry(self.game, len(seats), {}, self.table.secret, 0, clock)]
        for number, seat in enumerate(self.table.seats):
            what = log.Joined(number, seat.name, seat.player, seat.bot)
            entries.append(Entry(number + 2, 0, what))
        return entries

    # ----------------------------------------------------------------------- what is entered

    def enter(self, entry: Entry | None) -> bool:
        """Write an entry, and count what everybody gets by it."""
        if entry is None:
            return False
        before, what = self.table, entry.what
        for seat in [] if before.is_paused() else before.actors():
            if before.seats[seat].is_person:
                self.charged[seat].append((self.last_time(), self.now))
            if not self.bot(seat):
                self.thought[seat].append((self.last_time(), self.now))
        if isinstance(what, log.Moved):
            self.moved(what)
        elif isinstance(what, log.Undone):
            self.undone(what)
        elif isinstance(what, log.UndoAsked):
            self.agreed = set()
        elif isinstance(what, log.UndoAnswered):
            self.agreed.add(before.seats[what.seat].player)
        looked = [build_view(before, viewer) for viewer in viewers(before)]
        self.journal.append(entry)
        self.table.commit(decode_entry(StoredEntry(*json.loads(json.dumps(encode_entry(entry))))))
        for old in looked:
            self.noticed(old)
        done = play_of(self.table).turns_done(self.seats)
        self.most_done = [max(a, b) for a, b in zip(self.most_done, done, strict=True)]
        assert len(self.decided_at) == len(play_of(self.table).decisions)
        return True

    def last_time(self) -> int:
        return self.journal[-1].at

    def bot(self, seat: int) -> bool:
        return bool(self.table.seats[seat].bot)

    def moved(self, what: log.Moved) -> None:
        """A bot decides only while somebody is here; perhaps whoever runs out of time."""
        if what.by:
            assert any(seat.is_present for seat in self.table.seats), "a bot plays to itself"
            self.bots += 1
        self.decided_at.append(self.now)

    def undone(self, what: log.Undone) -> None:
        """Nobody goes back behind something revealed unless all agree who could object."""
        play, seats = play_of(self.table), self.table.seats
        asker = seats[what.seat].player
        others = {seat.player for seat in seats if seat.is_person} - {asker}
        if play.decisions[what.decision].shown != play.state.reveal_count:
            assert not what.rest
            assert self.agreed >= others, "one learnt the dice without the consent of all"
            assert all(
                seat.is_present for seat in seats if seat.is_person and seat.player in others
            )
            self.marked += not others
        elif not what.rest:
            assert self.agreed >= others
        if self.table.undo_request is None or what.rest:
            seat = play.decisions[what.decision].seat
            for spans in (self.thought[seat], self.charged[seat]):
                spans.append((self.decided_at[what.decision], self.now))
        if what.rest:
            del self.decided_at[what.decision]
        else:
            del self.decided_at[what.decision :]
        self.agreed = set()

    def noticed(self, old: View) -> None:
        """What a viewer sees changes only with its news, and what it may do with its turn; whether
        that can be taken back depends on who else has decided, too."""
        new = build_view(self.table, old.viewer)
        assert new == old or new.news > old.news
        if new.turn == old.turn and new.viewer in new.actors:
            now, before = ([m._replace(final=False) for m in one.moves] for one in (new, old))
            assert (now, new.viewer in old.actors) == (before, True)

    def asks(self, player: str, asked: Command) -> bool:
        """Ask as a page does."""
        before = dump(self.table)
        try:
            entry = tables.entry_for_command(self.table, player, asked, self.now)
        except Refused:
            entry = None
        assert dump(self.table) == before
        if isinstance(asked, ask.Consent) and entry and asked.agree:
            self.agreed.add(player)
        return self.enter(entry)

    def owner(self, seat: int) -> str:
        return self.table.seats[seat % self.seats].player

    def playing(self) -> bool:
        return bool(self.table.status == "playing")

    def legal(self, seat: int, noise: int) -> str:
        legal = state_of(self.table).legal(seat)
        return self.game.actions.text(legal[noise % len(legal)])

    # ------------------------------------------------------------------------- what they try

    @precondition(playing)
    @rule(noise=NOISE, times=st.integers(1, 6))
    def submit(self, noise: int, times: int) -> None:
        """People decide, if they may; some of them at once take it back."""
        for number in range(times):
            people = [seat for seat in self.table.actors() if not self.bot(seat)]
            if people:
                seat = people[(noise + number) % len(people)]
                asked = ask.Submit(seat, self.legal(seat, noise), self.table.turn_versions[seat])
                assert self.asks(self.owner(seat), asked)

    @precondition(playing)
    @rule(seat=SEATS, answers=st.sampled_from(["", "y", "yy", "yy", "n", "yn"]))
    def undo(self, seat: int, answers: str) -> None:
        self.asks(self.owner(seat), ask.Undo(seat % self.seats))
        for number, answer in enumerate(answers, start=1):
            other = (seat + number) % self.seats
            self.asks(self.owner(other), ask.Consent(other, answer == "y"))

    @precondition(playing)
    @rule(seat=SEATS, before=PASSES, noise=NOISE)
    def decide_late_and_repent(self, seat: int, before: int, noise: int) -> None:
        """Decide something just to stop the clock; think on; take it back, and decide again."""
        seat %= self.seats
        for wait in (0, before):
            self.pass_time(wait, noise)
            if seat in self.table.actors() and not self.bot(seat):
                self.asks(self.owner(seat), ask.Submit(seat, self.legal(seat, noise)))
            self.pass_time(wait, noise)
            self.asks(self.owner(seat), ask.Undo(seat))

    @precondition(playing)
    @rule(seat=SEATS, between=PASSES, noise=NOISE, undo=st.booleans())
    def go_and_come_back(self, seat: int, between: int, noise: int, undo: bool) -> None:
        """Let a bot decide and the clock stand; think; come back, and take back what it did."""
        seat %= self.seats
        self.asks(self.owner(seat), ask.Hold(seat))
        self.bots_decide(noise)
        self.pass_time(between, noise)
        self.asks(self.owner(seat), ask.GiveBack(seat))
        if undo:
            self.asks(self.owner(seat), ask.Undo(seat))

    @precondition(playing)
    @rule(seat=SEATS, what=st.sampled_from([ask.Hold, ask.GiveBack, ask.Replace, ask.Undo]))
    def leave_or_return(self, seat: int, what: type[ask.Hold | ask.Replace]) -> None:
        for player in PEOPLE if what is ask.Replace else [self.owner(seat)]:
            self.asks(player, what(seat % self.seats))

    @precondition(playing)
    @rule(seat=SEATS, really=st.integers(0, 3))
    def resign(self, seat: int, really: int) -> None:
        if not really:  # else most games would soon be over
            self.asks(self.owner(seat), ask.Resign(seat % self.seats))

    @precondition(playing)
    @rule(noise=NOISE, times=st.integers(1, 9))
    def bots_decide(self, noise: int, times: int = 3) -> None:
        for number in range(times):
            thinking = self.table.bots_to_move()
            if thinking:
                seat = thinking[(noise + number) % len(thinking)]
                text = self.legal(seat, noise)
                assert self.enter(tables.bot_entry(self.table, seat, text, self.now))

    @rule(passes=PASSES, noise=NOISE)
    def pass_time(self, passes: int, noise: int) -> None:
        """Time passes; the house sees to every clock the moment it runs out."""
        until = self.now + passes
        while (due := self.table.due()) is not None and due <= until:
            self.now = max(self.now, due)
            entries, thinking = tables.automatic_actions(self.table, self.now)
            late = [seat for seat in thinking if not self.bot(seat)]
            if not entries:
                text = self.legal(late[0], noise)
                entries = [e for e in [tables.bot_entry(self.table, late[0], text, self.now)] if e]
            assert self.enter(entries[0])
        self.now = until

    # ------------------------------------------------------------------- what they must not get

    @invariant()
    def nobody_has_more_time_than_the_table_said(self) -> None:
        if not hasattr(self, "table"):
            return
        spec = self.table.clock.spec
        for seat, spans in enumerate(self.thought):
            turns = self.most_done[seat]
            allowed = (turns + 1) * spec.days * DAY_MS
            if spec.kind == "live":
                allowed = (spec.seconds + spec.increment * turns) * SECOND_MS + (
                    turns + 1
                ) * MIN_TURN_MS
            if spec.kind != "none":
                assert length(spans) <= allowed
                counted = self.table.clock.spent[seat]
                assert length(self.charged[seat]) == counted, "and it is counted exactly"

    @invariant()
    def whoever_resigned_is_behind_all_who_did_not(self) -> None:
        if not hasattr(self, "table") or self.table.status != "over":
            return
        places, seats = self.table.places(), self.table.seats
        for one, mine in zip(seats, places, strict=True):
            for other, theirs in zip(seats, places, strict=True):
                assert one.resigned or not other.resigned or mine < theirs
        stayed = [p for seat, p in zip(seats, places, strict=True) if not seat.resigned]
        assert not stayed or min(stayed) == 1

    @invariant()
    def what_was_taken_back_alone_is_counted(self) -> None:
        if hasattr(self, "table"):
            assert self.table.takebacks == self.marked

    @invariant()
    def nothing_happens_while_nobody_is_here(self) -> None:
        if hasattr(self, "table") and self.table.is_paused():
            assert (self.table.bots_to_move(), self.table.due()) == ([], None)
            assert tables.automatic_actions(self.table, self.now + 99 * DAY_MS) == ([], [])

    def teardown(self) -> None:
        """The journal, and a record that can be read, tell the same table again."""
        if not hasattr(self, "table"):
            return
        rows = [json.loads(json.dumps(encode_entry(entry))) for entry in self.journal]
        entries = [decode_entry(StoredEntry(*row)) for row in rows]
        assert entries == self.journal
        again = Table.of(self.game, entries)
        assert dump(again) == dump(self.table)
        assert shown(again) == shown(self.table)
        assert str(again.record()) == str(self.table.record())


class Gamblers(Cheats):
    """The same at a table of the dice game, where a turn has several secret decisions."""

    game = DICE


TestCheats = Cheats.TestCase
TestCheats.settings = settings(max_examples=80 * laws.TIMES, stateful_step_count=40)
TestGamblers = Gamblers.TestCase
TestGamblers.settings = settings(max_examples=20 * laws.TIMES, stateful_step_count=30)
