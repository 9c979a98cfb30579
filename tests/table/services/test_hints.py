"""Hints: where they are given, who is told of them, and that they know no more than the seat."""

import json
from typing import Any

import pytest

from feldspar import Game
from feldspar.bots.move_advisor import ThinkingBudget
from feldspar.bots.move_evaluator import MoveEstimate
from feldspar.kernel.events import WATCHER
from feldspar.kernel.serialize.encode import to_plain
from feldspar.table import Table
from feldspar.table.contract.commands import TableSpec
from feldspar.table.core.entries import Hinted
from feldspar.table.services import advice, tables
from feldspar.table.services.query import decode_request
from tests.bots.test_ismcts import middle
from tests.table.auction import AUCTION
from tests.table.tables import (
    DICE,
    PEOPLE,
    SECRET,
    decide,
    dump,
    every_title,
    last_told,
    new_table,
    play_out,
    refused,
    seen,
    state_of,
    through_json,
    viewers,
    without,
)
from tests.table.test_browser import GREEDY, ME, Tab

ADA, BOB, _ = PEOPLE
FEW = ThinkingBudget(simulations=24, worlds=5, games=2)


def hinting(game: Game = DICE, seats: str = "pp", **more: Any) -> Table:
    """Return a table at which hints are given."""
    table = new_table(game, seats, **more)
    table.hints = True
    return table


def to_decide(table: Table) -> int:
    """Play on until somebody has something to decide; return who."""
    while len(state_of(table).legal(state_of(table).actors()[0])) < 2:
        decide(table, state_of(table).actors()[0])
    return state_of(table).actors()[0]


# --------------------------------------------------------------------------------- the command


@pytest.mark.promise("PRO-44")
def test_everybody_is_told_and_it_is_counted() -> None:
    table = hinting()
    seat = to_decide(table)
    before, news = {v: seen(table, v) for v in viewers(table)}, table.view_versions[:]
    table.commit(table.hint(seat, 5))
    assert last_told(table) == (seat, "log-hint")
    assert [new - old for new, old in zip(table.view_versions, news, strict=True)] == [1] * len(
        news
    )
    for viewer, old in before.items():
        new = seen(table, viewer)
        assert new["log"][-1]["text"]["key"] == "log-hint"  # type: ignore[index, call-overload]
        players: Any = new["players"]
        assert [player["hints"] for player in players] == [int(s == seat) for s in (0, 1)]
        changed = ("log", "news", "players")
        assert without(new, *changed) == without(old, *changed)
    table.commit(table.hint(seat, 6))
    assert table.seats[seat].hint_count == 2


def test_nobody_has_to_decide_anew_because_somebody_asked() -> None:
    table = hinting(AUCTION, "ppp")
    turns = table.turn_versions[:]
    table.commit(table.hint(1, 5))
    assert table.turn_versions == turns
    assert table.seats[1].hinted_turn == turns[1]
    decide(table, 0)
    table.commit(table.submit(1, table.game.actions.text(state_of(table).legal(1)[0]), 7, turns[1]))


def test_it_is_given_where_the_table_allows_it_and_to_who_must_decide() -> None:
    table = new_table(DICE, "pp")
    with refused("refused-no-hints"):
        table.hint(0, 1)
    table = hinting(AUCTION, "ppb")
    with refused("refused-not-asked"):
        table.hint(2, 1)  # a bot
    decide(table, 0)
    assert 0 not in state_of(table).actors()
    with refused("refused-not-asked"):
        table.hint(0, 1)
    table.commit(table.hand_to_bot(1, "random", 2))
    with refused("refused-not-asked"):
        table.hint(1, 3)
    table.commit(table.reclaim(1, 4))
    table.commit(table.hint(1, 5))


def test_who_has_resigned_or_whose_game_is_over_asks_in_vain() -> None:
    table = hinting(AUCTION, "ppp")
    table.commit(table.resign(0, "random", 1))
    with refused("refused-not-asked"):
        table.hint(0, 2)
    play_out(table)
    with refused("refused-over"):
        table.hint(1, 3)
    with refused("refused-not-started"):
        hinting(DICE, "p-").hint(0, 1)


def test_where_there_is_one_thing_to_do_nobody_need_advise() -> None:
    table = hinting(DICE, "p")
    for _ in range(200):
        if len(state_of(table).legal(0)) == 1:
            break
        decide(table, 0)
    with refused("refused-no-choice"):
        table.hint(0, 1)


def test_a_journal_tells_of_it() -> None:
    spec = decode_request(
        TableSpec,
        {
            "game": DICE.id,
            "seats": [{"kind": "me"}, {"kind": "bot", "bot": "level-2"}],
            "hints": True,
        },
    )
    entries = tables.open_table(spec, ADA, SECRET, 0)
    table = Table.of(DICE, entries)
    for entry in (table.begin(0, 1),) if table.status != "playing" else ():
        table.commit(entry)
        entries.append(entry)
    asked = table.hint(0, 9)
    table.commit(asked)
    assert asked.what == Hinted(0)
    again = Table.of(DICE, [through_json(entry) for entry in (*entries, asked)])
    assert again.hints
    assert dump(again) == dump(table)


def test_a_rematch_gives_hints_like_the_game_before() -> None:
    for hints in (False, True):
        table = hinting(AUCTION, "pp")
        table.hints = hints
        play_out(table)
        assert Table.of(AUCTION, tables.open_rematch(table, ADA, SECRET, 9)).hints is hints


# ------------------------------------------------------------------------------- what is told


@pytest.mark.promise("PRO-44")
def test_advice_is_for_who_asked_in_this_turn_and_for_nobody_else() -> None:
    table = hinting(AUCTION, "ppp")
    with refused("refused-not-asked"):
        tables.hint_job(table, ADA, 0)
    table.commit(table.hint(0, 1))
    state, seat, _, turn = tables.hint_job(table, ADA, 0)
    assert (seat, turn) == (0, table.turn_versions[0])
    assert state is not state_of(table)
    for player, other in ((BOB, 0), (BOB, 1), ("stranger", 0), (ADA, 1), (ADA, WATCHER), (ADA, 99)):
        with refused("refused-not-asked" if (player, other) == (BOB, 1) else "refused-not-yours"):
            tables.hint_job(table, player, other)
    decide(table, 0)
    with refused("refused-not-asked"):
        tables.hint_job(table, ADA, 0)


@pytest.mark.promise("PRO-44")
@every_title
def test_advice_is_the_same_in_worlds_the_seat_cannot_tell_apart(game: Game) -> None:
    """Other cards, other secret decisions, other dice to come: the same words and figures."""
    table = hinting(game, "ppp")
    for number in range(24):
        decide(table, state_of(table).actors()[0], number)
    seat = to_decide(table)
    table.commit(table.hint(seat, 9))
    true, mine, seed, turn = tables.hint_job(table, PEOPLE[seat], seat)
    other = true.determinize(seat, b"quite another world")
    assert other != true
    told = []
    for state in (true, other):
        thinking = advice.create_advisor(state, mine, seed, FEW)
        while not thinking.is_done():
            thinking.step()
        told.append(json.dumps(to_plain(advice.build_advice(thinking, turn))))
    assert told[0] == told[1]
    assert json.loads(told[0])["best"]


def test_what_is_told_is_a_decision_of_the_view_with_its_figures() -> None:
    table = hinting(DICE, "pp")
    seat = to_decide(table)
    thinking = advice.create_advisor(state_of(table), seat, b"seed", ThinkingBudget(24, 5, 12))
    assert advice.build_advice(thinking, 3).best == ()
    while not thinking.is_done():
        thinking.step()
    told = advice.build_advice(thinking, 3)
    moves: Any = seen(table, seat)["moves"]
    assert {one.decision for one in told.best} <= {move["decision"] for move in moves}
    assert (told.seat, told.turn, told.progress) == (seat, 3, 1.0)
    assert sum(told.chances) == pytest.approx(1.0)
    first = told.best[0]
    assert (first.behind, first.differs, first.chance) == (0.0, {}, told.chances[seat])
    for one in told.best:
        assert one.low is not None
        assert one.high is not None
        assert one.low <= one.high
        assert one.sources
        assert one.chance == pytest.approx(told.chances[seat] - one.behind)


def test_alone_for_points_there_is_no_chance_to_win() -> None:
    state = middle("burgundy_dice", 1, "market day", 9)
    thinking = advice.create_advisor(state, 0, b"seed", FEW)
    while not thinking.is_done():
        thinking.step()
    told = advice.build_advice(thinking, 0)
    assert told.chances == ()
    assert {one.chance for one in told.best} == {None}
    for one in told.best:
        assert one.behind == pytest.approx(told.best[0].points - one.points)


def judged(action: int, tries: list[float], games: list[dict[str, int]]) -> MoveEstimate:
    found = MoveEstimate(action, 2)
    found.simulations, found.chance_samples, found.sources = len(tries), tries, games
    return found


def test_noise_changes_no_places_and_a_clear_lead_does() -> None:
    first = judged(1, [0.5, 0.6, 0.4, 0.5], [])
    noisy = judged(2, [0.9, 0.2, 0.9, 0.2], [])
    clear = judged(3, [0.8, 0.9, 0.7, 0.8], [])
    assert noisy.lead(first) > 0
    assert advice._rank([first, noisy]) == [first, noisy]
    assert advice._rank([first, noisy, clear]) == [clear, first, noisy]


def test_only_a_sure_difference_between_sources_is_told() -> None:
    games = [{"log-a": 5 + n % 2, "log-b": 9 * (n % 2)} for n in range(12)]
    other = [{"log-a": 8 + n % 2, "log-b": 9 * (n // 2 % 2)} for n in range(12)]
    first, one = judged(1, [0.5], games), judged(2, [0.5], other)
    assert advice._clear_differences(one, first) == {"log-a": 3.0}
    assert advice._clear_differences(first, first) == {}
    assert advice._average_sources(first) == {"log-a": 5.5, "log-b": 4.5}


# ------------------------------------------------------------------------------- in a browser


def test_a_page_without_a_server_thinks_little_by_little(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(advice, "BROWSER_HINT_BUDGET", FEW)
    tab = Tab()
    tab.create(ME, GREEDY, hints=True)
    with pytest.raises(LookupError, match="refused-not-asked"):
        tab.ask("advice", seat=0, seconds=0.0)
    assert tab.look()["hints"]
    tab.command("hint", seat=0)
    assert tab.look()["players"][0]["hints"] == 1
    assert tab.ask("advice", seat=0, seconds=0.0)["progress"] == 0.0
    told = tab.ask("advice", seat=0, seconds=0.0)
    while told["progress"] < 1:
        told = tab.ask("advice", seat=0, seconds=0.001)
    assert told["turn"] == tab.look()["turn"]
    assert tab.ask("advice", seat=0, seconds=0.0) == told
    tab.submit(action=told["best"][0]["decision"])
    tab.settle()
    with pytest.raises(LookupError, match="refused-not-asked"):
        tab.ask("advice", seat=0, seconds=0.0)


def test_a_page_that_lays_the_table_out_again_may_go_on_asking(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(advice, "BROWSER_HINT_BUDGET", FEW)
    tab = Tab()
    tab.create(ME, GREEDY, hints=True)
    tab.command("hint", seat=0)
    told = tab.ask("advice", seat=0, seconds=60.0)
    other = Tab(list(tab.journal))
    other.ask("restore", entries=tab.journal)
    assert other.ask("advice", seat=0, seconds=60.0) == told
    silent = Tab()
    silent.create(ME, GREEDY)
    with pytest.raises(LookupError, match="refused-no-hints"):
        silent.command("hint", seat=0)


# ---------------------------------------------------------------------------------- a companion


def accompanied(game: Game = DICE, seats: str = "pp") -> Table:
    """Return a table at which people are told without asking."""
    table = new_table(game, seats)
    table.hints = table.companion = True
    return table


@pytest.mark.promise("PRO-44")
def test_a_companion_tells_unasked_and_everybody_sees_that_there_is_one() -> None:
    table = accompanied()
    seat = to_decide(table)
    assert tables.hint_job(table, PEOPLE[seat], seat)[1] == seat
    for viewer in viewers(table):
        assert seen(table, viewer)["companion"] is True
    with refused("refused-not-yours"):
        tables.hint_job(table, PEOPLE[2], seat)


def test_a_companion_is_silent_where_there_is_one_thing_to_do() -> None:
    table = accompanied(DICE, "p")
    while len(state_of(table).legal(0)) > 1:
        decide(table, 0)
    with refused("refused-no-choice"):
        tables.hint_job(table, PEOPLE[0], 0)


def test_a_journal_and_a_rematch_keep_the_companion() -> None:
    seats = [{"kind": "me"}, {"kind": "bot", "bot": "level-2"}]
    told = {"game": DICE.id, "seats": seats, "hints": True, "companion": True}
    entries = tables.open_table(decode_request(TableSpec, told), ADA, SECRET, 0)
    table = Table.of(DICE, [through_json(entry) for entry in entries])
    assert table.companion
    play_out(table)
    assert Table.of(DICE, tables.open_rematch(table, ADA, SECRET, 9)).companion


@every_title
def test_what_looks_best_at_first_sight_is_judged_too_and_named_if_it_is_a_trap(
    game: Game,
) -> None:
    for decisions in (12, 31):
        state = middle(game.id, 2, "market day", decisions)
        seat = state.actors()[0]
        tempting = advice.greedy_choice(state, seat)
        thinking = advice.create_advisor(state, seat, b"any", FEW, tempting)
        while not thinking.is_done():
            thinking.step()
        told = advice.build_advice(thinking, 1)
        assert thinking.evaluator is not None
        assert tempting in [one.action for one in thinking.evaluator.estimates]
        assert len(told.best) <= FEW.moves
        assert told.goals == game.goals(thinking.view, seat)
        for one in told.best:
            action = game.actions.parse(one.decision)
            assert one.reasons == game.reasons(thinking.view, seat, action)
        if told.trap is not None:
            assert told.trap.decision == game.actions.text(tempting)
            assert told.trap.behind > max(0.05, told.trap.doubt)


def test_a_trap_is_named_only_if_it_is_surely_much_worse() -> None:
    best, tempting = MoveEstimate(1, 2), MoveEstimate(2, 2)
    for judged, tries in ((best, [0.6, 0.5]), (tempting, [0.5, 0.41])):
        judged.chance_samples, judged.simulations = tries, 2
    state = middle(DICE.id, 2, "market day", 12)
    legal = state.legal(state.actors()[0])
    best.action, tempting.action = legal[:2]
    thinking = advice.create_advisor(state, state.actors()[0], b"any", FEW, tempting.action)
    found = advice.find_trap(thinking, [best, tempting], best, for_points=False)
    assert found is not None
    assert round(found.behind, 3) == 0.095
    tempting.chance_samples = [0.2, 0.71]  # as far behind, but nobody can be sure
    assert advice.find_trap(thinking, [best, tempting], best, for_points=False) is None
    assert advice.find_trap(thinking, [best], best, for_points=False) is None
