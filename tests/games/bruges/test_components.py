"""Section 1: what is in the box."""

from collections import Counter

import pytest

from feldspar.games.bruges.game import GAME
from feldspar.games.bruges.rules import components
from feldspar.games.bruges.rules.cards.characters import COLOUR, DECKS, GROUP, POINTS, PRICE
from feldspar.games.bruges.rules.components import (
    ACTIONS,
    CHARACTERS,
    COLOURS,
    DATA,
    GATES,
    GROUPS,
    MAJORITIES,
    NAMES,
    ROWS,
    SECTIONS,
)
from feldspar.games.bruges.rules.player_board import LEVELS
from feldspar.games.bruges.rules.scoring import final_points
from feldspar.games.bruges.rules.units import Section
from feldspar.kernel.units import Seat
from tests.games.bruges.given import (
    act,
    choices,
    given,
    hold,
    house_colours,
    refusal,
    threats,
    workers,
)
from tests.games.bruges.phases import end_round, of_colours, throw_dice

FIVE = ["blue", "brown", "yellow", "red", "violet"]
ELEVEN = ["nobility", "entertainer", "craftsman", "church", "guard", "scholar"]
ELEVEN += ["administrator", "merchant", "royal_court", "artist", "underworld"]
each_colour = pytest.mark.parametrize("colour", FIVE)


@pytest.mark.rule("BRG-1.1")
def test_the_game_is_for_two_three_or_four() -> None:
    assert [GAME.new(seats, b"").seats for seats in (2, 3, 4)] == [2, 3, 4]
    for seats in (0, 1, 5):
        with pytest.raises(ValueError, match="2 to 4 seats"):
            GAME.new(seats, b"")


@pytest.mark.rule("BRG-1.2")
def test_cards_houses_workers_dice_markers_and_canal_spaces_are_of_five_colours() -> None:
    state = GAME.new(2, b"")
    (holding, _) = state.holdings
    assert COLOURS == FIVE
    assert {COLOURS[colour] for colour in COLOUR} == set(FIVE)
    for things in (holding.workers, holding.threats, state.dice):
        assert len(things) == 5
    for gate in GATES:
        assert [{COLOURS[colour] for colour in section} for section in gate] == [set(FIVE)] * 2
    for kind in ("place", "burn"):
        assert [*ACTIONS.kinds[kind].domains["house"]] == FIVE


# ---------------------------------------------------------------------------------- the characters


@pytest.mark.rule("BRG-1.3", "BRG-14.1")
def test_there_are_165_different_cards_33_of_each_colour() -> None:
    assert len(CHARACTERS["card"]) == len(set(NAMES[:165])) == 165
    for deck in DECKS.values():
        assert len({*deck}) == 165
        assert Counter(COLOURS[COLOUR[card]] for card in deck) == dict.fromkeys(FIVE, 33)


@pytest.mark.rule("BRG-1.3")
@each_colour
def test_a_card_is_of_one_colour_on_both_sides(colour: str) -> None:
    (card,) = of_colours(colour)
    state = given(hand=[card], workers={colour: 1})
    act(state, f"house({card},{colour})")
    assert house_colours(state.holdings[0]) == [colour]  # its back
    state = given(hand=[card])
    act(state, f"workers({card})")
    assert workers(state.holdings[0]) == {colour: 2}  # its front


SYMBOLS = {"placed": "lightning", "activated": "worker", "final": "laurel"}


@pytest.mark.rule("BRG-1.4")
def test_every_card_shows_a_price_a_symbol_an_effect_and_a_group() -> None:
    for row in ROWS:
        assert row["symbol"] == SYMBOLS.get(row["when"], "infinity")
        assert (row["symbol"] == "worker") == (row.get("worker") in FIVE)
        assert row["effects"]
        assert row["price"] >= 0
        assert row["group"] in ELEVEN


@pytest.mark.rule("BRG-1.5")
def test_a_character_is_worth_a_third_of_its_price() -> None:
    assert {*zip(PRICE, POINTS, strict=True)} == {(0, 0), (3, 1), (6, 2), (9, 3), (12, 4)}


@pytest.mark.rule("BRG-1.6")
def test_there_are_eleven_groups_of_fifteen_three_of_each_colour() -> None:
    assert GROUPS == ELEVEN
    for deck in DECKS.values():
        shown = Counter((GROUP[card], COLOUR[card]) for card in deck)
        assert shown == {(group, colour): 3 for group in range(11) for colour in range(5)}


# ----------------------------------------------------------------------------------- what is taken


@pytest.mark.rule("BRG-1.7")
@each_colour
def test_workers_never_run_out(colour: str) -> None:
    (card,) = of_colours(colour)
    state = given(hand=[card], workers={colour: 9})
    hold(state, 1, workers={colour: 41})
    act(state, f"workers({card})")
    assert workers(state.holdings[0]) == {colour: 11}


@pytest.mark.rule("BRG-1.8")
def test_florins_never_run_out() -> None:
    state = given(hand=["baker"], florins=92, dice={"violet": 6})  # 20 of 1 and 24 of 3 in the box
    act(state, "florins(baker)")
    assert state.holdings[0].florins == 98


@pytest.mark.rule("BRG-1.9", "BRG-5.4")
def test_nine_threat_markers_of_a_colour_are_enough_for_four() -> None:
    assert components.DATA["supply"]["threats_each"] * len(COLOURS) == 45
    state = given(4, threats={"red": 2}, houses=["blue", "red"])
    for seat in (1, 2, 3):
        hold(state, seat, threats={"red": 2}, houses=["blue", "red"])
    throw_dice(state, red=5)
    for seat in range(4):
        assert threats(state.holdings[seat]) == {"red": 3}
        assert sum(holding.threats[components.RED] for holding in state.holdings) == 9 - 2 * seat
        act(state, "burn(blue)")
    assert [threats(holding) for holding in state.holdings] == [{}] * 4


@pytest.mark.rule("BRG-1.10")
def test_there_are_canal_tiles_for_every_space_of_the_board() -> None:
    state = given(4)
    spaces = [section for holding in state.holdings for section in GATES[holding.gate]]
    assert DATA["supply"]["canal_tiles"] == sum(map(len, spaces)) == 40
    for seat in range(4):
        holding = hold(state, seat, tiles=(5, 5))
        assert [holding.tile_price(Section(section), 0) for section in (0, 1)] == [-1, -1]


@pytest.mark.rule("BRG-1.11")
def test_there_are_six_statues() -> None:
    assert components.STATUES == [7, 6, 5, 4, 3, 2]


@pytest.mark.rule("BRG-1.12")
def test_each_of_three_majority_markers_has_a_grey_and_a_coloured_side() -> None:
    assert MAJORITIES == ["progress", "character", "canal"]
    state = given(residents=["prince"])
    hold(state, 0, tiles=(1, 0), level=1)
    assert [holding.majorities for holding in state.holdings] == [0, 0]
    end_round(state)
    assert [holding.majorities for holding in state.holdings] == [0b111, 0]


@pytest.mark.rule("BRG-1.13", "BRG-5.1")
def test_there_is_a_six_sided_die_of_each_colour_and_they_fall_by_themselves() -> None:
    fallen = []
    for number in range(300):
        state = given(2, hand=())
        state.key = b"dice %d" % number
        end_round(state)
        while state.phase == 1:
            act(state, "draw(1)")
        fallen.append(state.dice)
    for die in range(5):
        faces = Counter(dice[die] for dice in fallen)
        assert sorted(faces) == [1, 2, 3, 4, 5, 6]
        assert max(faces.values()) < 80  # 50 expected
        for other in range(die):
            assert len({(dice[die], dice[other]) for dice in fallen}) == 36


# --------------------------------------------------------------------------------------- the board

PRINTED = [
    ("blue red yellow violet brown", "brown violet yellow red blue"),
    ("red violet blue brown yellow", "yellow brown blue violet red"),
    ("yellow blue brown red violet", "violet red brown blue yellow"),
    ("violet brown red yellow blue", "blue yellow red brown violet"),
]


@pytest.mark.rule("BRG-1.14")
@pytest.mark.parametrize("gate", range(4))
@pytest.mark.parametrize("section", [0, 1])
def test_space_k_costs_k_florins_and_has_its_colour(gate: int, section: int) -> None:
    colours = PRINTED[gate][section].split()
    for built, colour in enumerate(colours):
        state = given(hand=of_colours(*FIVE), florins=built)
        tiles = (built, 5) if section == 0 else (5, built)
        state.holdings[0].gate = gate
        hold(state, 0, tiles=tiles)
        (card,) = of_colours(colour)
        assert refusal(state, f"canal({card},{SECTIONS[section]})") == "BRG-7.6"
        state.holdings[0].florins = built + 1
        assert choices(state, "canal") == {f"canal({card},{SECTIONS[section]})"}
        act(state, f"canal({card},{SECTIONS[section]})")
        assert (state.holdings[0].florins, state.holdings[0].tiles[section]) == (0, built + 1)
    assert (len(GATES), len(colours)) == (4, 5)


@pytest.mark.rule("BRG-1.15")
def test_a_level_is_worth_its_number_and_there_are_twelve() -> None:
    state = given()
    for level in range(13):
        hold(state, 0, level=level)
        assert final_points(state, Seat(0))[LEVELS] == level
    assert components.TOP == 12


@pytest.mark.rule("BRG-1.16")
@pytest.mark.parametrize(("before", "after"), [(0, 0), (1, 0), (2, 0), (3, 1), (149, 147)])
def test_a_score_has_no_limit_but_zero(before: int, after: int) -> None:
    state = given(hand=["executioner"], houses=["red"], florins=6)  # who costs opponents 2 points
    hold(state, 1, score=before)
    act(state, "place(executioner,red)")
    assert state.scores()[1] == after
