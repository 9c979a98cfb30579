"""Section 2: what lies where before the first play."""

from collections import Counter
from functools import cache

import pytest

from feldspar.games.burgundy_cards.game import GAME, CardsState
from feldspar.games.burgundy_cards.rules.cards import DIE
from feldspar.games.burgundy_cards.rules.components import (
    ALL_ANIMALS,
    ALL_GOODS,
    ANIMALS,
    CARDS,
    GOODS,
    ROUNDS,
)
from tests.games.burgundy_cards.given import (
    animals,
    choices,
    estate,
    given,
    goods,
    pass_round,
    row,
    told,
)

each_number = pytest.mark.parametrize("seats", [1, 2, 3, 4])
together = pytest.mark.parametrize("seats", [2, 3, 4])


@cache
def games(seats: int) -> list[CardsState]:
    """Many games before the first play. They are not to be changed."""
    return [GAME.new(seats, b"setup %d" % n) for n in range(300)]


# ------------------------------------------------------------------------------------ the players


@pytest.mark.rule("BCG-2.1")
@each_number
def test_everybody_starts_with_an_empty_estate_no_projects_and_no_points(seats: int) -> None:
    state = GAME.new(seats, b"")
    assert len(state.holdings) == seats
    for holding in state.holdings:
        assert (estate(holding), holding.projects, holding.score) == ([], [], 0)


@pytest.mark.rule("BCG-2.2")
@each_number
def test_everybody_starts_with_a_good_an_animal_and_a_silver_at_random(seats: int) -> None:
    for seat in range(seats):
        mine = [state.holdings[seat] for state in games(seats)]
        assert {holding.silver for holding in mine} == {1}
        stored = Counter(name for holding in mine for name in [*goods(holding), *animals(holding)])
        assert sum(stored.values()) == 2 * 300
        assert all(60 < stored[name] < 140 for name in GOODS)  # 100 expected
        assert all(40 < stored[name] < 110 for name in ANIMALS)  # 75 expected
        assert all(sum(goods(holding).values()) == 1 for holding in mine)


@pytest.mark.rule("BCG-2.3")
@pytest.mark.parametrize(("seats", "sizes"), [(1, [9, 8]), (2, [8, 8]), (3, [8, 7]), (4, [7, 7])])
def test_the_other_goods_lie_in_two_shuffled_piles(seats: int, sizes: list[int]) -> None:
    assert {tuple(map(len, state.goods)) for state in games(seats)} == {tuple(sizes)}
    for pile, size in enumerate(sizes):
        for place in range(size):
            drawn = Counter(state.goods[pile][place] for state in games(seats))
            assert all(60 < drawn[kind] < 140 for kind in ALL_GOODS)  # 100 expected


@pytest.mark.rule("BCG-2.4")
@pytest.mark.parametrize(("seats", "sizes"), [(1, [10, 9]), (2, [9, 9]), (3, [9, 8]), (4, [8, 8])])
def test_the_other_animals_lie_in_two_shuffled_piles(seats: int, sizes: list[int]) -> None:
    assert {tuple(map(len, state.animals)) for state in games(seats)} == {tuple(sizes)}
    for pile, size in enumerate(sizes):
        for place in range(size):
            drawn = Counter(state.animals[pile][place] for state in games(seats))
            assert all(40 < drawn[kind] < 110 for kind in ALL_ANIMALS)  # 75 expected


@pytest.mark.rule("BCG-2.3", "BCG-2.4")
@pytest.mark.parametrize("what", ["goods", "animals"])
@pytest.mark.parametrize("which", [0, 1])
def test_only_the_top_card_of_each_pile_can_be_seen(what: str, which: int) -> None:
    for place, seen in ((-1, True), (-2, False), (0, False)):
        state = GAME.new(2, b"seen")
        before = [state.info_key(seat) for seat in range(2)]
        pile = getattr(state, what)[which]
        pile[place] = (pile[place] + 1) % 3
        assert [state.info_key(seat) != before[seat] for seat in range(2)] == [seen, seen]


@pytest.mark.rule("BCG-2.5")
@together
def test_the_start_player_is_drawn_and_has_the_card_face_up(seats: int) -> None:
    times = Counter(state.start for state in games(seats))
    assert set(times) == set(range(seats))
    assert all(abs(count - 300 / seats) < 40 for count in times.values())
    for state in games(seats):
        assert (state.holder, state.face_down) == (state.start, False)
        assert state.actors() == [state.start]


@pytest.mark.rule("BCG-2.6")
@pytest.mark.parametrize(
    ("seats", "workers"), [(1, [1]), (2, [0, 1]), (3, [0, 1, 1]), (4, [0, 1, 1, 2])]
)
def test_workers_by_seat_clockwise_from_the_start_player(seats: int, workers: list[int]) -> None:
    for state in games(seats):
        order = [state.holdings[(state.start + n) % seats] for n in range(seats)]
        assert [holding.workers for holding in order] == workers


# ------------------------------------------------------------------------------ cards to be won


@pytest.mark.rule("BCG-2.7")
@each_number
def test_all_seven_first_triple_cards_are_there_to_be_won(seats: int) -> None:
    state = GAME.new(seats, b"")
    assert [state.firsts >> n & 1 for n in range(7)] == [1] * 7
    assert [holding.firsts for holding in state.holdings] == [0] * seats


@pytest.mark.rule("BCG-2.8")
@pytest.mark.parametrize(("seats", "cards"), [(4, [4, 3, 2, 1]), (3, [4, 2, 1]), (2, [3, 1])])
def test_all_seven_cards_are_stacked_with_the_highest_on_top(seats: int, cards: list[int]) -> None:
    state = GAME.new(seats, b"")
    assert state.sevens[::-1] == cards  # the next one is last
    assert [holding.seven for holding in state.holdings] == [0] * seats


@pytest.mark.rule("BCG-2.9")
@together
def test_the_round_cards_come_in_order(seats: int) -> None:
    state = GAME.new(seats, b"")
    state.log = state.opening()
    while state.actors():
        assert state.round == len(told(state, "log-round")) - 1
        pass_round(state)
    assert [event.text.args["round"] for event in told(state, "log-round")] == list("ABCDE")
    assert "".join(ROUNDS) == "ABCDE"


# ---------------------------------------------------------------------------------- action cards


@pytest.mark.rule("BCG-2.10")
@each_number
def test_six_cards_are_dealt_from_a_shuffled_draw_pile(seats: int) -> None:
    dealt = Counter[int]()
    for state in games(seats):
        for holding in state.holdings:
            assert len(set(holding.hand + holding.pile)) == 6
            dealt.update(holding.hand + holding.pile)
    assert set(dealt) == set(range(CARDS))
    assert max(dealt.values()) < 3 * sum(dealt.values()) / CARDS
    for place in (0, -1):  # and so is what is left of it
        assert len({state.deck[place] for state in games(seats)}) > 90


@pytest.mark.rule("BCG-2.10")
@pytest.mark.parametrize("viewer", [0, 1])
@pytest.mark.parametrize("seat", [0, 1])
def test_nobody_can_look_at_a_personal_pile(viewer: int, seat: int) -> None:
    state = GAME.new(2, b"hidden")
    before = state.info_key(viewer), choices(state, seat=state.active)
    pile = state.holdings[seat].pile
    for place in range(4):
        pile[place], state.deck[place] = state.deck[place], pile[place]
        assert (state.info_key(viewer), choices(state, seat=state.active)) == before


@pytest.mark.rule("BCG-2.11")
@pytest.mark.parametrize(("seats", "count"), [(2, 7), (3, 10), (4, 13)])
def test_the_display_is_laid_out(seats: int, count: int) -> None:
    for state in games(seats):
        assert sum(map(len, state.rows)) == count
        assert len(state.deck) == 114 - 6 * seats - count
        assert state.discard == []


@pytest.mark.rule("BCG-2.12", "BCG-2.13", "BCG-2.14")
@pytest.mark.parametrize(("seats", "by_row"), [(2, 1), (3, 1), (4, 2)])
def test_the_first_cards_lie_anywhere_and_the_others_by_their_dice(seats: int, by_row: int) -> None:
    for number in range(6):
        rows = [state.rows[number] for state in games(seats)]
        for place in range(by_row):
            assert {DIE[cards[place]] for cards in rows} == {1, 2, 3, 4, 5, 6}
        assert {DIE[card] for cards in rows for card in cards[by_row:]} == {number + 1}


def laid_out(seats: int, *names: str) -> CardsState:
    """A round that has begun with these cards on top of the draw pile."""
    state = given(seats, hand=["castle-1-1"], turn=6, deck=names)
    pass_round(state)
    assert state.round == 1
    return state


ANY = ["mine-5-1", "bank-5", "ship-6-1", "pasture-1-1", "castle-2-1", "cloister-4-1"]
MORE = ["mine-1-1", "bank-1", "ship-1-1", "castle-1-2", "knowledge-1-1", "pasture-1-2"]


@pytest.mark.rule("BCG-2.12", "BCG-2.14")
def test_the_last_card_for_two_goes_into_the_row_of_its_die() -> None:
    """The rulebook's example: it shows a 6."""
    state = laid_out(2, *ANY, "mine-6-1")
    assert [len(cards) for cards in state.rows] == [1, 1, 1, 1, 1, 2]
    assert [row(state, n) for n in range(1, 6)] == [[name] for name in ANY[:5]]
    assert row(state, 6) == ["cloister-4-1", "mine-6-1"]


@pytest.mark.rule("BCG-2.13")
def test_the_first_twelve_cards_for_four_go_twice_into_rows_1_to_6() -> None:
    state = laid_out(4, *ANY, *MORE, "castle-3-1")
    twice = [list(pair) for pair in zip(ANY, MORE, strict=True)]
    twice[2].append("castle-3-1")
    assert [row(state, n) for n in range(1, 7)] == twice


@pytest.mark.rule("BCG-2.15")
def test_a_row_can_hold_any_number_of_cards() -> None:
    state = laid_out(3, *ANY, *MORE[:4])
    assert row(state, 1) == ["mine-5-1", *MORE[:4]]
    assert [len(cards) for cards in state.rows] == [5, 1, 1, 1, 1, 1]
