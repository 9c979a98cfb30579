"""One truth: whatever people, bots and clocks do in whatever order, all of them see one table.

A machine of Hypothesis sits at a table as everybody at once. It keeps the journal as a disk would,
and two viewers beside the table: one is told every change, the other falls asleep now and then.
"""

import json
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
from feldspar.kernel.plain import Plain
from feldspar.table import Entry, Refused, Table, desk, fairness
from feldspar.table.table import Seat
from feldspar.table.view import View, changes, merged, view
from tests import laws
from tests.table.auction import AUCTION
from tests.table.sitting import (
    DICE,
    NAMES,
    PEOPLE,
    dump,
    shown,
    state_of,
    through_json,
    twin,
    viewers,
)

CLOCKS = st.sampled_from(
    [
        {"kind": "none"},
        {"kind": "live", "seconds": 60, "increment": 10},
        {"kind": "days", "days": 1},
    ]
)
TABLES = st.sampled_from(["ppp", "ppb", "pp", "pb", "p--", "---"])
WHO, SEATS, NOISE = st.sampled_from(PEOPLE), st.integers(0, 2), st.integers(0, 999)
DOINGS = ["join", "leave", "submit", "undo", "consent", "resign", "hold", "give_back", "dance"]
PASSES = st.sampled_from([0, 1, 1_000, 59_999, 70_000, 86_400_000])


class Sitting(RuleBasedStateMachine):
    """Everybody at one table. Subclasses say of which game."""

    game: Game = AUCTION
    pace = 1
    """How quickly to get into the middle of the game, for it is there that most can happen."""

    @initialize(seats=TABLES, clock=CLOCKS, noise=NOISE, ahead=st.integers(0, 9))
    def open(self, seats: str, clock: dict[str, Plain], noise: int, ahead: int) -> None:
        self.now, self.asked = 1_000, 0
        self.last: tuple[str, dict[str, Plain]] | None = None
        self.secret = sha256(b"secret %d" % noise).digest()
        first = Table.opening(self.game, len(seats), {}, self.secret, self.now, clock, "Sunday")
        self.table = Table.of(self.game, [first])
        self.journal = [json.dumps(first)]
        self.awake = noise % (len(seats) + 1) - 1
        self.sleepy = (noise // 7) % (len(seats) + 1) - 1
        self.told, self.remembered = self.sees(self.awake), self.sees(self.sleepy)
        for seat, kind in enumerate(seats):
            if kind == "p":
                self.join(PEOPLE[seat], seat, bytes([seat, noise % 256]))
            elif kind == "b":
                self.seat_bot(seat)
        choose = Random(noise)
        for _ in range(ahead * self.pace):
            if self.playing():
                seat, written = self.chosen(choose)
                entry = self.table.submit(seat, written, self.now)
                self.journal.append(json.dumps(entry))
                self.table.commit(entry)
        self.told = self.sees(self.awake)

    # ----------------------------------------------------------------------- the house around

    def sees(self, viewer: int) -> View:
        """Return a view as it arrives on the other side."""
        found: View = json.loads(json.dumps(view(self.table, viewer)))
        return found

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
        self.journal.append(json.dumps(entry))
        self.table.commit(through_json(entry))
        news = self.sees(self.awake)
        self.told = merged(self.told, json.loads(json.dumps(changes(self.told, news))))
        assert self.told == news
        return True

    def ask(self, player: str, **request: Plain) -> bool:
        """Ask as a page does, with a key of its own."""
        self.asked += 1
        request["key"] = f"key {self.asked}"
        if done := self.enter(lambda: desk.command(self.table, player, request, self.now)):
            self.last = player, request
        return done

    def chosen(self, choose: Random) -> tuple[int, str]:
        """Let chance say who decides what."""
        seat = choose.choice(state_of(self.table).actors())
        return seat, self.game.actions.text(choose.choice(state_of(self.table).legal(seat)))

    def playing(self) -> bool:
        return bool(self.table.status == "playing")

    # --------------------------------------------------------------------------- what they do

    @precondition(lambda self: self.table.status == "open")
    @rule(player=WHO, seat=SEATS, entropy=st.binary(max_size=3))
    def join(self, player: str, seat: int, entropy: bytes) -> None:
        name = NAMES[PEOPLE.index(player)]
        free = seat < len(self.table.seats) and self.table.seats[seat].kind == "open"
        asked = self.ask(player, do="join", seat=seat, name=name, entropy=entropy.hex())
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
            seat, written = self.chosen(choose)
            if self.table.seats[seat].bot:
                assert self.enter(partial(self.table.submit, seat, written, self.now))
            else:
                player, turn = self.table.seats[seat].player, self.table.turns[seat]
                assert self.ask(player, do="submit", seat=seat, action=written, turn=turn)
            if choose.random() < 0.15:
                self.undo(choose.randrange(3), 0, [True, choose.random() < 0.8])

    @rule(player=WHO, seat=SEATS, do=st.sampled_from(DOINGS), choice=NOISE)
    def try_anything(self, player: str, seat: int, do: str, choice: int) -> None:
        """Somebody asks something for some seat, their own or not, now or much too late."""
        action = self.game.actions.text(choice % self.game.actions.size)
        turn = choice % (self.table.seq + 1)
        self.ask(player, do=do, seat=seat, action=action, turn=turn, agree=choice % 2 > 0)

    @precondition(playing)
    @rule(seat=SEATS, choice=NOISE, late=st.booleans())
    def try_some_decision(self, seat: int, choice: int, late: bool) -> None:
        """Somebody decides what the rules may forbid, perhaps acting on an old picture."""
        if seat >= len(self.table.seats):
            return
        action = choice % self.game.actions.size
        allowed = not self.table.seats[seat].bot and not late
        allowed = allowed and state_of(self.table).why_not(seat, action) is None
        turn, written = self.table.turns[seat] - late, self.game.actions.text(action)
        player = self.table.seats[seat].player
        assert self.ask(player, do="submit", seat=seat, action=written, turn=turn) == allowed

    def send_again(self) -> None:
        """What has been carried out is sent once more: the answer may have been lost."""
        if self.last is None:
            return
        player, request = self.last
        assert not self.enter(lambda: desk.command(self.table, player, request, self.now))

    @precondition(lambda self: self.table.state is not None and self.table.decisions)
    @rule(seat=SEATS, passes=PASSES, answers=st.lists(st.sampled_from([True, True, False])))
    def undo(self, seat: int, passes: int, answers: list[bool]) -> None:
        """Somebody takes a decision back, or asks whether they may; some answer."""
        self.now += passes
        seat %= len(self.table.seats)
        offered = "" if self.table.seats[seat].bot else self.table.undo_offered(seat)
        before, question = self.table.decisions[:], self.table.asked
        assert self.ask(self.table.seats[seat].player, do="undo", seat=seat) == bool(offered)
        if offered == "free":
            kept = Entry(*json.loads(self.journal[-1])).data["rest"]
            player = self.table.seats[seat].player
            mine = [seat] if kept else [n for n, s in enumerate(self.table.seats) if not s.bot]
            mine = [n for n in mine if self.table.seats[n].player == player]
            number = max(n for n, (decider, _) in enumerate(before) if decider in mine)
            assert self.table.decisions == before[:number] + (before[number + 1 :] if kept else [])
            others = {s.player for s in self.table.seats if s.player and not s.bot}
            assert kept or others == {self.table.seats[seat].player}
        elif offered:
            assert self.table.asked or len(self.table.decisions) < len(before)
        else:
            assert (self.table.decisions, self.table.asked) == (before, question)
        for number, agree in enumerate(answers[:2]):
            self.consent(seat + number + 1, agree)

    def consent(self, seat: int, agree: bool) -> None:
        if self.table.asked is None:
            return
        _, number = self.table.asked
        before = self.table.decisions[:]
        seat %= len(self.table.seats)
        if self.ask(self.table.seats[seat].player, do="consent", seat=seat, agree=agree):
            assert self.table.decisions in ([before, before[:number]] if agree else [before])
            question: object = self.table.asked
            assert agree or question is None

    @precondition(playing)
    @rule(seat=SEATS, do=st.sampled_from(["hold", "hold", "resign"]))
    def go_away(self, seat: int, do: str) -> None:
        seat %= len(self.table.seats)
        if self.ask(self.table.seats[seat].player, do=do, seat=seat):
            assert self.table.clock.due(seat) is None

    @precondition(lambda self: self.playing() and any(self.away(s) for s in self.table.seats))
    @rule()
    def come_back(self) -> None:
        for number, seat in enumerate(self.table.seats):
            away = self.away(seat)
            assert self.ask(seat.player, do="give_back", seat=number) == away

    @staticmethod
    def away(seat: Seat) -> bool:
        return seat.kind == "human" and bool(seat.bot) and not seat.resigned

    @rule(passes=PASSES)
    def time_passes(self, passes: int) -> None:
        self.now += passes
        for _ in self.table.seats:
            self.enter(lambda: self.table.tick("random", self.now))
        due = self.table.due()
        assert due is None or due > self.now

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
                self.table.commit(Entry(seq, self.now, "held", 0, {"bot": "random", "resigned": 1}))
        assert dump(self.table) == before

    def start_again(self) -> None:
        """The house burns down; the journal was saved."""
        again = Table.of(self.game, [Entry(*json.loads(line)) for line in self.journal])
        assert dump(again) == dump(self.table)
        assert shown(again) == shown(self.table)
        assert str(again.record()) == str(self.table.record())
        assert again.due() == self.table.due()
        self.table = again

    def wake_up(self) -> None:
        """Who missed something is told what has changed since, or all there is."""
        news = self.sees(self.sleepy)
        assert merged(self.remembered, changes(self.remembered, news)) == news
        self.remembered = news

    @precondition(playing)
    @rule(noise=NOISE)
    def wonder_what_was_decided(self, noise: int) -> None:
        """Two decisions of a seat look alike to whom the rules let know neither."""
        state = state_of(self.table)
        seat = state.actors()[noise % len(state.actors())]
        legal = state.legal(seat)
        twins = [twin(self.table), twin(self.table)]
        for table, choice in zip(twins, (noise, noise // 3), strict=True):
            written = self.game.actions.text(legal[choice % len(legal)])
            table.commit(table.submit(seat, written, self.now))
        one, two = map(state_of, twins)
        if any(new.reveals != state.reveals or not new.actors() for new in (one, two)):
            return  # the end shows everything
        assert str(twins[0].record()) == str(twins[1].record())
        others = [v for v in range(state.seats) if v != seat]
        alike = [v for v in others if one.info_key(v) == two.info_key(v)]
        for viewer in [*alike, WATCHER] if alike else []:
            assert view(twins[0], viewer) == view(twins[1], viewer)

    @invariant()
    def nothing_leaks(self) -> None:
        told = json.dumps(self.told)
        record = str(self.table.record())
        assert not any(player in text for player in PEOPLE for text in (told, record))
        entropy = [seat.entropy.hex() for seat in self.table.seats]
        assert self.told["fair"]["entropy"] == entropy  # type: ignore[call-overload, index]
        if self.table.status != "over":
            secrets = [self.secret.hex()]
            if self.table.state is not None:
                secrets.append(self.table.state.key.hex())
            assert not any(secret in text for secret in secrets for text in (told, record))
            assert "\nseed: " not in record

    @invariant()
    def the_record_holds_nothing_before_the_end(self) -> None:
        record = self.table.record()
        assert str(Record.parse(str(record))) == str(record)
        if self.table.status == "over":
            assert fairness.verify(record) is None
            assert record.decisions == self.table.decisions
        elif self.table.state is not None:
            assert not record.decisions
            state = self.fresh_state()
            for seat, written in self.table.decisions:
                state.play(seat, written)
            assert state.state_key() == self.table.state.state_key()

    def fresh_state(self) -> feldspar.State:
        key = fairness.chance_key(self.secret, [seat.entropy for seat in self.table.seats])
        return self.game.new(len(self.table.seats), key, **self.table.options)

    @invariant()
    def clocks_run_for_people_who_must_decide(self) -> None:
        table = self.table
        actors = table.state.actors() if table.state else []
        running = [n for n in range(len(table.seats)) if table.clock.since[n] is not None]
        assert running == [n for n in actors if not table.seats[n].bot]
        assert (table.due() is not None) == bool(running and table.clock.kind != "none")
        assert table.bots_to_move() == [n for n in actors if table.seats[n].bot]

    def teardown(self) -> None:
        if hasattr(self, "table"):
            self.start_again()
            self.wake_up()
            assert self.told == self.sees(self.awake)
            for viewer in viewers(self.table):
                assert desk.look(self.table, "stranger")["viewer"] == WATCHER
                assert self.sees(viewer)["viewer"] == viewer


class Evening(Sitting):
    """The same at a table of the dice game."""

    game = DICE
    pace = 7


TestToy = Sitting.TestCase
TestToy.settings = settings(max_examples=50 * laws.TIMES, stateful_step_count=40)
TestDice = Evening.TestCase
TestDice.settings = settings(max_examples=10 * laws.TIMES, stateful_step_count=25)
