"""Section 3: rounds, turns and plays, and what a card in hand is good for."""

import pytest

from feldspar.games.burgundy_cards.game import GAME
from tests.games.burgundy_cards.given import (
    act,
    choices,
    given,
    hold,
    names,
    pass_play,
    pass_round,
    pass_turn,
    points,
    refusal,
    row,
)

together = pytest.mark.parametrize("seats", [2, 3, 4])


@pytest.mark.rule("BCG-3.1")
@together
def test_five_rounds_of_six_turns_in_which_everybody_plays_once_clockwise(seats: int) -> None:
    state = GAME.new(seats, b"course")
    plays = []
    while state.actors():
        plays.append((state.round, state.turn, (state.active - state.start) % seats))
        for seat in range(seats):
            assert bool(choices(state, "silver", seat)) == (seat == state.active)
        pass_play(state)
    assert plays == [(r, t, s) for r in range(5) for t in range(6) for s in range(seats)]


@pytest.mark.rule("BCG-3.2")
def test_at_the_start_of_a_round_everybody_draws_the_top_two_cards() -> None:
    shown = [f"castle-{n}-1" for n in range(1, 7)] + ["mine-1-1"]
    dealt = [f"{type_}-{n}-1" for type_ in ("ship", "pasture") for n in range(1, 7)]
    state = given(hand=["bank-1"], turn=6, deck=shown + dealt)
    pass_round(state)
    assert state.start == 1  # who is dealt the first card of each pair
    for holding, cards in zip(state.holdings, (dealt[1::2], dealt[::2]), strict=True):
        assert sorted(names(holding.hand)) == sorted(cards[:2])
        assert names(holding.pile[::-1]) == cards[2:]


FOURS = ["castle-4-1", "mine-4-1", "cloister-4-1", "knowledge-4-1", "ship-4-1", "pasture-4-1"]
FOURS += ["church-4", "watchtower-4", "boarding_house-4", "city_hall-4"]


@pytest.mark.rule("BCG-3.3")
@pytest.mark.parametrize("card", FOURS)
def test_of_a_card_in_hand_only_the_die_counts(card: str) -> None:
    state = given(
        hand=[card],
        projects=["mine-4-2", "bank-5"],
        columns=[["mine-1-1", "mine-1-2"], ["ship-1-1"]],
        rows={4: ["knowledge-1-1"], 5: ["ship-5-1"]},
        goods={"medium": 1},
    )
    assert choices(state) == {
        "take(4,knowledge-1-1)",
        "place(4,mine-4-2)",
        "sell(4,medium)",
        "restock(4)",
        "silver(4)",
    }
    act(state, "silver(4)")
    mine = state.holdings[0]
    assert (mine.silver, mine.workers, points(mine)) == (1, 0, {})
    assert len(mine.projects) == len(mine.columns) == 2


@pytest.mark.rule("BCG-3.4")
@pytest.mark.parametrize(("played", "kept"), [("ship-1-1", "mine-5-1"), ("mine-5-1", "ship-1-1")])
def test_one_card_is_discarded_for_one_action(played: str, kept: str) -> None:
    state = given(hand=["ship-1-1", "mine-5-1"], silver=2, discard=["bank-1"])
    die = played.split("-")[1]
    act(state, f"silver({die})")
    assert names(state.discard) == ["bank-1", played]
    assert names(state.holdings[0].hand) == [kept]
    other = 6 - int(die)
    for more in (f"silver({other})", f"restock({other})", f"convert({other},1)"):
        assert refusal(state, more) == "BCG-3.4"
    assert choices(state) == {"buy", "done"}
    act(state, "done")
    assert state.actors() == [1]


@pytest.mark.rule("BCG-3.4")
def test_only_cards_in_hand_are_played() -> None:
    state = given(hand=["ship-1-1", "mine-5-1"])
    for die in ("1", "2", "3", "4", "5", "6", "1b", "5b"):
        assert refusal(state, f"silver({die})") == (None if die in "15" else "BCG-3.4")
    assert refusal(state, "silver(free)") == "BCG-11.16"


@pytest.mark.rule("BCG-3.4")
@pytest.mark.parametrize(("written", "card"), [("silver(5)", "mine-5-1"), ("silver(5b)", "bank-5")])
def test_of_two_cards_with_the_same_die_either_is_played(written: str, card: str) -> None:
    state = given(hand=["mine-5-1", "bank-5"])
    assert choices(state, "silver") == {"silver(5)", "silver(5b)"}
    act(state, written)
    assert names(state.discard) == [card]


def test_two_cards_that_show_the_same_are_no_choice() -> None:
    state = given(hand=["mine-5-1", "mine-5-2"])
    assert choices(state, "silver") == {"silver(5)"}
    assert refusal(state, "silver(5b)") == "BCG-3.4"


@pytest.mark.rule("BCG-3.5")
@pytest.mark.parametrize("silver", [0, 3])
def test_a_card_must_be_played_and_silver_can_always_be_taken(silver: int) -> None:
    state = given(hand=["ship-1-1", "mine-5-1"], workers=2, silver=silver)
    assert refusal(state, "done") == "BCG-3.5"
    nothing_else = {"silver(1)", "silver(5)"}
    if silver:
        nothing_else |= {"buy", "convert(1,1)", "convert(5,1)"}
    assert choices(state) == nothing_else


@pytest.mark.rule("BCG-3.6")
@together
def test_before_the_next_turn_everybody_draws_a_card(seats: int) -> None:
    state = given(seats)
    for turn in range(4):
        hands = []
        for holding in state.holdings:
            assert (len(holding.hand), len(holding.pile)) == (2, 4 - turn)
            hands.append((holding.hand, holding.pile[-1]))
        for _ in range(seats):
            assert all(len(holding.pile) == 4 - turn for holding in state.holdings)
            pass_play(state)
        for holding, (hand, top) in zip(state.holdings, hands, strict=True):
            assert set(holding.hand) == {hand[1], top}  # the first card was played


@pytest.mark.rule("BCG-3.7")
@together
def test_in_the_sixth_turn_the_piles_are_empty_and_one_card_is_left(seats: int) -> None:
    state = GAME.new(seats, b"sixth")
    for _ in range(5):
        pass_turn(state)
    assert state.turn == 5
    for holding in state.holdings:
        assert (len(holding.hand), holding.pile) == (1, [])
    pass_turn(state)
    assert (state.round, state.turn) == (1, 0)


@pytest.mark.rule("BCG-3.8", "BCG-7.8")
@together
def test_a_sale_does_not_change_the_order_within_a_round(seats: int) -> None:
    state = given(seats)
    seller = seats - 1
    hold(state, seller, hand=["ship-1-1", "ship-3-1"], goods={"light": 1})
    order = []
    for _ in range(3 * seats):
        order.append(state.active)
        if len(order) == seats:
            act(state, "sell(1,light)", seat=seller)
            assert state.holder == seller
        else:
            pass_play(state)
    assert order == [*range(seats)] * 3


@pytest.mark.rule("BCG-3.9")
def test_the_display_is_not_filled_up_during_a_round() -> None:
    state = given(hand=["ship-3-1", "mine-3-1"], rows={3: ["bank-1"], 6: ["church-6"]})
    act(state, "take(3,bank-1)")
    for _ in range(6 * 2 - 1):
        assert (state.round, sum(map(len, state.rows))) == (0, 1)
        assert (row(state, 3), row(state, 6)) == ([], ["church-6"])
        pass_play(state)
    assert (state.round, sum(map(len, state.rows))) == (1, 7)


ROWS = {n: [f"cloister-{7 - n}-1"] for n in range(1, 7)}
PROJECTS = {1: "carpenter-1", 3: "mine-3-1", 6: "church-6"}
SOLD = {1: "light", 2: "light", 3: "medium", 4: "medium", 5: "dark", 6: "dark"}


@pytest.mark.rule("BCG-3.10", "BCG-5.1", "BCG-6.1", "BCG-7.1")
@pytest.mark.parametrize("die", range(1, 7))
def test_three_of_the_six_actions_use_the_die_and_three_ignore_it(die: int) -> None:
    state = given(
        hand=[f"castle-{die}-1"],
        rows=ROWS,
        projects=list(PROJECTS.values()),
        goods={"light": 1, "medium": 1, "dark": 1},
        silver=6,
    )
    allowed = {f"take({die},{ROWS[die][0]})", f"sell({die},{SOLD[die]})"}
    allowed |= {f"restock({die})", f"silver({die})", f"convert({die},1)", f"convert({die},2)"}
    if die in PROJECTS:
        allowed.add(f"place({die},{PROJECTS[die]})")
    assert choices(state) == {*allowed, "buy"}
