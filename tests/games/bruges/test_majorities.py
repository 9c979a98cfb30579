"""Section 10: three markers to be turned, and a new first player."""

import pytest

from feldspar.games.bruges.game import BrugesState
from feldspar.games.bruges.rules.cards.characters import FINAL, WHEN
from feldspar.games.bruges.rules.components import MAJORITIES, NAMES
from feldspar.games.bruges.rules.position import DRAWING, OVER
from tests.games.bruges.given import act, given, hold, refusal, told
from tests.games.bruges.phases import end_round

LAURELS = [name for card, name in enumerate(NAMES) if WHEN[card] == FINAL]
"""Characters that count, and do nothing more while the game lasts."""


def compared(
    what: str, counts: list[int], judge: int | None = None, before: dict[int, str] | None = None
) -> BrugesState:
    """A round that ends with these levels, characters or canal tiles."""
    state = given(len(counts), hand=())
    if judge is not None:
        hold(state, judge, residents=["judge"])
    laurels = iter(LAURELS)
    for seat, count in enumerate(counts):
        if what == "progress":
            hold(state, seat, level=count)
        elif what == "canal":
            hold(state, seat, tiles=(count // 2, count - count // 2))
        else:
            has = len(state.holdings[seat].residents)
            hold(state, seat, residents=[next(laurels) for _ in range(count - has)])
    for seat, marker in (before or {}).items():
        hold(state, seat, majorities=[marker])
    return state


def owners(state: BrugesState, what: str) -> list[int]:
    """The seats that have a marker with its coloured side up."""
    bit = MAJORITIES.index(what)
    return [seat for seat, one in enumerate(state.holdings) if one.majorities >> bit & 1]


EXAMPLES = [
    pytest.param("progress", [3, 2, 1, 0], [0], id="red is alone in front"),
    pytest.param("progress", [3, 1, 3, 0], [], id="red and yellow are together in front"),
    pytest.param("character", [4, 6, 5, 4], [1], id="blue has 6 characters"),
    pytest.param("canal", [6, 0, 2, 7], [3], id="green has 7 canal tiles"),
]
RULES = {"progress": "BRG-10.1", "character": "BRG-10.2", "canal": "BRG-10.3"}


@pytest.mark.rule("BRG-10.1", "BRG-10.2", "BRG-10.3")
@pytest.mark.parametrize(("what", "counts", "turned"), EXAMPLES)
def test_the_examples_of_the_rulebook(what: str, counts: list[int], turned: list[int]) -> None:
    """Red, blue, yellow and green sit in this order."""
    state = compared(what, counts)
    events = end_round(state)
    assert owners(state, what) == turned
    told_to = [(event.seat, event.rule) for event in events if event.text.key.endswith(what)]
    assert told_to == [(seat, RULES[what]) for seat in turned]
    others = {name for name in MAJORITIES if owners(state, name)} - {what}
    assert others <= ({"character"} if what == "character" else set())


each_majority = pytest.mark.parametrize(
    "what", [pytest.param(what, marks=pytest.mark.rule(rule)) for what, rule in RULES.items()]
)


@each_majority
@pytest.mark.parametrize("seat", [0, 1, 2])
def test_one_more_than_each_other_player_is_enough(what: str, seat: int) -> None:
    state = compared(what, [2 + (place == seat) for place in range(3)])
    end_round(state)
    assert owners(state, what) == [seat]


@each_majority
@pytest.mark.parametrize("counts", [[2, 2], [3, 1, 3], [0, 4, 4, 1], [1, 1, 1]])
def test_nobody_turns_a_marker_for_a_shared_lead(what: str, counts: list[int]) -> None:
    state = compared(what, counts)
    end_round(state)
    assert owners(state, what) == []


@pytest.mark.rule("BRG-10.2")
def test_houses_without_residents_do_not_count() -> None:
    state = given(hand=(), residents=["mayor"])
    hold(state, 1, houses=["red", "blue", "red"])
    end_round(state)
    assert owners(state, "character") == [0]


@pytest.mark.rule("BRG-10.4")
@each_majority
def test_a_turned_marker_stays_and_others_may_turn_theirs(what: str) -> None:
    state = compared(what, [1, 3, 2], before={0: what})
    events = end_round(state)
    assert owners(state, what) == [0, 1]
    turned = [event.seat for event in events if event.text.key.startswith("log-majority")]
    assert turned == [1]


@pytest.mark.rule("BRG-10.4")
@each_majority
def test_a_marker_is_turned_only_once(what: str) -> None:
    state = compared(what, [3, 1], before={0: what})
    events = end_round(state)
    assert owners(state, what) == [0]
    assert not [key for key in told(events) if key.startswith("log-majority")]


@pytest.mark.rule("BRG-10.5")
@pytest.mark.parametrize("what", ["progress", "canal"])
@pytest.mark.parametrize("judge", [None, 0])
def test_nobody_has_a_majority_of_nothing(what: str, judge: int | None) -> None:
    state = compared(what, [0, 0, 0], judge)
    end_round(state)
    assert owners(state, what) == []


@pytest.mark.rule("BRG-10.5")
def test_nobody_has_a_majority_of_no_characters() -> None:
    state = given(3, hand=())
    end_round(state)
    assert [holding.majorities for holding in state.holdings] == [0, 0, 0]


# -------------------------------------------------------------------------------- the next round


@pytest.mark.rule("BRG-10.6")
def test_rotated_cards_are_straightened_when_the_round_is_over() -> None:
    state = given(hand=["baker"], residents=["accountant", "poet"], workers={"violet": 2})
    act(state, "activate(accountant,none)", "activate(poet,violet)")
    assert refusal(state, "activate(accountant,none)") == "BRG-8.8"
    end_round(state)
    assert [one < 256 for one in state.holdings[0].residents] == [True, True]


@pytest.mark.rule("BRG-10.6")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_left_neighbour_becomes_the_first_player_and_a_new_round_begins(seats: int) -> None:
    state = given(seats, hand=())
    for number in range(1, seats + 1):
        end_round(state)
        assert state.first == state.decider() == number % seats
        assert (state.round, state.phase) == (number + 1, DRAWING)


@pytest.mark.rule("BRG-10.6")
def test_no_round_follows_the_last() -> None:
    state = given(hand=(), round=7)
    state.last = 7
    events = end_round(state)
    assert (state.phase, state.round, state.actors()) == (OVER, 7, [])
    assert "log-round" not in told(events)
