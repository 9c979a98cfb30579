"""The table of the day: the same for everybody, known to nobody before, and proved afterwards."""

import json
import time
from collections.abc import Callable, Iterator
from itertools import count
from pathlib import Path
from random import Random
from typing import Any

import pytest

import feldspar
from feldspar import Game, Record
from feldspar.bots.levels import LEVELS, LevelBot, level
from feldspar.table import Table
from feldspar.table import browser as page
from feldspar.table.content import daily
from feldspar.table.contract.commands import Command, Hint, Resign, Undo
from feldspar.table.contract.content import ME, Daily
from feldspar.table.core.entries import StoredEntry, decode_entry
from feldspar.table.core.fairness import chance_key, chance_key_1, commitment, verify
from feldspar.table.services import tables
from feldspar.table.services.daily_check import DailyVerdict, verify_daily
from feldspar.table.views.view import build_view
from tests.table.auction import AUCTION
from tests.table.tables import decided, refused, reveal, state_of

DAY = "2026-11-15"
NOW = daily.end_of_day(DAY) - daily.DAY_MILLISECONDS // 2
ROOT = b"drawn once, and never told......"
SECRET = daily.chain_secret(ROOT, DAY)
ADA = "player-ada"
DICE = feldspar.game("burgundy_dice")


def setup(game: Game) -> Daily:
    found = daily.load_daily(game)
    assert found is not None
    return found


TITLES = [game for game in map(feldspar.game, feldspar.titles()) if daily.load_daily(game)]
DUELS = [game for game in TITLES if setup(game).bots]
every_title = pytest.mark.parametrize("game", TITLES, ids=lambda game: str(game.id))
every_duel = pytest.mark.parametrize("game", DUELS, ids=lambda game: str(game.id))


def table_of(game: Game, day: str = DAY, secret: bytes = SECRET) -> Table:
    return tables.replay_journal(tables.open_daily_table(game.id, day, secret, ADA, "Ada", NOW))


def wish(table: Table) -> str:
    """What a quick player of no great skill decides: always the same."""
    state, seat = state_of(table).clone(), table.actors()[0]
    return tables.decide_with_bot(state, seat, "level-2", bytes([len(decided(table)) % 256]))


def step(table: Table) -> None:
    """Let whoever must decide do so, as the house does."""
    (seat,) = table.actors()
    if table.bots_to_move():
        entry = tables.bot_entry(table, seat, tables.decide_with_bot(*ordered(table, seat)), NOW)
        assert entry is not None
        table.commit(entry)
    else:
        table.commit(table.submit(seat, wish(table), NOW))


def ordered(table: Table, seat: int) -> tuple[Any, int, str, bytes]:
    state, bot, seed = tables.bot_job(table, seat)
    return state, seat, bot, seed


_ended: dict[str, str] = {}


def ended(game: Game) -> Record:
    """The record of a whole table of the day, played once for all tests."""
    if game.id not in _ended:
        table = table_of(game)
        while table.status == "playing":
            step(table)
        _ended[game.id] = str(table.record())
    return Record.parse(_ended[game.id])


def proof(
    record: Record, game: Game, day: str = DAY, secret: bytes = SECRET, at: int = NOW
) -> DailyVerdict:
    """What a record proves whose decisions were all taken at one moment."""
    return verify_daily(record, game, day, secret, [at] * len(record.decisions))


# ------------------------------------------------------------------------------------- the keys


@pytest.mark.promise("PRO-49", "PRO-50")
def test_no_two_tables_of_a_year_are_alike_with_a_server_or_without() -> None:
    year = [daily.add_days(DAY, n) for n in range(365)]
    secrets = [daily.chain_secret(ROOT, year[-1])]
    while len(secrets) < len(year):
        secrets.append(daily.earlier_secret(secrets[-1]))
    for all_of_them in (secrets, [daily.date_secret(day) for day in year]):
        keys = {daily.table_secret(secret, game.id) for secret in all_of_them for game in TITLES}
        assert len(keys) == 365 * len(TITLES)


@pytest.mark.promise("PRO-50")
def test_each_day_can_be_checked_by_the_next_and_tells_nothing_of_it() -> None:
    today, tomorrow = (
        daily.chain_secret(ROOT, DAY),
        daily.chain_secret(ROOT, daily.add_days(DAY, 1)),
    )
    assert daily.earlier_secret(tomorrow) == today
    assert daily.earlier_secret(daily.chain_secret(ROOT, daily.add_days(DAY, 30)), 30) == today
    assert daily.chain_secret(b"another house, another drawing..", DAY) != today
    told = [
        daily.chain_secret(ROOT, daily.add_days(DAY, -n))
        for n in range(daily.PUBLISHED_AFTER_DAYS, 60)
    ]
    derived = {one for start in told for n in range(60) for one in [daily.earlier_secret(start, n)]}
    derived |= {daily.table_secret(one, game.id) for one in derived for game in TITLES}
    for secret in (today, tomorrow):
        assert secret not in derived
        assert not derived & {daily.table_secret(secret, game.id) for game in TITLES}
    for game in TITLES:
        key = daily.table_secret(today, game.id)
        assert daily.earlier_secret(key) not in told, "nor does a title's own key lead anywhere"


@pytest.mark.promise("PRO-50")
def test_a_day_is_told_once_whoever_began_on_it_had_another_to_finish() -> None:
    begins = daily.end_of_day(daily.add_days(DAY, -1))
    assert daily.day_of(begins - 1) == daily.add_days(DAY, -1)
    assert daily.day_of(begins) == daily.day_of(daily.end_of_day(DAY) - 1) == DAY
    told = daily.end_of_day(DAY) + daily.DAY_MILLISECONDS
    assert not daily.is_published(DAY, told - 1)
    assert daily.is_published(DAY, told)


@pytest.mark.promise("PRO-52")
def test_the_page_says_the_same_moment_until_which_a_table_counts() -> None:
    page = Path(__file__).parents[3] / "web" / "src" / "lib" / "calendar.ts"
    assert f"const PUBLISHED_AFTER_DAYS = {daily.PUBLISHED_AFTER_DAYS};" in page.read_text("utf-8")


def test_days_in_a_row_end_with_today_or_yesterday() -> None:
    def played(*ago: int) -> int:
        return daily.streak([daily.add_days(DAY, -n) for n in ago], DAY)

    assert [played(), played(0), played(1, 2), played(0, 1, 3), played(2, 3)] == [0, 1, 2, 2, 0]


def test_only_days_are_days() -> None:
    said = ["2026-11-15", "2026-02-30", "20261115", "2026-W46-7", "today", "", "2026-1-5"]
    assert [daily.is_day(one) for one in said] == [True, *[False] * 6]


# --------------------------------------------------------------------------------- what is played


@every_title
def test_what_a_title_plays_every_day_can_be_played(game: Game) -> None:
    plays = setup(game)
    assert plays.seats.count(ME) == 1
    assert set(plays.bots.values()) <= set(LEVELS)
    length = max([len(values) for values in plays.options.values()], default=1)
    for ahead in range(length):
        day = daily.add_days(DAY, ahead)
        table = table_of(game, day)
        assert (table.status, table.daily, table.hints) == ("playing", day, False)
        assert table.options == game.choose(len(plays.seats), plays.options_on(day))
        assert build_view(table, plays.mine).daily == day
    assert tables.game_info(game).daily == plays


def test_options_have_their_days_in_turn() -> None:
    week = [setup(DICE).options_on(daily.add_days(DAY, n))["sheet"] for n in range(5)]
    assert sorted(week[:4]) == ["A", "B", "C", "D"]
    assert week[4] == week[0]


def test_a_title_that_does_not_say_has_no_table_of_the_day() -> None:
    assert daily.load_daily(AUCTION) is None
    with refused("refused-no-daily"):
        tables.open_daily_table("chess", DAY, SECRET, ADA, "", NOW)


@pytest.mark.promise("PRO-49")
def test_everybody_meets_the_same_dice_whatever_they_do() -> None:
    one, other = table_of(DICE), table_of(DICE)
    assert state_of(one) == state_of(other)
    assert state_of(one).key == chance_key_1(daily.table_secret(SECRET, DICE.id), 1)
    elsewhere = table_of(DICE, secret=daily.chain_secret(ROOT, daily.add_days(DAY, 1)))
    assert state_of(elsewhere) != state_of(one)


class SlowPage:
    """A machine on which hours pass whenever somebody looks at the clock, and bots may think but a
    moment at a time, while others look on."""

    def __init__(self, game: Game, monkeypatch: pytest.MonkeyPatch) -> None:
        hours: Iterator[int] = count(0, 3600)
        monkeypatch.setattr(time, "monotonic", lambda: float(next(hours)))
        monkeypatch.setattr(page, "SLICE_SECONDS", 0.0)
        monkeypatch.setattr(daily, "date_secret", lambda day: SECRET)  # as a server has it
        self.house = page.BrowserTables()
        asked = {"table": "t", "game": game.id, "day": DAY, "name": "Ada", "now": NOW}
        self.journal: list[Any] = []
        self.ask("daily", asked)

    def ask(self, question: str, about: dict[str, Any]) -> Any:
        told = json.loads(self.house.handle(question, json.dumps(about)))["answer"]
        self.journal += told["entries"]
        return told

    def settle(self) -> None:
        while True:
            told = self.ask("answer", {"table": "t", "now": NOW})
            self.house.handle("look", json.dumps({"table": "t", "window": "w"}))
            if not told["entries"] and told["thinking"] is None:
                return

    def submit(self, seat: int, action: str) -> None:
        request = {"do": "submit", "seat": seat, "action": action}
        self.ask("command", {"table": "t", "request": request, "now": NOW})

    @property
    def table(self) -> Table:
        """The table as its journal says."""
        return tables.replay_journal([decode_entry(StoredEntry(**row)) for row in self.journal])


@every_title
@pytest.mark.promise("PRO-49")
def test_the_same_decisions_are_the_same_game_on_a_quick_machine_and_a_slow_one(
    game: Game, monkeypatch: pytest.MonkeyPatch
) -> None:
    quick, mine = ended(game), setup(game).mine
    slow = SlowPage(game, monkeypatch)
    slow.settle()
    for seat, action in quick.decisions:
        if seat == mine:
            slow.submit(seat, action)
            slow.settle()
    assert str(slow.table.record()) == str(quick)


@every_duel
@pytest.mark.promise("PRO-49")
def test_bots_of_the_day_do_not_look_at_the_clock(game: Game) -> None:
    def watches(name: str, game: Game) -> bool:
        bot = level(name)
        assert isinstance(bot, LevelBot)
        return bool(getattr(bot.bot_for(game.new(2, b"")), "seconds", 0.0))

    assert not any(watches(name, game) for name in setup(game).bots.values())
    assert watches(LEVELS[-1], DICE), "there the best does, so it could not have a seat"


# ------------------------------------------------------------------------------------ one try


@every_title
@pytest.mark.promise("PRO-51")
def test_nobody_is_helped_at_a_table_of_the_day(game: Game) -> None:
    table = table_of(game)
    mine = setup(game).mine

    def ask(command: Command) -> None:
        entry = tables.entry_for_command(table, ADA, command, NOW)
        assert entry is not None
        table.commit(entry)

    while table.bots_to_move():
        step(table)
    with refused("refused-no-hints"):
        ask(Hint(mine))
    reveal_mine(table, mine)
    assert table.undo_kind(mine) == ""
    with refused("refused-daily"):
        ask(Undo(mine))
    assert table.takebacks == 0


def reveal_mine(table: Table, mine: int) -> None:
    """Play until something was shown that I may not take back, and I must decide again."""
    shown = state_of(table).reveal_count
    while state_of(table).reveal_count == shown or table.actors() != [mine]:
        step(table)


@pytest.mark.promise("PRO-51")
def test_what_has_shown_nothing_is_still_taken_back() -> None:
    table = table_of(feldspar.game("burgundy"))
    for _ in range(60):
        while table.bots_to_move():
            step(table)
        before, shown = len(decided(table)), state_of(table).reveal_count
        step(table)
        if state_of(table).reveal_count == shown and table.actors() == [0]:
            assert table.undo_kind(0) == "free"
            table.commit(table.undo(0, NOW))
            assert len(decided(table)) == before
            return
    raise AssertionError("every decision shows something")


@every_duel
@pytest.mark.promise("PRO-51")
def test_what_the_bot_has_answered_is_not_taken_back(game: Game) -> None:
    table, mine = table_of(game), setup(game).mine
    while {seat for seat, _ in decided(table)} != set(range(2)) or table.bots_to_move():
        step(table)
    while decided(table)[-1][0] == mine:
        step(table)
    with refused("refused-daily"):
        table.undo(mine, NOW)


# --------------------------------------------------------------------------------------- the proof


@every_title
@pytest.mark.promise("PRO-52")
def test_a_result_is_proved_by_playing_its_record_again(game: Game) -> None:
    record = ended(game)
    scores = [int(score) for score in record.end["scores"].split()]
    assert proof(record, game) == DailyVerdict(scores[setup(game).mine])


def other_decision(record: Record, game: Game, seats: set[int]) -> Record:
    """Somebody decides otherwise somewhere, and the rest is played on by the bots and quickly."""
    for index in range(len(record.decisions) - 1, -1, -1):
        seat, written = record.decisions[index]
        state = record.play(game, index)
        others = [action for action in state.legal(seat) if game.actions.text(action) != written]
        if seat not in seats or not others:
            continue
        record.decisions = record.decisions[:index]
        record.add(state, seat, others[0])
        state.apply(seat, others[0])
        chance = Random(index)
        while actors := state.actors():
            action = chance.choice(state.legal(actors[0]))
            record.add(state, actors[0], action)
            state.apply(actors[0], action)
        record.close(state)
        return record
    raise AssertionError("nobody had a choice")


def reseeded(record: Record, secret: bytes) -> Record:
    record.secret, record.commitment = secret, commitment(secret)
    record.seed = chance_key_1(secret, record.seats)
    return record


def no_decision(record: Record, game: Game) -> Record:
    record.decisions = record.decisions[:-1]
    return record


def more_points(record: Record, game: Game) -> Record:
    record.end["scores"] = " ".join(str(int(one) + 1) for one in record.end["scores"].split())
    return record


def illegal(record: Record, game: Game) -> Record:
    record.decisions[-1] = record.decisions[0]
    return record


def other_seat(record: Record, game: Game) -> Record:
    record.decisions[0] = (7, record.decisions[0][1])
    return record


def no_end(record: Record, game: Game) -> Record:
    record.end = {}
    return record


def other_dice(record: Record, game: Game) -> Record:
    return reseeded(record, b"dice somebody liked better......")


def other_seed(record: Record, game: Game) -> Record:
    record.seed = b"a seed that follows from nothing"
    return record


def other_protocol(record: Record, game: Game) -> Record:
    """The secret of the day leads to other dice by another protocol."""
    record.dice, record.seed = 2, chance_key(record.secret or b"", {})
    return record


def own_bytes(record: Record, game: Game) -> Record:
    record.entropy = {0: b"mine"}
    record.seed = chance_key_1(record.secret or b"", record.seats, record.entropy)
    return record


def no_secret(record: Record, game: Game) -> Record:
    record.secret = record.seed = None
    return record


def helped(record: Record, game: Game) -> Record:
    mine = setup(game).mine
    index = next(n for n, (seat, _) in enumerate(record.decisions) if seat == mine)
    record.standins = {index: "level-5"}
    return record


def taken_back(record: Record, game: Game) -> Record:
    record.takebacks = 1
    return record


def resigned(record: Record, game: Game) -> Record:
    record.resigned = [(setup(game).mine, len(record.decisions))]
    return record


def other_options(record: Record, game: Game) -> Record:
    for name, option in game.options.items():
        record.options[name] = next(v for v in option.values if v != record.options[name])
        return record
    return weaker_bot(record, game)  # a title without options


def weaker_bot(record: Record, game: Game) -> Record:
    record.bots = dict.fromkeys(record.bots, "level-1")
    return record


def a_friend(record: Record, game: Game) -> Record:
    record.bots = {}
    return record


def bot_lets_win(record: Record, game: Game) -> Record:
    return other_decision(record, game, set(setup(game).bots))


Forge = Callable[[Record, Game], Record]
FORGERIES: list[tuple[Forge, str]] = [
    (no_decision, "daily-broken"),
    (more_points, "daily-broken"),
    (illegal, "daily-broken"),
    (other_seat, "daily-broken"),
    (no_end, "daily-broken"),
    (other_seed, "daily-broken"),
    (other_dice, "daily-other-dice"),
    (own_bytes, "daily-other-dice"),
    (other_protocol, "daily-other-dice"),
    (no_secret, "daily-other-dice"),
    (helped, "daily-helped"),
    (taken_back, "daily-helped"),
    (resigned, "daily-resigned"),
]
OF_DUELS: list[tuple[Forge, str]] = [
    (other_options, "daily-other-table"),
    (weaker_bot, "daily-other-table"),
    (a_friend, "daily-other-table"),
    (bot_lets_win, "daily-other-bot"),
]


@every_title
@pytest.mark.promise("PRO-52")
def test_a_forged_result_is_refused_and_said_why(game: Game) -> None:
    for forge, why in FORGERIES + (OF_DUELS if game in DUELS else []):
        assert proof(forge(ended(game), game), game) == DailyVerdict(None, why), forge.__name__


@every_duel
@pytest.mark.promise("PRO-52")
def test_a_bot_that_would_have_decided_otherwise_is_noticed_where_nothing_else_is_wrong(
    game: Game,
) -> None:
    forged = bot_lets_win(ended(game), game)
    assert not verify(forged, game).wrong


@every_duel
@pytest.mark.promise("PRO-52")
def test_no_decision_of_a_bot_is_taken_on_trust_not_even_its_first(game: Game) -> None:
    table, forged = table_of(game), False
    while table.status == "playing":
        if forged or not table.bots_to_move():
            step(table)
            continue
        (seat,) = table.actors()
        own = tables.decide_with_bot(*ordered(table, seat))
        legal = [game.actions.text(action) for action in state_of(table).legal(seat)]
        others = [written for written in legal if written != own]
        if not others:
            step(table)
            continue
        entry = tables.bot_entry(table, seat, others[0], NOW)
        assert entry is not None
        table.commit(entry)
        forged = True
    assert forged
    record = table.record()
    assert not verify(record, game).wrong, "all that follows is as the bot decides there"
    assert proof(record, game) == DailyVerdict(None, "daily-other-bot")


@every_title
@pytest.mark.promise("PRO-52")
def test_a_result_of_another_day_house_or_title_is_refused(game: Game) -> None:
    record = ended(game)
    yesterday = daily.add_days(DAY, -1)
    refusals = {
        proof(record, game, yesterday, daily.earlier_secret(SECRET)).wrong,
        proof(record, game, DAY, daily.date_secret(DAY)).wrong,
    }
    assert refusals <= {"daily-other-dice", "daily-other-table"}
    assert "" not in refusals
    other = next(one for one in TITLES if one is not game)
    assert proof(record, other) == DailyVerdict(None, "daily-other-table")
    assert proof(record, AUCTION) == DailyVerdict(None, "daily-other-table")


@every_title
@pytest.mark.promise("PRO-52")
def test_a_decision_taken_when_the_secret_was_told_does_not_count(game: Game) -> None:
    record, until = ended(game), daily.counts_until(DAY)
    own = sum([seat == setup(game).mine for seat, _ in record.decisions])
    assert proof(record, game, at=until - 1).wrong == ""
    assert proof(record, game, at=until) == DailyVerdict(None, "daily-late")
    for late in (0, own // 2, own - 1):
        moments = [NOW] * own
        moments[late] = until
        assert verify_daily(record, game, DAY, SECRET, moments) == DailyVerdict(None, "daily-late")
    unknown = verify_daily(record, game, DAY, SECRET, [NOW] * (own - 1))
    assert unknown == DailyVerdict(None, "daily-broken"), "it must be known when each was taken"


@every_title
@pytest.mark.promise("PRO-69")
def test_a_view_tells_the_secret_to_whoever_has_met_all_dice_and_to_nobody_else(
    game: Game,
) -> None:
    mine, table = setup(game).mine, table_of(game)
    while table.bots_to_move():
        step(table)
    step(table)
    entry = tables.entry_for_command(table, ADA, Resign(mine), NOW)
    assert entry is not None
    table.commit(entry)
    for moment in (table_of(game), table):
        assert build_view(moment, mine).fair.secret is None
    assert build_view(table, mine).status == "over"
    whole = table_of(game)
    for seat, written in ended(game).decisions:
        whole.commit(whole.submit(seat, written, NOW))
    assert build_view(whole, mine).fair.secret == daily.table_secret(SECRET, game.id).hex()


@pytest.mark.promise("PRO-52")
def test_other_decisions_of_ones_own_are_another_result_and_count_as_well() -> None:
    played = ended(DICE)
    other = other_decision(ended(DICE), DICE, {0})
    assert other.decisions != played.decisions
    assert proof(other, DICE) == DailyVerdict(int(other.end["scores"]))


@pytest.mark.promise("PRO-51", "PRO-52")
def test_whoever_gives_up_has_had_their_try_but_no_result() -> None:
    table = table_of(DICE)
    reveal(table)
    entry = tables.entry_for_command(table, ADA, Resign(0), NOW)
    assert entry is not None
    table.commit(entry)
    assert proof(table.record(), DICE) == DailyVerdict(None, "daily-resigned")
