"""Section 12: who sees what."""

from collections import Counter

import pytest

from feldspar.games.burgundy_dice.game import GAME, DiceState
from feldspar.games.burgundy_dice.rules.position import estate_numbers
from feldspar.games.burgundy_dice.rules.visibility import visible_estate
from feldspar.kernel.events import WATCHER
from feldspar.kernel.playout import playout
from feldspar.kernel.toolkit.hexes import Cell
from tests.games.burgundy_dice.given import (
    LAST,
    act,
    all_take,
    complete,
    end_turn,
    given,
    holdings,
    key_rolling,
    nearly,
    told,
    value_at,
)

# Every way to end a turn at once from `waiting_for_all`.
CHOICES: list[tuple[str, tuple[Cell | int, ...]]] = [
    ("mark", (5, (1, 0))),
    ("mark", (2, (1, 2))),
    ("monk", (5, (0, 1))),
    ("worker", (3, (2, 0))),
    ("take", ()),
]


def waiting_for_all(seats: int = 2) -> DiceState:
    """Nobody has finished; seat 0 could finish a monastery, or spend a monk or a worker."""
    held = {"monk": 1, "worker": 1}
    return given(seats, dice=("city", "monastery", 5, 2), marks={(0, 2): 1}, held=held)


@pytest.mark.rule("BDG-12.1")
@pytest.mark.parametrize(
    "public",
    ["colour_a", "colour_b", "pip_a", "pip_b", "hourglass", "hours", "phase"]
    + ["first_open", "second_open"],
)
def test_dice_time_and_open_values_are_known_to_all(public: str) -> None:
    state = given(3)
    other = state.clone()
    setattr(other, public, getattr(state, public) ^ 1)
    for viewer in (WATCHER, 0, 1, 2):
        assert other.info_key(viewer) != state.info_key(viewer)
        assert getattr(state.determinize(viewer, b"seed"), public) == getattr(state, public)


@pytest.mark.rule("BDG-12.1")
def test_a_roll_is_told_to_all() -> None:
    state = given(3)
    all_take(state)
    for viewer in (WATCHER, 0, 1, 2):
        assert [event.rule for event in told(state, viewer)].count("BDG-3.2") == 1


@pytest.mark.rule("BDG-12.2")
def test_a_start_castle_is_secret_until_all_have_chosen() -> None:
    state, other = GAME.new(3, b"castles"), GAME.new(3, b"castles")
    state.log = []
    act(state, 0, "start", "silver")
    act(other, 0, "start", "worker")
    assert value_at(visible_estate(state, 0, 0), (2, -1)) == 0
    assert [event.seat for event in told(state, 0)] == [0]
    for viewer in (WATCHER, 1, 2):
        assert visible_estate(state, viewer, 0).marked == 0
        assert holdings(visible_estate(state, viewer, 0)) == {}
        assert visible_estate(state, viewer, 0).score == 0
        assert told(state, viewer) == []
        assert state.info_key(viewer) == other.info_key(viewer)
    assert state.info_key(0) != other.info_key(0)


@pytest.mark.rule("BDG-12.2")
def test_start_castles_are_public_once_all_have_chosen() -> None:
    state = GAME.new(3, b"")
    state.log = []
    state.key = key_rolling(state, lambda future: future.hourglass == 1)
    for seat, square in enumerate(["silver", "worker", "monk"]):
        act(state, seat, "start", square)
    for viewer in (WATCHER, 0, 1, 2):
        assert value_at(visible_estate(state, viewer, 0), (2, -1)) == 0
        assert value_at(visible_estate(state, viewer, 1), (-2, 1)) == 0
        assert holdings(visible_estate(state, viewer, 2)) == {"monk": 1}
        starts = [event.seat for event in told(state, viewer) if event.rule == "BDG-2.7"]
        assert sorted(starts) == [0, 1, 2]


@pytest.mark.rule("BDG-12.2")
def test_a_start_castle_imagined_by_another_may_be_any() -> None:
    state = GAME.new(2, b"castles")
    act(state, 0, "start", "silver")
    imagined = [state.determinize(1, b"%d" % n) for n in range(60)]
    assert {str(holdings(other.estates[0])) for other in imagined} == {
        "{'monk': 1}",
        "{'silver': 1}",
        "{'goods': 1}",
        "{'worker': 1}",
    }
    assert {other.info_key(1) for other in imagined} == {state.info_key(1)}


@pytest.mark.rule("BDG-12.3")
@pytest.mark.parametrize(("kind", "args"), CHOICES)
def test_what_a_player_does_is_hidden_while_another_still_decides(
    kind: str, args: tuple[Cell | int, ...]
) -> None:
    state = waiting_for_all(3)
    before = [estate_numbers(visible_estate(state, viewer, 0)) for viewer in (WATCHER, 1, 2)]
    took = waiting_for_all(3)
    act(took, 0, "take")
    act(state, 0, kind, *args)
    act(state, 1, "take")
    act(took, 1, "take")
    assert [
        estate_numbers(visible_estate(state, viewer, 0)) for viewer in (WATCHER, 1, 2)
    ] == before
    for viewer in (WATCHER, 1, 2):
        assert state.info_key(viewer) == took.info_key(viewer)
        assert [event for event in told(state, viewer) if event.seat == 0] == []


@pytest.mark.rule("BDG-12.3")
def test_points_and_rewards_of_a_mark_are_hidden_from_the_others_only() -> None:
    state = waiting_for_all()
    act(state, 0, "mark", 2, (1, 2))
    own, other = visible_estate(state, 0, 0), visible_estate(state, 1, 0)
    assert (own.score, holdings(own)) == (4, {"monk": 2, "worker": 1})
    assert value_at(own, (1, 2)) == 2
    assert (other.score, holdings(other)) == (0, {"monk": 1, "worker": 1})
    assert value_at(other, (1, 2)) is None


@pytest.mark.rule("BDG-12.3")
def test_a_first_mark_is_hidden_while_its_player_considers_a_second() -> None:
    state = given(2, dice=("city", "monastery", 5, 2), held={"silver": 1})
    before = state.info_key(1)
    act(state, 0, "mark", 5, (1, 0))
    assert state.actors() == [0, 1]
    assert state.info_key(1) == before
    assert told(state, 1) == []
    after = state.clone()
    act(state, 0, "silver", 2, (1, 2))
    act(after, 0, "done")
    assert state.info_key(1) == after.info_key(1)


@pytest.mark.rule("BDG-12.3")
def test_what_another_imagines_is_any_choice_that_was_possible() -> None:
    state = waiting_for_all()
    possible = set()
    for decision in state.legal(0):
        future = state.clone()
        future.apply(0, decision)
        possible.add(tuple(estate_numbers(future.estates[0])))
    act(state, 0, "mark", 2, (1, 2))
    imagined = [state.determinize(1, b"%d" % n) for n in range(400)]
    assert {tuple(estate_numbers(other.estates[0])) for other in imagined} == possible
    assert {other.info_key(1) for other in imagined} == {state.info_key(1)}
    assert {tuple(estate_numbers(other.estates[1])) for other in imagined} == {
        tuple(estate_numbers(state.estates[1]))
    }


@pytest.mark.rule("BDG-12.3")
def test_a_secret_completion_is_not_paid_in_what_another_imagines_without_it() -> None:
    state = given(2, marks=nearly("mine"))
    complete(state, 0, "mine")
    outcomes = set()
    for n in range(40):
        imagined = state.determinize(1, b"%d" % n)
        marked = value_at(imagined.estates[0], LAST["mine"]) is not None
        act(imagined, 1, "take")
        outcomes.add((marked, imagined.scores()[0]))
    assert outcomes == {(True, 4 + 3), (False, 0)}


@pytest.mark.rule("BDG-12.3")
def test_nobody_imagines_his_own_choice_otherwise() -> None:
    state = waiting_for_all()
    act(state, 0, "monk", 5, (0, 1))
    for n in range(20):
        own = state.determinize(0, b"%d" % n).estates[0]
        assert estate_numbers(own) == estate_numbers(state.estates[0])


@pytest.mark.rule("BDG-12.4")
@pytest.mark.parametrize(("kind", "args"), CHOICES)
def test_when_all_have_finished_everything_is_public(
    kind: str, args: tuple[Cell | int, ...]
) -> None:
    state = waiting_for_all()
    act(state, 0, kind, *args)
    act(state, 1, "take")
    for viewer in (WATCHER, 0, 1):
        for seat in range(2):
            shown = visible_estate(state, viewer, seat)
            assert estate_numbers(shown) == estate_numbers(state.estates[seat])
            assert shown.score == state.estates[seat].score
    assert state.info_key(0) == state.info_key(1) == state.info_key(WATCHER)


@pytest.mark.rule("BDG-12.4")
def test_everybody_is_told_everything_exactly_once() -> None:
    state = waiting_for_all()
    act(state, 0, "mark", 2, (1, 2))
    act(state, 1, "worker", 3, (2, 0))
    all_take(state)
    stories = [
        Counter((event.seat, event.rule, event.points) for event in told(state, viewer))
        for viewer in (WATCHER, 0, 1)
    ]
    assert stories[0] == stories[1] == stories[2]
    assert stories[0][0, "BDG-4.1", 0] == stories[0][1, "BDG-6.5", 0] == 1
    assert stories[0][0, "BDG-5.2", 4] == 1


@pytest.mark.rule("BDG-12.4")
def test_the_last_turn_is_public_too() -> None:
    state = given(2, phase=3, hours=10, dice=("city", "monastery", 5, 2), marks={(0, 2): 1})
    act(state, 0, "mark", 2, (1, 2))
    act(state, 1, "take")
    assert state.actors() == []
    assert visible_estate(state, 1, 0).score == state.scores()[0] == 2
    assert state.info_key(0) == state.info_key(1)


@pytest.mark.rule("BDG-12.5")
def test_a_sale_is_no_choice_and_so_no_secret() -> None:
    state = given(2, held={"goods": 2})
    end_turn(state, hours=2)
    for viewer in (WATCHER, 0, 1):
        shown = visible_estate(state, viewer, 0)
        assert (shown.score, holdings(shown)) == (4, {"silver": 2, "worker": 1})
        assert [event.points for event in told(state, viewer) if event.rule == "BDG-7.3"] == [4, 4]


@pytest.mark.rule("BDG-12.5")
@pytest.mark.parametrize("turns", [0, 1, 2, 12])
def test_before_anybody_decides_nothing_but_the_dice_to_come_is_hidden(turns: int) -> None:
    state = GAME.new(2, b"nothing hidden")
    while state.turn < turns:
        playout(state, seed=state.turn, most=1)
    assert state.turn == turns
    for viewer in (WATCHER, 0, 1):
        imagined = state.determinize(viewer, b"imagined")
        assert imagined.key != state.key
        imagined.key = state.key
        assert imagined.state_key() == state.state_key()


@pytest.mark.rule("BDG-12.5")
def test_chance_decides_nothing_but_the_dice() -> None:
    low, high = waiting_for_all(), waiting_for_all()
    low.key = key_rolling(low, lambda future: future.pip_a == 1 and future.hourglass == 1)
    high.key = key_rolling(high, lambda future: future.pip_a == 6 and future.hourglass == 1)
    all_take(low)
    all_take(high)
    assert (low.pip_a, high.pip_a) == (1, 6)
    for die in ("colour_a", "colour_b", "pip_a", "pip_b"):
        setattr(high, die, getattr(low, die))
    high.key = low.key
    assert high.state_key() == low.state_key()


@pytest.mark.rule("BDG-12.5")
def test_the_same_dice_and_decisions_give_the_same_game() -> None:
    games = [GAME.new(3, b"same") for _ in range(2)]
    for state in games:
        playout(state, 7)
        assert state.actors() == []
    assert games[0].state_key() == games[1].state_key()
