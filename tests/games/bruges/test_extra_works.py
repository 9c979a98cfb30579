"""BRG-15.7, 15.8, 15.10 and 15.11: levels, tiles, characters and cards beside that of the turn."""

import pytest

from tests.games.bruges.account import change
from tests.games.bruges.given import act, choices, given, hold, refusal
from tests.games.bruges.made_up import ARRIVAL, Invent, Row, arrives, is_in_vain, newcomer

# ---------------------------------------------------------------------------------------- levels


@pytest.mark.rule("BRG-15.7")
@pytest.mark.parametrize(
    ("level", "florins", "climbed"),
    [(0, 6, 3), (0, 5, 2), (0, 1, 0), (9, 6, 3), (10, 6, 2), (12, 6, 0)],
)
def test_levels_are_bought_as_far_as_possible(
    invent: Invent, level: int, florins: int, climbed: int
) -> None:
    state = newcomer(invent, {"op": "advance", "steps": 3, "price": 2}, florins=florins)
    hold(state, 0, level=level)
    paid = {"level": climbed, "florins": -2 * climbed}
    assert arrives(state) == (paid if climbed else {})


@pytest.mark.rule("BRG-15.7")
def test_what_lowers_the_price_of_the_dice_does_not_lower_this_one(invent: Invent) -> None:
    state = newcomer(invent, {"op": "advance", "steps": 1, "price": 3}, residents=["notary"])
    assert arrives(state) == {"level": 1, "florins": -3}


# ---------------------------------------------------------------------------------------- canals


@pytest.mark.rule("BRG-15.8")
@pytest.mark.parametrize(("price", "paid"), [("double", 6), ("printed", 3), ("free", 0)])
def test_a_canal_tile_is_built_without_a_card_on_a_space_of_any_colour(
    invent: Invent, price: str, paid: int
) -> None:
    state = newcomer(invent, {"op": "build_canal", "price": price}, florins=6)
    hold(state, 0, tiles=(2, 1))
    act(state, ARRIVAL)
    assert choices(state) == {"dig(left)", "dig(right)"}
    built = change(state, "dig(left)")
    assert built == {"tile left": 1, **({"florins": -paid} if paid else {})}


@pytest.mark.rule("BRG-15.8")
@pytest.mark.parametrize(
    ("tiles", "florins", "changes"),
    [
        ((2, 1), 5, {"tile right": 1, "florins": -4}),
        ((5, 1), 9, {"tile right": 1, "florins": -4}),
        ((2, 1), 3, {}),
        ((5, 5), 9, {}),
    ],
)
def test_one_section_is_no_choice_and_none_no_tile(
    invent: Invent, tiles: tuple[int, int], florins: int, changes: dict[str, int]
) -> None:
    state = newcomer(invent, {"op": "build_canal", "price": "double"}, florins=florins)
    hold(state, 0, tiles=tiles)
    assert arrives(state) == changes


@pytest.mark.rule("BRG-15.8")
def test_such_a_tile_brings_a_statue_and_is_an_event(invent: Invent) -> None:
    state = newcomer(invent, {"op": "build_canal", "price": "free"}, residents=["puppeteer"])
    hold(state, 0, tiles=(4, 5))
    changes = {"tile left": 1, "crowned left": 1, "statue 7": 1, "free statue 7": -1, "points": 1}
    assert arrives(state) == changes


# ------------------------------------------------------------------------------------ characters


@pytest.mark.rule("BRG-15.10")
def test_one_more_character_may_be_placed_for_less(invent: Invent) -> None:
    row = {"op": "place_character", "minus": 4}
    more: Row = {"hand": ["duke", "earl", "baker"], "houses": ["blue"], "florins": 5}
    state = newcomer(invent, row, **more)
    act(state, ARRIVAL)
    assert choices(state) == {"place(earl,blue)", "place(baker,blue)", "done"}  # the duke costs 8
    assert change(state, "place(earl,blue)") == {"hand earl": -1, "earl in blue": 1}  # 3 - 4 is 0
    assert arrives(newcomer(invent, row, **more), "done") == {}
    assert is_in_vain(newcomer(invent, row, hand=["duke"]))


@pytest.mark.rule("BRG-15.10")
def test_discounts_add_up_and_both_placements_have_their_effects(invent: Invent) -> None:
    state = newcomer(
        invent,
        {"op": "place_character", "minus": 4},
        hand=["queen", "baker"],
        residents=["master-of-ceremonies", "innkeeper"],
        houses=["blue"],
        florins=7,
    )
    changes = arrives(state, "place(queen,blue)")  # 12 - 4 - 1, her 3, and two innkeeper's
    assert changes == {"hand queen": -1, "queen in blue": 1, "level": 2, "florins": -7 + 3 + 2}


@pytest.mark.rule("BRG-15.10")
def test_the_character_placed_so_is_not_the_card_of_the_turn(invent: Invent) -> None:
    invent("accountant", "free", {"op": "place_character", "minus": 3})
    state = given(hand=["earl", "baker"], residents=["accountant"], houses=["blue"])
    act(state, "activate(accountant,none)", "place(earl,blue)")
    assert "workers(baker)" in choices(state)
    assert refusal(state, "done") == "BRG-6.4"


# ----------------------------------------------------------------------------------------- cards


@pytest.mark.rule("BRG-15.11")
def test_one_more_card_is_played_for_any_action(invent: Invent) -> None:
    extra = {"op": "play_extra_card"}
    more: Row = {
        "hand": ["duke", "baker"],
        "houses": ["blue"],
        "florins": 12,
        "workers": {"red": 1},
        "threats": {"red": 1},
    }
    state = newcomer(invent, extra, **more)
    hold(state, 0, tiles=(1, 0))  # the next space on the left is red
    act(state, ARRIVAL)
    assert choices(state) - {one for one in choices(state) if "baker" in one} == {
        "workers(duke)",
        "florins(duke)",
        "threat(duke,red)",
        "canal(duke,left)",
        "house(duke,red)",
        "place(duke,blue)",
    }
    assert refusal(state, "done") == "BRG-15.11"
    assert change(state, "workers(duke)") == {
        "hand duke": -1,
        "discarded duke": 1,
        "worker red": 2,
    }


@pytest.mark.rule("BRG-15.11")
def test_the_extra_card_does_not_replace_the_card_of_the_turn(invent: Invent) -> None:
    invent("accountant", "free", {"op": "play_extra_card"})
    state = given(hand=["duke", "baker"], residents=["accountant"])
    act(state, "activate(accountant,none)", "workers(duke)")
    assert refusal(state, "done") == "BRG-6.4"
    assert "workers(baker)" in choices(state)


@pytest.mark.rule("BRG-15.11")
def test_without_a_card_none_is_played(invent: Invent) -> None:
    state = newcomer(invent, {"op": "play_extra_card"}, hand=[])
    hold(state, 1, hand=["duke"])
    assert is_in_vain(state)
    assert state.decider() == 1
