"""Section 11: the end of the game, and what scores."""

from typing import Any

import pytest

from feldspar.games.bruges.game import BrugesState
from feldspar.games.bruges.rules.components import ACTIONS, COLOURS
from tests.games.bruges.given import act, given, hold, points, told
from tests.games.bruges.phases import end_round


def final(state: BrugesState, seat: int = 0) -> dict[str, int]:
    """What the final scoring adds, after phase 4 of the last round."""
    state.last = state.round
    before = points(state.holdings[seat])
    end_round(state)
    assert state.actors() == []
    after = points(state.holdings[seat])
    assert sum(after.values()) == state.scores()[seat]
    return {source: n for source, n in after.items() if n != before.get(source)}


def with_rival(**owned: Any) -> BrugesState:
    """Seat 0 has something, and seat 1 as much of everything as to have all majorities."""
    state = given(hand=[], residents=owned.pop("residents", ()), houses=owned.pop("houses", ()))
    hold(state, 0, **owned)
    hold(state, 1, residents=["nun", "canon", "judge", "monk", "king", "abbot"])
    hold(state, 1, tiles=(5, 5), level=12)
    return state


# ---------------------------------------------------------------------------------------- the end


@pytest.mark.rule("BRG-11.1")
def test_the_game_ends_after_phase_four_of_the_last_round() -> None:
    state = given(hand=["jester", "nun"], turn=3, round=7)
    state.last = 7
    act(state, "florins(jester)")
    assert state.actors() == [0]
    hold(state, 0, tiles=(1, 0))
    log = act(state, "florins(nun)")
    assert told(log)[-3:] == ["log-majority-canal", "log-end", "log-final-majority"]
    assert (state.actors(), state.round) == ([], 7)
    assert [state.legal(seat) for seat in (0, 1)] == [[], []]
    assert {state.why_not(0, action) for action in range(ACTIONS.size)} == {"BRG-11.1"}


@pytest.mark.rule("BRG-11.1")
def test_no_other_round_ends_it() -> None:
    state = given(hand=["jester"], turn=4, round=7)
    state.last = 8
    act(state, "florins(jester)")
    assert (state.round, state.scores()) == (8, [5, 5])
    assert state.actors()


# ------------------------------------------------------------------------------------ what scores


@pytest.mark.rule("BRG-11.2")
@pytest.mark.parametrize(
    ("residents", "expected"),
    [
        (["peddler"], 0),
        (["valet"], 1),
        (["saddler"], 2),
        (["prince"], 3),
        (["architect"], 4),
        (["peddler", "valet", "saddler", "prince", "architect"], 10),
    ],
)
def test_characters_score_their_points(residents: list[str], expected: int) -> None:
    found = final(with_rival(residents=residents))
    assert found.get("character", 0) == expected
    assert found["house"] == len(residents)


@pytest.mark.rule("BRG-11.2", "BRG-11.8")
def test_characters_in_hand_score_nothing() -> None:
    assert final(with_rival(hand=["prince", "architect", "mayor"])) == {}


@pytest.mark.rule("BRG-11.3")
def test_every_house_scores_a_point_empty_or_not() -> None:
    assert final(with_rival(houses=["red", "red", "blue"])) == {"house": 3}
    assert final(with_rival(residents=["peddler"], houses=["red"])) == {"house": 2}
    assert final(with_rival(houses=COLOURS * 3)) == {"house": 15}


@pytest.mark.rule("BRG-11.4", "BRG-8.6")
def test_laurels_score_what_they_say_beside_their_own_points() -> None:
    found = final(with_rival(residents=["bishop", "dowager"], workers={"red": 3}, level=5))
    assert found == {"character": 3 + 2, "house": 2, "laurel": 1 + 2, "progress": 5}


@pytest.mark.rule("BRG-11.5")
@pytest.mark.parametrize("coloured", [[], ["canal"], ["progress", "character"], None])
def test_every_coloured_majority_marker_scores_four(coloured: list[str] | None) -> None:
    owned = ["progress", "character", "canal"] if coloured is None else coloured
    found = final(with_rival(majorities=owned))
    assert found == ({"majority": 4 * len(owned)} if owned else {})


@pytest.mark.rule("BRG-11.5", "BRG-11.1")
def test_markers_turned_in_the_last_phase_four_count() -> None:
    state = given(hand=[])
    hold(state, 0, level=1)
    assert final(state) == {"majority": 4, "progress": 1}


@pytest.mark.rule("BRG-11.6")
def test_example_a_complete_section_and_the_statue_seven_are_ten_points() -> None:
    state = given(hand=["page"], turn=4)
    hold(state, 0, tiles=(4, 0))
    hold(state, 1, tiles=(3, 3))
    state.last = state.round
    act(state, "canal(page,left)")
    assert points(state.holdings[0]) == {"start": 5, "canal": 3, "statue": 7}


@pytest.mark.rule("BRG-11.6")
@pytest.mark.parametrize(
    ("tiles", "statues", "expected"),
    [
        ((2, 2), [], {}),
        ((3, 2), [], {"canal": 3}),
        ((4, 3), [], {"canal": 6}),
        ((4, 0), [6], {"canal": 3, "statue": 6}),  # the fifth tile was lost later
        ((5, 5), [5, 2], {"canal": 6, "statue": 7}),
        ((0, 2), [4, 3], {"statue": 7}),  # and more than that
    ],
)
def test_third_spaces_and_statues_score(
    tiles: tuple[int, int], statues: list[int], expected: dict[str, int]
) -> None:
    state = with_rival(tiles=tiles)
    state.holdings[0].statues = statues
    assert final(state) == expected


@pytest.mark.rule("BRG-11.7")
@pytest.mark.parametrize("level", range(13))
def test_example_a_level_scores_its_number(level: int) -> None:
    assert final(with_rival(level=level)) == ({"progress": level} if level else {})


@pytest.mark.rule("BRG-11.8")
def test_cards_workers_florins_and_markers_score_nothing() -> None:
    state = with_rival(
        hand=["prince", "baker"],
        workers=dict.fromkeys(COLOURS, 4),
        florins=60,
        threats=dict.fromkeys(COLOURS, 2),
    )
    assert final(state) == {}


@pytest.mark.rule("BRG-11.9")
def test_example_thirty_five_points() -> None:
    state = with_rival(
        residents=["mayor", "alderman", "saddler", "peddler", "steward"],
        houses=["red"],
        majorities=["progress", "character"],
        tiles=(3, 2),
        level=6,
    )
    found = final(state)
    parts = {"character": 8, "house": 6, "laurel": 4, "majority": 8, "canal": 3, "progress": 6}
    assert found == parts
    assert state.scores()[0] == 5 + 35


@pytest.mark.rule("BRG-11.9")
@pytest.mark.parametrize(
    ("scores", "places"),
    [
        ([20, 21], [2, 1]),
        ([21, 20], [1, 2]),
        ([9, 30, 21], [3, 1, 2]),
        ([9, 8, 11, 10], [3, 4, 1, 2]),
    ],
)
def test_the_highest_total_wins(scores: list[int], places: list[int]) -> None:
    state = given(len(scores), hand=[])
    for seat, score in enumerate(scores):
        hold(state, seat, score=score, florins=40 - score)
    final(state)
    assert (state.scores(), state.ranking()) == (scores, places)


@pytest.mark.rule("BRG-11.9")
def test_the_final_scoring_may_change_who_is_ahead() -> None:
    state = given(hand=[])
    hold(state, 0, score=11)
    hold(state, 1, score=5, houses=["red"] * 7)
    assert state.ranking() == [1, 2]
    final(state)
    assert (state.scores(), state.ranking()) == ([11, 12], [2, 1])
