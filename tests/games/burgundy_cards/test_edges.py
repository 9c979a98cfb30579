"""Section 17: edge cases."""

from typing import Any

import pytest

from feldspar.games.burgundy_cards.game import CardsState
from feldspar.games.burgundy_cards.rules.components import CARD_NAMES
from tests.games.burgundy_cards.given import (
    act,
    choices,
    estate,
    given,
    goods,
    hold,
    names,
    pass_play,
    pass_round,
    pile,
    place,
    placing,
    points,
    refusal,
    row,
    told,
)

SPARE = [name for name in CARD_NAMES if not name.startswith("ship")]


def short(seats: int, left: int, **position: Any) -> CardsState:
    """The last turn of round A was passed, with so few cards to draw and those just played."""
    deck = SPARE[: left - seats]
    state = given(seats, deck=deck, rest=False, turn=6, hand=["ship-1-1"], **position)
    pass_round(state)
    return state


def dealt(state: CardsState) -> list[int]:
    return [len(holding.hand + holding.pile) for holding in state.holdings]


@pytest.mark.rule("BCG-17.1", "BCG-13.5")
@pytest.mark.parametrize(
    ("seats", "left", "shown", "cards"),
    [
        (2, 8, 7, [0, 1]),
        (2, 10, 7, [1, 2]),
        (2, 18, 7, [5, 6]),
        (2, 19, 7, [6, 6]),
        (3, 12, 10, [0, 1, 1]),
        (3, 15, 10, [1, 2, 2]),
        (4, 14, 13, [0, 1, 0, 0]),
        (4, 23, 13, [2, 3, 3, 2]),
    ],
)
def test_if_cards_are_short_the_display_comes_first_then_one_at_a_time(
    seats: int, left: int, shown: int, cards: list[int]
) -> None:
    state = short(seats, left)
    assert state.start == 1
    assert sum(map(len, state.rows)) == shown
    assert dealt(state) == cards
    assert [len(holding.hand) for holding in state.holdings] == [min(2, n) for n in cards]
    assert (state.deck, state.discard) == ([], [])


@pytest.mark.rule("BCG-17.1")
def test_whoever_has_no_card_skips_the_turn() -> None:
    state = short(3, 10 + 4)  # one card for seat 0, one for seat 2, two for seat 1
    plays = []
    while state.round == 1:
        plays.append((state.turn + 1, state.active))
        pass_play(state)
    assert plays == [(1, 1), (1, 2), (1, 0), (2, 1)]
    assert (state.round, state.start) == (2, 2)
    assert dealt(state) == [1, 1, 2]


@pytest.mark.rule("BCG-17.1")
@pytest.mark.parametrize("left", [3, 7])
def test_r20_with_no_cards_at_all_the_game_still_comes_to_its_end(left: int) -> None:
    state = short(2, left)
    assert (state.actors(), state.round) == ([], 4)
    assert sum(map(len, state.rows)) == left
    assert [event.text.args["round"] for event in told(state, "log-round")] == [*"BCDE"]
    assert points(state.holdings[1]) == {}  # the card has passed on four times
    assert points(state.holdings[0]) == {"start": 1}


@pytest.mark.rule("BCG-17.1", "BCG-15.5")
@pytest.mark.parametrize("left", [5, 7, 8])
def test_r20_alone_too(left: int) -> None:
    state = short(1, left, aaron={"B": ["ship-6-1"], "D": ["ship-6-2", "pasture-6-3"]})
    while state.actors():
        pass_play(state)
    assert (state.round, state.ranking(), len(state.aaron)) == (4, [1], 3)
    assert sum(map(len, state.rows)) == min(7, left)


@pytest.mark.rule("BCG-17.2", "BCG-5.5")
@pytest.mark.parametrize("dropped", ["bank-1", "bank-3", "bank-5"])
def test_a_project_is_discarded_before_the_new_card_arrives(dropped: str) -> None:
    projects = ["bank-1", "bank-3", "bank-5"]
    state = given(projects=projects, rows={1: ["castle-6-1"]})
    act(state, "take(1,castle-6-1)")
    assert choices(state) == {f"drop({one})" for one in projects}
    assert (row(state, 1), names(state.holdings[0].projects)) == (["castle-6-1"], projects)
    act(state, f"drop({dropped})")
    assert names(state.discard) == ["ship-1-1", dropped]
    assert names(state.holdings[0].projects) == [
        *(one for one in projects if one != dropped),
        "castle-6-1",
    ]
    assert row(state, 1) == []


@pytest.mark.rule("BCG-17.2", "BCG-9.3")
def test_a_project_discarded_for_a_bought_card_lies_on_the_other_two() -> None:
    state = given(
        projects=["bank-1", "bank-3", "bank-5"],
        silver=3,
        deck=["mine-1-1", "mine-2-1", "mine-3-1"],
    )
    act(state, "buy", "choose(mine-2-1,project)")
    assert names(state.revealed) == ["mine-2-1"]
    act(state, "drop(bank-1)")
    assert names(state.discard) == ["mine-1-1", "mine-3-1", "bank-1"]
    assert names(state.holdings[0].projects) == ["bank-3", "bank-5", "mine-2-1"]
    assert state.revealed == []


FORBIDDEN = {
    "take({},mine-5-1)": "BCG-5.1",  # not in the display
    "place({},castle-6-1)": "BCG-6.1",  # no project
    "sell({},medium)": "BCG-7.2",
    "restock({})": "BCG-8.1",
    "convert({},1)": "BCG-8.4",
}


@pytest.mark.rule("BCG-17.3")
@pytest.mark.parametrize("decision", FORBIDDEN)
def test_the_action_of_a_castle_or_a_bought_card_has_the_conditions_of_any_action(
    decision: str,
) -> None:
    position: dict[str, Any] = {"rows": {6: ["castle-6-1"]}, "workers": 2, "silver": 0}
    castle = placing("castle-1-1", **position)
    bought = given(**{**position, "silver": 3}, deck=["mine-6-1"])
    act(bought, "buy", "choose(mine-6-1,action)")
    for state, die in ((castle, "free"), (bought, "6"), (given(**position), "1")):
        assert refusal(state, decision.format(die)) == FORBIDDEN[decision]


@pytest.mark.rule("BCG-17.3", "BCG-4.4")
@pytest.mark.parametrize(("workers", "rows"), [(0, "4"), (1, "345"), (2, "23456"), (3, "123456")])
def test_the_action_of_a_bought_card_reaches_as_far_as_its_die_and_workers(
    workers: int, rows: str
) -> None:
    shown = {number: [f"castle-{number}-1"] for number in range(1, 7)}
    state = given(rows=shown, workers=workers, silver=3, deck=["mine-4-1"])
    act(state, "buy", "choose(mine-4-1,action)")
    assert choices(state, "take") == {f"take(4,castle-{number}-1)" for number in rows}


@pytest.mark.rule("BCG-17.4")
@pytest.mark.parametrize("later", [None, 1, 2])
def test_the_holder_who_sells_begins_again_unless_another_sells_later(later: int | None) -> None:
    state = given(3, turn=6, hand=["ship-1-1"], goods={"light": 1})
    for seat in (1, 2):
        hold(state, seat, goods={"light": 1, "medium": 1, "dark": 1})
    act(state, "sell(1,light)")
    assert (state.holder, state.face_down, state.start) == (0, True, 0)
    for seat in (1, 2):
        if seat == later:
            act(state, min(choices(state, "sell", seat)), seat=seat)
        else:
            pass_play(state)
    assert state.round == 1
    assert state.start == state.holder == (later or 0)


@pytest.mark.rule("BCG-17.5", "BCG-11.15")
def test_a_city_hall_places_what_was_bought_just_before_its_effect() -> None:
    state = placing("city_hall-2", silver=3, deck=["mine-6-1", "bank-1", "bank-3"])
    assert choices(state) == {"buy", "done"}
    act(state, "buy", "choose(mine-6-1,project)")
    assert choices(state) == {"place(free,mine-6-1)"}
    act(state, "place(free,mine-6-1)")
    assert estate(state.holdings[0]) == [("building", ["city_hall-2"]), ("mine", ["mine-6-1"])]
    assert (state.holdings[0].silver, state.active) == (2, 1)


@pytest.mark.rule("BCG-17.5")
def test_a_city_hall_places_what_was_taken_earlier_in_the_play() -> None:
    state = given(
        projects=["city_hall-2"], rows={4: ["mine-5-1"]}, silver=3, deck=["ship-4-1", "bank-1"]
    )
    act(state, "buy", "choose(ship-4-1,action)", "take(4,mine-5-1)", "place(2,city_hall-2)")
    assert choices(state) == {"place(free,mine-5-1)"}


@pytest.mark.rule("BCG-17.6")
def test_a_triple_can_bring_a_first_triple_card_and_a_round_bonus() -> None:
    state = placing("cloister-1-1", ["cloister", "cloister"])
    assert points(state.holdings[0]) == {"triple": 6, "first": 1}
    act(state, "bonus(1)")
    assert points(state.holdings[0]) == {"triple": 6, "first": 1, "round": 3}


@pytest.mark.rule("BCG-17.7")
@pytest.mark.parametrize(("out", "other"), [("goods1", "goods2"), ("goods2", "goods1")])
def test_the_last_good_is_a_pile_of_its_own(out: str, other: str) -> None:
    state = placing("ship-2-2", piles={out: ["dark"], other: ["light"]})
    act(state, f"draw({out})")
    assert (pile(state, out), pile(state, other)) == ([], ["light"])
    place(state, "ship-3-1")
    assert goods(state.holdings[0]) == {"dark": 1, "light": 1}  # nothing to choose any more
    state = placing("ship-2-2", piles={out: ["dark"], other: ["light", "medium"]})
    act(state, f"draw({out})")
    assert (pile(state, other), pile(state, out)) == (["light"], ["medium"])


@pytest.mark.rule("BCG-17.7", "BCG-11.5")
def test_the_last_animal_is_a_pile_of_its_own() -> None:
    state = placing("boarding_house-2", piles={"animals1": ["pig"], "animals2": ["sheep"]})
    act(state, "draw(animals1)")
    assert (pile(state, "animals1"), pile(state, "animals2")) == ([], ["sheep"])
    place(state, "boarding_house-4")
    assert refusal(state, "draw(animals1)") == "BCG-11.5"
    assert choices(state) == {"draw(goods1)", "draw(goods2)", "draw(animals2)"}
