"""Section 13: the end of a round."""

from typing import Any

import pytest

from feldspar.games.burgundy_cards.game import GAME, CardsState
from feldspar.games.burgundy_cards.rules.cards import DIE
from feldspar.games.burgundy_cards.rules.player_board import Holding
from feldspar.games.burgundy_cards.rules.units import Card
from feldspar.kernel.units import Seat
from tests.games.burgundy_cards.given import (
    act,
    choices,
    given,
    hold,
    names,
    pass_play,
    pass_round,
    pass_turn,
    told,
)

DISPLAY = {1: (6, 1), 2: (6, 1), 3: (6, 4), 4: (12, 1)}
"""Cards laid row by row, and by their own dice."""
LAST: dict[str, Any] = {"turn": 6, "hand": ["ship-1-1"]}


def coming(state: CardsState) -> list[Card]:
    """The draw pile, the next card first."""
    return state.deck[::-1]


def hands_and_piles(holding: Holding) -> tuple[int, int]:
    return len(holding.hand), len(holding.pile)


@pytest.mark.rule("BCG-13.1")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_round_ends_when_everybody_has_played_six_cards(seats: int) -> None:
    state = GAME.new(seats, b"six cards")
    first = state.start
    for play in range(6 * seats):
        assert (state.round, state.active) == (0, (first + play) % seats)
        if play == 6 * seats - 1:
            left = [hands_and_piles(holding) for holding in state.holdings]
            assert sorted(left) == [(0, 0)] * (seats - 1) + [(1, 0)]
        pass_play(state)
    assert state.round == 1


@pytest.mark.rule("BCG-13.2")
@pytest.mark.parametrize("seats", GAME.seats)
@pytest.mark.parametrize("round", "ABCD")
def test_the_display_is_renewed_and_then_everybody_is_dealt_six_cards(
    seats: int, round: str
) -> None:
    shown = {1: ["castle-1-1", "bank-5"], 6: ["mine-4-1"]}
    state = given(seats, round=round, rows=shown, **LAST)
    expected, start = coming(state), 1 % seats  # nobody sells
    by_row, by_die = DISPLAY[seats]
    pass_round(state)
    for names_ in shown.values():
        assert set(names_) <= set(names(state.discard))
    rows: list[list[int]] = [[] for _ in range(6)]
    for n, card in enumerate(expected[: by_row + by_die]):
        rows[n % 6 if n < by_row else DIE[card] - 1].append(card)
    assert state.rows == rows
    assert (state.round, state.turn, state.start) == ("ABCDE".index(round) + 1, 0, start)
    dealt = expected[by_row + by_die :]
    for place in range(seats):
        holding = state.holdings[(start + place) % seats]
        mine = dealt[place : 6 * seats : seats]  # one at a time, clockwise
        assert holding.hand == sorted(mine[:2])
        assert holding.pile[::-1] == mine[2:]
    assert coming(state) == dealt[6 * seats :]
    assert state.face_down is False


@pytest.mark.rule("BCG-13.2", "BCG-13.5")
def test_the_old_display_is_discarded_before_a_new_one_is_laid_out() -> None:
    """With nothing else to be drawn, its cards must be among those shuffled."""
    shown = {number: [f"mine-{number}-1", f"mine-{number}-2"] for number in range(1, 7)}
    state = given(rows=shown, rest=False, **LAST)
    pass_round(state)
    again = [card for cards in state.rows for card in cards]
    hands = [card for holding in state.holdings for card in holding.hand + holding.pile]
    assert len(again) == 7
    assert len(again + hands) == 14  # two cards played, twelve of the display
    assert [len(holding.hand + holding.pile) for holding in state.holdings] == [3, 4]


@pytest.mark.rule("BCG-13.3", "BCG-17.4")
@pytest.mark.parametrize("seller", [0, 1, 2])
@pytest.mark.parametrize("holder", [0, 1, 2])
def test_after_a_sale_the_holder_begins_and_the_card_is_face_up_again(
    seller: int, holder: int
) -> None:
    state = given(3, turn=5)
    state.holder = Seat(holder)
    hold(state, seller, goods={"light": 1, "medium": 1, "dark": 1}, workers=3)
    while state.round == 0:
        if state.active == seller and not state.face_down:
            act(state, min(choices(state, "sell", seller)), seat=seller)
            assert (state.holder, state.face_down) == (seller, True)
        else:
            pass_play(state)
    assert (state.start, state.active, state.holder, state.face_down) == (seller,) * 3 + (False,)


@pytest.mark.rule("BCG-13.4")
@pytest.mark.parametrize(("holder", "following"), [(0, 1), (1, 2), (2, 0)])
def test_if_nobody_has_sold_the_card_passes_to_the_next_player(holder: int, following: int) -> None:
    state = given(3, **LAST)
    state.holder = Seat(holder)
    pass_round(state)
    assert (state.start, state.active, state.holder) == (following,) * 3
    assert state.face_down is False
    assert told(state, "log-round")[-1].text.args["round"] == "B"


@pytest.mark.rule("BCG-13.3", "BCG-13.4")
def test_a_sale_counts_in_its_own_round_only() -> None:
    state = given(goods={"light": 1}, turn=6, hand=["ship-1-1"])
    act(state, "sell(1,light)")
    for following in (0, 1, 0, 1):
        pass_round(state)
        assert state.start == following


@pytest.mark.rule("BCG-13.5")
@pytest.mark.parametrize("left", range(4))
def test_what_is_left_in_the_draw_pile_is_drawn_before_the_discard_pile_is_shuffled(
    left: int,
) -> None:
    deck = ["castle-1-1", "castle-2-1", "castle-3-1"][:left]
    discard = ["mine-1-1", "mine-2-1", "mine-3-1", "mine-4-1", "mine-5-1"]
    state = given(silver=3, deck=deck, discard=discard, rest=False)
    act(state, "buy")
    shown = names(state.revealed)
    assert shown[:left] == deck
    assert len(shown) == 3
    assert set(shown[left:]) <= set(discard)
    if left < 3:
        assert state.discard == []
        assert sorted(names(state.deck) + shown[left:]) == discard
    else:
        assert names(state.discard) == discard


@pytest.mark.rule("BCG-13.5")
def test_the_discard_pile_is_shuffled_anew_each_time() -> None:
    discard = [f"ship-{die}-{copy}" for die in range(2, 7) for copy in (2, 3)]
    orders = set()
    for shuffles in (1, 2):
        for seed in (b"one", b"two"):
            state = given(silver=3, discard=discard, rest=False, seed=seed)
            state.shuffles = shuffles
            act(state, "buy")
            assert sorted(names(state.revealed + state.deck)) == discard
            orders.add(tuple(state.revealed + state.deck))
    assert len(orders) == 4


@pytest.mark.rule("BCG-13.6")
def test_estates_projects_storages_and_goods_sold_stay() -> None:
    state = given(
        projects=["bank-5", "ship-6-1"],
        columns=[["mine-1-1"], ["ship-2-2", "ship-3-1"]],
        goods={"dark": 2},
        animals={"pig": 1},
        workers=4,
        **LAST,
    )
    mine = state.holdings[0]
    mine.sold = 1 << 8

    def kept() -> list[object]:
        counts = [mine.goods, mine.sold, mine.animals, mine.workers, mine.score]
        return [mine.projects, mine.columns, *counts]

    before = kept()
    pass_turn(state)
    assert state.round == 1
    assert kept() == before
    assert mine.silver == 1  # that of action 5, by which it passed
