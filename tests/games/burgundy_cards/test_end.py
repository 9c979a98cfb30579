"""Section 14: the end of the game, and who wins."""

from functools import cache
from itertools import permutations, product
from typing import Any

import pytest

from feldspar.games.burgundy_cards.rules.components import ACTIONS, ANIMALS, GOODS, GOODS_POINTS
from feldspar.games.burgundy_cards.rules.player_board import (
    FROM_ROUND,
    animal_points,
    unused_animals,
)
from feldspar.kernel.units import Seat
from tests.games.burgundy_cards.given import (
    act,
    animals,
    choices,
    given,
    hold,
    of_type,
    packed,
    pass_play,
    pass_round,
    place,
    points,
)

LAST: dict[str, Any] = {"round": "E", "turn": 6, "hand": ["ship-1-1"]}


@pytest.mark.rule("BCG-14.1")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_game_ends_after_round_e(seats: int) -> None:
    state = given(seats, rows={3: ["bank-5", "mine-2-1"]}, **LAST)
    deck, rows = state.deck, state.rows
    for seat in range(seats):
        assert state.actors() == [seat]
        pass_play(state)
    assert (state.actors(), state.round) == ([], 4)
    assert (state.deck, state.rows) == (deck, rows)  # no new display, and nothing is dealt
    assert not any(holding.hand + holding.pile for holding in state.holdings)
    assert [state.legal(seat) for seat in range(seats)] == [[]] * seats
    assert {state.why_not(0, action) for action in range(ACTIONS.size)} == {"BCG-14.1"}


@pytest.mark.rule("BCG-14.1", "BCG-14.5")
@pytest.mark.parametrize("sells", [False, True])
@pytest.mark.parametrize("holder", [0, 1, 2])
def test_r24_the_start_player_card_stays_and_scores_a_point(holder: int, sells: bool) -> None:
    state = given(3, **LAST)
    state.holder = Seat(holder)
    hold(state, holder, goods={"light": 1, "medium": 1, "dark": 1})
    for seat in range(3):
        if sells and seat == holder:
            act(state, min(choices(state, "sell", seat)), seat=seat)
        else:
            pass_play(state)
    assert (state.holder, state.face_down) == (holder, sells)
    for seat, holding in enumerate(state.holdings):
        assert points(holding).get("start", 0) == (seat == holder)


# --------------------------------------------------------------------------------- what scores


@pytest.mark.rule("BCG-14.2")
@pytest.mark.parametrize(("type_", "scored"), [("building", 3), ("pasture", 4), ("cloister", 6)])
def test_example_a_triple_scores_and_columns_of_one_or_two_cards_do_not(
    type_: str, scored: int
) -> None:
    state = given(round="E", piles={"animals1": [], "animals2": []})
    cards = ["bank-1", "carpenter-1", "church-2"] if type_ == "building" else of_type(type_)
    for card, expected in zip(cards[:3], (0, 0, scored), strict=True):
        place(state, card)
        assert points(state.holdings[0]).get("triple", 0) == expected


@pytest.mark.rule("BCG-14.3")
def test_unsold_goods_workers_silver_and_projects_score_nothing() -> None:
    state = given(
        projects=["watchtower-2", "bank-5", "castle-1-1"],
        columns=[["mine-1-1"], ["ship-3-1", "ship-4-1"]],
        goods={"light": 3, "dark": 3},
        workers=7,
        silver=8,
        **LAST,
    )
    pass_round(state)
    assert [points(holding) for holding in state.holdings] == [{"start": 1}, {}]


@pytest.mark.rule("BCG-14.3")
def test_all_kinds_of_points_are_counted() -> None:
    state = given(goods={"light": 2}, columns=[["watchtower-4", "bank-5"]])
    mine = state.holdings[0]
    hold(state, 0, columns=[[of_type(t)[-1]] for t in ("castle", "mine", "knowledge", "ship")])
    hold(state, 0, columns=[[of_type(t)[-1]] for t in ("cloister", "pasture")])
    act(state, "sell(1,light)")
    place(state, "watchtower-2", "1")  # a triple, the first one, and all seven
    act(state, "bonus(1)")
    expected = {"goods": 2 * GOODS_POINTS[GOODS.index("light")], "triple": 3, "first": 1}
    expected |= {"seven": 3, "round": 3, "watchtower": 1}
    assert points(mine) == {source: n for source, n in expected.items() if n}
    while state.actors():
        pass_round(state)
    start = points(mine).get("start", 0)
    assert state.scores()[0] == sum(expected.values()) + start  # nothing is counted twice


# -------------------------------------------------------------------------------------- animals


@cache
def best(counts: tuple[int, ...]) -> int:
    """The most points that sets of different animals can make, by trying them all."""
    found = 0
    for chosen in product((0, 1), repeat=len(counts)):
        left = tuple(n - one for n, one in zip(counts, chosen, strict=True))
        if any(chosen) and min(left) >= 0:
            found = max(found, [0, 0, 1, 2, 4][sum(chosen)] + best(tuple(sorted(left))))
    return found


@pytest.mark.rule("BCG-14.4", "BCG-14.7")
def test_r17_sets_score_as_much_as_any_way_of_forming_them() -> None:
    for counts in product(range(6), repeat=4):
        held = packed(ANIMALS, dict(zip(ANIMALS, counts, strict=True)))
        layers = [sum(n > layer for n in counts) for layer in range(5)]
        assert animal_points(held) == best(tuple(sorted(counts)))
        assert unused_animals(held) == layers.count(1)


@pytest.mark.rule("BCG-14.4")
@pytest.mark.parametrize(
    "drawn", sorted(set(permutations(["sheep"] * 3 + ["cattle"] * 2 + ["chicken"])))[::7]
)
def test_example_three_sheep_two_cattle_and_a_chicken(drawn: tuple[str, ...]) -> None:
    """2 + 1 + 0 points, in whatever order they come, and 1 sheep is left over."""
    state = given(piles={"animals1": drawn, "animals2": ["pig"] * 5})
    mine = state.holdings[0]
    for card in of_type("pasture")[:6]:
        mine.columns = []  # no triples, which would bring other things
        place(state, card)
        act(state, "draw(animals1)")
    assert animals(mine) == {"sheep": 3, "cattle": 2, "chicken": 1}
    assert points(mine)["animals"] == 3
    assert unused_animals(mine.animals) == 1


# ------------------------------------------------------------------------------------- who wins


def ranking(scores: list[int], **storages: list[Any]) -> list[int]:
    """The places in a game that ended so; all silver taken by passing is spent."""
    state = given(len(scores), **LAST)
    for seat, score in enumerate(scores):
        state.holdings[seat].score_points(score - (seat == 0), FROM_ROUND)  # the start player card
        hold(state, seat, **{what: each[seat] for what, each in storages.items()})
    pass_round(state)
    assert state.scores() == scores
    return state.ranking()


@pytest.mark.rule("BCG-14.6")
def test_the_player_with_the_most_points_wins() -> None:
    assert ranking([25, 24], workers=[0, 9]) == [1, 2]
    assert ranking([24, 25], silver=[9, 0]) == [2, 1]
    assert ranking([12, 30, 21]) == [3, 1, 2]
    assert ranking([9, 8, 11, 10]) == [3, 4, 1, 2]


@pytest.mark.rule("BCG-14.7")
@pytest.mark.parametrize(
    ("what", "more", "less"),
    [
        ("workers", 2, 1),
        ("silver", 5, 4),
        ("goods", {"light": 1}, {}),
        ("goods", {"medium": 1, "dark": 2}, {"light": 2}),
        ("animals", {"sheep": 2}, {"sheep": 1}),
        ("animals", {"sheep": 1}, {"sheep": 1, "pig": 1}),  # two that score are no cards left
        ("animals", {"sheep": 3, "pig": 1}, {"sheep": 3, "pig": 3, "cattle": 3}),
    ],
)
def test_of_those_tied_the_one_with_the_most_cards_left_wins(
    what: str, more: Any, less: Any
) -> None:
    assert ranking([20, 20], **{what: [more, less]}) == [1, 2]
    assert ranking([20, 20], **{what: [less, more]}) == [2, 1]
    assert ranking([30, 20, 20], **{what: [less, less, more]}) == [1, 3, 2]


@pytest.mark.rule("BCG-14.7")
def test_all_kinds_of_cards_left_count_alike() -> None:
    left: dict[str, list[Any]] = {"workers": [3, 0, 0, 0], "silver": [0, 3, 0, 0]}
    left |= {"goods": [{}, {}, {"light": 1, "dark": 2}, {}]}
    left |= {"animals": [{}, {}, {}, {"pig": 3}]}
    assert ranking([7, 7, 7, 7], **left) == [1, 1, 1, 1]


@pytest.mark.rule("BCG-14.8")
def test_those_still_tied_share_their_place() -> None:
    assert ranking([20, 20]) == [1, 1]
    assert ranking([20, 20, 20], workers=[1, 2, 2]) == [3, 1, 1]
    assert ranking([20, 25, 20, 25], silver=[1, 4, 1, 4]) == [3, 1, 3, 1]
