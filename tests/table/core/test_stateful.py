"""One truth: whatever people, bots and clocks do in whatever order, all of them see one table.

A machine of Hypothesis sits at a table as everybody at once. It keeps the journal as a disk would,
and two viewers beside the table: one is told every change, the other falls asleep now and then.
"""

import json
from collections import Counter
from collections.abc import Callable
from functools import partial
from hashlib import sha256
from random import Random

import pytest
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import (
    RuleBasedStateMachine,
    initialize,
    invariant,
    precondition,
    rule,
)

import feldspar
from feldspar import Game, Record
from feldspar.kernel.events import WATCHER
from feldspar.kernel.serialize.encode import Plain, to_plain
from feldspar.table import Entry, Refused, Table
from feldspar.table.contract.commands import ClockSpec, Command
from feldspar.table.core import fairness
from feldspar.table.core.entries import Held, StoredEntry, Undone, decode_entry, encode_entry
from feldspar.table.services import tables
from feldspar.table.services.query import decode_request
from feldspar.table.views.cache import ViewCache
from feldspar.table.views.view import apply_changes, build_view, diff_views
from tests import laws
from tests.table.auction import AUCTION
from tests.table.tables import (
    DICE,
    NAMES,
    PEOPLE,
    Seen,
    decided,
    dump,
    sealed_for,
    seen,
    shown,
    state_of,
    through_json,
    twin,
    viewers,
)

CLOCKS = st.sampled_from(
    [
        ClockSpec(),
        ClockSpec("live", 60, 10),
        ClockSpec("days", days=1),
        ClockSpec("live", 60, 10, overtime="resign"),
    ]
)
TABLES = st.sampled_from(["ppp", "ppb", "pp", "pb", "p--", "---"])
WHO, SEATS, NOISE = st.sampled_from(PEOPLE), st.integers(0, 2), st.integers(0, 999)
DOINGS = ["join", "leave", "submit", "undo", "consent", "resign", "hold", "give_back", "replace"]
DOINGS += ["seal", "unseal", "begin", "free", "fill", "fewer", "cancel", "dance"]
OWN = [b"sixteen of them.", b"sixteen others.."]
"""Bytes people may seal and tell."""
PASSES = st.sampled_from([0, 1, 1_000, 59_999, 70_000, 86_400_000])


class Sitting(RuleBasedStateMachine):
    """Everybody at one table. Subclasses say of which game."""

    game: Game = AUCTION
    pace = 1
    """How quickly to get into the middle of the game, for it is there that most can happen."""

    @initialize(seats=TABLES, clock=CLOCKS, noise=NOISE, ahead=st.integers(0, 9))
    def open(self, seats: str, clock: ClockSpec, noise: int, ahead: int) -> None:
        self.now, self.asked = 1_000, 0
        self.last: tuple[str, dict[str, Plain]] | None = None
        self.secret = sha256(b"secret %d" % noise).digest()
        first = Table.opening_entry(
            self.game, len(seats), {}, self.secret, self.now, clock, "Sunday"
        )
        self.table = Table.of(self.game, [first])
        self.journal = [json.dumps(encode_entry(first))]
        self.awaited, self.entered = Counter[int](), self.now
        self.awake = noise % (len(seats) + 1) - 1
        self.sleepy = (noise // 7) % (len(seats) + 1) - 1
        self.sights = ViewCache()
        self.looked = self.sights.view_for(self.table, self.awake)
        self.told, self.slept = self.sees(self.awake), build_view(self.table, self.sleepy)
        for seat, kind in enumerate(seats):
            if kind == "p":
                self.join(PEOPLE[seat], seat, noise % 2 > 0)
            elif kind == "b":
                self.seat_bot(seat)
        if noise % 3 > 0:
            self.tell_bytes(3)
        choose = Random(noise)
        for _ in range(ahead * self.pace):
            if self.playing():
                seat, text = self.chosen(choose)
                by = self.table.seats[seat].bot
                self.write(self.table.submit(seat, text, self.now, by=by))

    # ----------------------------------------------------------------------- the house around

    def sees(self, viewer: int) -> Seen:
        return seen(self.table, viewer)

    def propose(self, proposal: Callable[[], Entry | None]) -> Entry | None:
        """Ask for an entry; whether it is given or refused, nothing must have changed."""
        before = dump(self.table)
        entry = reason = None
        try:
            entry = proposal()
        except Refused as error:
            reason = error
        assert dump(self.table) == before
        assert reason is None or bool(reason.rule) == (reason.key == "refused-rule")
        return entry

    def enter(self, proposal: Callable[[], Entry | None]) -> bool:
        """Write down what is proposed, then make it true, then tell who is awake."""
        entry = self.propose(proposal)
        if entry is None:
            return False
        assert (entry.seq, entry.at) == (self.table.seq + 1, self.now)
        self.write(entry)
        return True

    def write(self, entry: Entry) -> None:
        for seat in [] if self.table.is_paused() else self.table.actors():
            if self.table.seats[seat].is_person:
                self.awaited[seat] += entry.at - self.entered
        self.entered = entry.at
        self.journal.append(json.dumps(encode_entry(entry)))
        self.table.commit(through_json(entry))
        news = self.sights.view_for(self.table, self.awake)
        found = json.loads(json.dumps(diff_views(self.looked, news)))
        self.told, self.looked = apply_changes(self.told, found), news
        assert self.told == self.sees(self.awake), "nothing changes unnoticed"

    def ask(self, player: str, **request: Plain) -> bool:
        """Ask as a page does, with a key of its own."""
        self.asked += 1
        request["key"] = f"key {self.asked}"
        if done := self.enter(lambda: self.command(player, request)):
            self.last = player, request
        return done

    def command(self, player: str, request: dict[str, Plain]) -> Entry | None:
        asked = decode_request(Command, request)
        return tables.entry_for_command(self.table, player, asked, self.now)

    def chosen(self, choose: Random) -> tuple[int, str]:
        """Let chance say who decides what."""
        seat = choose.choice(state_of(self.table).actors())
        return seat, self.game.actions.text(choose.choice(state_of(self.table).legal(seat)))

    def playing(self) -> bool:
        return bool(self.table.status == "playing")

    # --------------------------------------------------------------------------- what they do

    @precondition(lambda self: self.table.status == "open")
    @rule(player=WHO, seat=SEATS, seals=st.booleans())
    def join(self, player: str, seat: int, seals: bool) -> None:
        name = NAMES[PEOPLE.index(player)]
        free = seat < len(self.table.seats) and self.table.seats[seat].kind == "open"
        seal = sealed_for(self.table, seat, OWN[0]) if seals else ""
        asked = self.ask(player, do="join", seat=seat, name=name, seal=seal, dice=2)
        assert asked == free

    @precondition(lambda self: self.table.status == "open")
    @rule(seat=SEATS)
    def seat_bot(self, seat: int) -> None:
        self.enter(lambda: self.table.seat_bot(seat, "random", f"Bot {seat}", self.now))

    @precondition(lambda self: self.table.status == "open")
    @rule(player=WHO, seat=SEATS)
    def leave(self, player: str, seat: int) -> None:
        mine = seat in self.table.seats_of(player)
        assert self.ask(player, do="leave", seat=seat) == mine

    @precondition(lambda self: self.table.status == "sealing")
    @rule(most=st.integers(1, 3))
    def tell_bytes(self, most: int) -> None:
        """Some tell what they have sealed; from the first on nobody can go back on the game."""
        for seat in self.table.seats_owing_entropy()[:most]:
            player = self.table.seats[seat].player
            for own in OWN:
                self.ask(player, do="unseal", seat=seat, entropy=own.hex())
        if self.table.is_revealing():
            assert not self.enter(lambda: self.table.cancel(self.now))
            assert not self.ask(player, do="leave", seat=seat)

    @precondition(playing)
    @rule(noise=NOISE, times=st.integers(1, 12), passes=PASSES)
    def decide(self, noise: int, times: int, passes: int) -> None:
        """Some decide as the rules allow, people as a page does, bots as the house does; and some
        of them repent."""
        self.now += passes
        choose = Random(noise)
        for _ in range(times):
            if not self.playing():
                return
            seat, text = self.chosen(choose)
            if self.table.seats[seat].bot:
                may = seat in self.table.bots_to_move()
                answer = partial(tables.bot_entry, self.table, seat, text, self.now)
                assert self.enter(answer) == may
            else:
                player, turn = self.table.seats[seat].player, self.table.turn_versions[seat]
                assert self.ask(player, do="submit", seat=seat, action=text, turn=turn)
            if choose.random() < 0.15:
                self.undo(choose.randrange(3), 0, [True, choose.random() < 0.8])

    @rule(player=WHO, seat=SEATS, do=st.sampled_from(DOINGS), choice=NOISE)
    def try_anything(self, player: str, seat: int, do: str, choice: int) -> None:
        """Somebody asks something for some seat, their own or not, now or much too late."""
        action = self.game.actions.text(choice % self.game.actions.size)
        known: dict[str, dict[str, Plain]] = {
            "submit": {"action": action, "turn": choice % (self.table.seq + 1)},
            "consent": {"agree": choice % 2 > 0},
            "seal": {"seal": sealed_for(self.table, seat, OWN[choice % 2]), "dice": 2},
            "unseal": {"entropy": OWN[choice % 2].hex()},
            "fill": {"bot": "level-1"},
        }
        self.ask(player, do=do, **{"seat": seat, **known.get(do, {})})

    @precondition(playing)
    @rule(seat=SEATS, choice=NOISE, late=st.booleans())
    def try_some_decision(self, seat: int, choice: int, late: bool) -> None:
        """Somebody decides what the rules may forbid, perhaps acting on an old picture."""
        if seat >= len(self.table.seats):
            return
        action = choice % self.game.actions.size
        allowed = not self.table.seats[seat].bot and not late
        allowed = allowed and state_of(self.table).why_not(seat, action) is None
        turn, text = self.table.turn_versions[seat] - late, self.game.actions.text(action)
        player = self.table.seats[seat].player
        assert self.ask(player, do="submit", seat=seat, action=text, turn=turn) == allowed

    def send_again(self) -> None:
        """What has been carried out is sent once more: the answer may have been lost."""
        if self.last is None:
            return
        player, request = self.last
        assert not self.enter(lambda: self.command(player, request))

    @precondition(lambda self: self.table.play is not None and self.table.play.decisions)
    @rule(seat=SEATS, passes=PASSES, answers=st.lists(st.sampled_from([True, True, False])))
    def undo(self, seat: int, passes: int, answers: list[bool]) -> None:
        """Somebody takes a decision back, or asks whether they may; some answer."""
        self.now += passes
        seat %= len(self.table.seats)
        offered = self.table.undo_kind(seat)
        before, question = decided(self.table), self.table.undo_request
        asked = self.ask(self.table.seats[seat].player, do="undo", seat=seat)
        if offered in ("free", "marked") and asked:
            what = decode_entry(StoredEntry(*json.loads(self.journal[-1]))).what
            assert isinstance(what, Undone)
            number = what.decision
            rest = before[number + 1 :] if what.rest else []
            assert decided(self.table) == before[:number] + rest
            player = self.table.seats[seat].player
            assert self.table.seats[before[number][0]].player == player
            others = {one.player for one in self.table.seats if one.is_person} - {player}
            assert what.rest or not others
        elif offered in ("free", "marked"):
            assert self.table.clock.spec.kind != "none", "there was no time left for it"
        else:
            assert asked == bool(offered)
            assert decided(self.table) == before
            assert asked or self.table.undo_request == question
        for number, agree in enumerate(answers[:2]):
            self.consent(seat + number + 1, agree)

    def consent(self, seat: int, agree: bool) -> None:
        if self.table.undo_request is None:
            return
        _, number = self.table.undo_request
        before = decided(self.table)
        seat %= len(self.table.seats)
        if self.ask(self.table.seats[seat].player, do="consent", seat=seat, agree=agree):
            assert decided(self.table) in ([before, before[:number]] if agree else [before])
            question: object = self.table.undo_request
            assert agree or question is None

    @precondition(playing)
    @rule(seat=SEATS, do=st.sampled_from(["hold", "hold", "resign"]))
    def go_away(self, seat: int, do: str) -> None:
        seat %= len(self.table.seats)
        if self.ask(self.table.seats[seat].player, do=do, seat=seat):
            assert seat not in self.table.overdue(self.now)

    @precondition(lambda self: self.playing())
    @rule()
    def come_back(self) -> None:
        for number, seat in enumerate(self.table.seats):
            away = seat.is_person and not seat.is_present
            slow = bool(seat.bot) and number in self.table.clock.overdue(self.now)
            assert self.ask(seat.player, do="give_back", seat=number) == (away and not slow)

    @rule(passes=PASSES, noise=NOISE)
    def time_passes(self, passes: int, noise: int) -> None:
        """Clocks run out, and the house does what it must."""
        self.now += passes
        for _ in self.table.seats:
            entries, thinking = tables.automatic_actions(self.table, self.now)
            for entry in entries:
                self.enter(lambda entry=entry: entry)  # type: ignore[misc]
            late = [seat for seat in thinking if not self.table.seats[seat].bot]
            if late:
                legal = state_of(self.table).legal(late[0])
                text = self.game.actions.text(legal[noise % len(legal)])
                assert self.enter(partial(tables.bot_entry, self.table, late[0], text, self.now))

    # ---------------------------------------------------------------------- what must be true

    @rule(what=st.sampled_from(["send again", "write too late", "start again", "wake up"]))
    def mishap(self, what: str) -> None:
        if what == "send again":
            self.send_again()
        elif what == "write too late":
            self.write_too_late()
        elif what == "start again":
            self.start_again()
        else:
            self.wake_up()

    def write_too_late(self) -> None:
        """Somebody else was faster: an entry that does not follow changes nothing."""
        before = dump(self.table)
        for seq in (0, self.table.seq, self.table.seq + 2):
            with pytest.raises(ValueError, match="does not follow"):
                self.table.commit(Entry(seq, self.now, Held(0, "random")))
        assert dump(self.table) == before

    def start_again(self) -> None:
        """The house burns down; the journal was saved."""
        rows = [StoredEntry(*json.loads(line)) for line in self.journal]
        again = Table.of(self.game, [decode_entry(row) for row in rows])
        assert dump(again) == dump(self.table)
        assert shown(again) == shown(self.table)
        assert str(again.record()) == str(self.table.record())
        assert again.due() == self.table.due()
        self.table = again

    def wake_up(self) -> None:
        """Who missed something is told what has changed since, or all there is."""
        news = build_view(self.table, self.sleepy)
        remembered = json.loads(json.dumps(to_plain(self.slept)))
        assert apply_changes(remembered, diff_views(self.slept, news)) == self.sees(self.sleepy)
        self.slept = news

    @precondition(playing)
    @rule(noise=NOISE)
    def wonder_what_was_decided(self, noise: int) -> None:
        """Two decisions of a seat look alike to whom the rules let know neither."""
        state = state_of(self.table)
        seat = state.actors()[noise % len(state.actors())]
        legal = state.legal(seat)
        twins = [twin(self.table), twin(self.table)]
        for table, choice in zip(twins, (noise, noise // 3), strict=True):
            text = self.game.actions.text(legal[choice % len(legal)])
            table.commit(table.submit(seat, text, self.now, by=table.seats[seat].bot))
        one, two = map(state_of, twins)
        if any(new.reveal_count != state.reveal_count or not new.actors() for new in (one, two)):
            return  # the end shows everything
        assert str(twins[0].record()) == str(twins[1].record())
        others = [v for v in range(state.seats) if v != seat]
        alike = [v for v in others if one.info_key(v) == two.info_key(v)]
        for viewer in [*alike, WATCHER] if alike else []:
            assert build_view(twins[0], viewer) == build_view(twins[1], viewer)
            assert twins[0].last_event_at == twins[1].last_event_at

    @invariant()
    def nothing_leaks(self) -> None:
        told = json.dumps(self.told)
        record = str(self.table.record())
        assert not any(player in text for player in PEOPLE for text in (told, record))
        begun = self.table.play is not None
        entropy = [seat.entropy.hex() if begun else "" for seat in self.table.seats]
        assert self.told["fair"]["entropy"] == entropy  # type: ignore[call-overload, index]
        if self.table.status != "over":
            secrets = [self.secret.hex()]
            if self.table.play is not None:
                secrets.append(self.table.play.state.key.hex())
            assert not any(secret in text for secret in secrets for text in (told, record))
            assert "\nseed: " not in record

    @invariant()
    def the_record_holds_nothing_before_the_end(self) -> None:
        record = self.table.record()
        assert str(Record.parse(str(record))) == str(record)
        if self.table.status == "over":
            assert not fairness.verify(record, self.game).wrong
            assert record.decisions == decided(self.table)
        elif self.table.play is not None:
            assert not record.decisions
            state = self.fresh_state()
            for seat, text in decided(self.table):
                state.play(seat, text)
            assert state.state_key() == self.table.play.state.state_key()

    def fresh_state(self) -> feldspar.State:
        seats = enumerate(self.table.seats)
        key = fairness.chance_key(
            self.secret, {n: seat.entropy for n, seat in seats if seat.entropy}
        )
        return self.game.new(len(self.table.seats), key, **self.table.options)

    @invariant()
    def clocks_run_for_people_who_must_decide(self) -> None:
        table = self.table
        actors = [] if table.is_paused() else table.actors()
        running = [n for n in range(len(table.seats)) if table.clock.running_since[n] is not None]
        timed = table.clock.spec.kind != "none"
        people = [n for n in actors if table.seats[n].is_person]
        decide = [n for n in people if not table.seats[n].bot]
        assert running == (people if timed else decide)
        assert (table.due() is not None) == bool(decide and timed)
        assert table.bots_to_move() == [n for n in actors if table.seats[n].bot]

    @invariant()
    def nobody_gains_time(self) -> None:
        """Whoever had to decide while somebody was here has used that time, whoever decided."""
        clock = self.table.clock
        if self.table.play is not None and clock.spec.kind != "none":
            assert all(clock.spent[n] >= used for n, used in self.awaited.items())

    def teardown(self) -> None:
        if hasattr(self, "table"):
            self.start_again()
            self.wake_up()
            assert self.told == self.sees(self.awake)
            for viewer in viewers(self.table):
                assert tables.view_for(self.table, ViewCache(), "stranger").viewer == WATCHER
                assert self.sees(viewer)["viewer"] == viewer


class Evening(Sitting):
    """The same at a table of the dice game."""

    game = DICE
    pace = 7


TestToy = Sitting.TestCase
TestToy.settings = settings(max_examples=50 * laws.TIMES, stateful_step_count=40)
TestDice = Evening.TestCase
TestDice.settings = settings(max_examples=10 * laws.TIMES, stateful_step_count=25)
