"""Section 8: characters are activated, help by themselves, or count at the end."""

import pytest

from feldspar.games.bruges.rules.components import COLOURS
from feldspar.games.bruges.rules.player_board import USED
from feldspar.games.bruges.rules.units import Resident
from tests.games.bruges.given import (
    act,
    card_of,
    choices,
    given,
    hold,
    names,
    points,
    refusal,
    threats,
    workers,
)
from tests.games.bruges.phases import begin_round, end_round, throw_dice

# -------------------------------------------------------------------- with a worker, or for free


@pytest.mark.rule("BRG-8.3")
def test_example_for_a_red_worker_the_valet_draws_a_card() -> None:
    state = given(
        hand=["baker"],
        residents=["valet"],
        workers={"red": 1, "yellow": 1},
        piles=[["cook"], ["nun"]],
    )
    act(state, "activate(valet,red)", "draw(1)")
    mine = state.holdings[0]
    assert (names(mine.hand), workers(mine)) == (["baker", "cook"], {"yellow": 1})
    assert mine.residents == [card_of("valet") + USED]  # it lies rotated
    assert choices(state, "workers")  # and the card of the turn is still to be played


@pytest.mark.rule("BRG-8.3")
def test_the_worker_is_of_the_colour_shown_on_the_card_not_of_the_cards_own() -> None:
    state = given(residents=["valet"], workers={c: 1 for c in COLOURS if c != "red"})
    for colour in [*COLOURS, "none"]:
        assert refusal(state, f"activate(valet,{colour})") == "BRG-8.3"
    assert choices(state, "activate") == set()
    hold(state, 0, workers={"red": 1})
    assert choices(state, "activate") == {"activate(valet,red)"}


@pytest.mark.rule("BRG-8.4")
def test_example_the_accountant_brings_two_florins() -> None:
    state = given(residents=["accountant"], workers={"violet": 1})
    act(state, "activate(accountant,none)")
    mine = state.holdings[0]
    assert (mine.florins, workers(mine)) == (7, {"violet": 1})
    assert mine.residents == [card_of("accountant") + USED]


@pytest.mark.rule("BRG-8.4")
def test_what_is_free_takes_no_worker() -> None:
    state = given(residents=["accountant"], workers={"violet": 1})
    assert choices(state, "activate") == {"activate(accountant,none)"}
    assert refusal(state, "activate(accountant,violet)") == "BRG-8.4"


@pytest.mark.rule("BRG-8.3", "BRG-8.4")
def test_only_in_a_turn_of_ones_own() -> None:
    state = given(residents=["accountant"], workers={"red": 1})
    hold(state, 1, hand=["nun"], residents=["steward", "valet"], workers={"red": 1})
    assert refusal(state, "activate(valet,red)", 1) == "BRG-3.2"
    assert refusal(state, "activate(valet,red)", 0) == "BRG-6.3"  # the character of another
    act(state, "workers(baker)", "done")
    assert (state.decider(), refusal(state, "activate(valet,red)", 1)) == (1, None)
    assert refusal(state, "activate(accountant,none)", 0) == "BRG-3.2"


@pytest.mark.rule("BRG-8.3", "BRG-8.4")
def test_only_in_phase_three() -> None:
    state = given(residents=["accountant", "valet"], workers={"red": 1})
    throw_dice(state, red=1)  # everybody may advance
    for activation in ("activate(accountant,none)", "activate(valet,red)"):
        assert refusal(state, activation) == "BRG-5.6"
    state = given(hand=[], residents=["accountant", "valet"], workers={"red": 1})
    begin_round(state)
    for activation in ("activate(accountant,none)", "activate(valet,red)"):
        assert refusal(state, activation) == "BRG-4.1"


# ------------------------------------------------------------------------------------ once a round


@pytest.mark.rule("BRG-8.8", "BRG-8.3", "BRG-8.4")
def test_once_a_round_until_all_are_straightened() -> None:
    state = given(hand=["cook", "nun"], residents=["accountant", "poet"], workers={"violet": 3})
    act(state, "activate(accountant,none)", "activate(poet,violet)", "workers(cook)")
    assert state.turn == 1  # another turn of the same round
    assert refusal(state, "activate(accountant,none)") == "BRG-8.8"
    assert refusal(state, "activate(poet,violet)") == "BRG-8.8"
    assert choices(state, "activate") == set()
    end_round(state)
    assert state.round == 2
    assert state.holdings[0].residents == [
        Resident(card_of("accountant")),
        Resident(card_of("poet")),
    ]


@pytest.mark.rule("BRG-8.7")
@pytest.mark.parametrize(
    ("character", "worker"), [("accountant", "none"), ("poet", "violet"), ("spice-merchant", "red")]
)
def test_a_character_may_be_activated_in_the_turn_it_is_placed(character: str, worker: str) -> None:
    state = given(
        hand=[character, "nun"],
        houses=["red"],
        residents=["glassmaker"],
        florins=6,
        workers={"violet": 1, "red": 1},
    )
    act(state, f"place({character},red)")
    assert (state.decider(), state.turn) == (0, 0)
    assert refusal(state, "workers(nun)") == "BRG-6.2"
    act(state, f"activate({character},{worker})")
    assert state.holdings[0].residents[-1] == card_of(character) + USED


@pytest.mark.rule("BRG-8.9")
def test_characters_with_the_same_effect_are_activated_one_by_one() -> None:
    state = given(
        residents=["gatekeeper", "night-watchman", "halberdier"],
        workers={"brown": 2, "blue": 1, "red": 1},
        threats={"red": 2, "blue": 2},
    )
    act(state, "activate(night-watchman,blue)", "discard(red)")
    assert choices(state, "activate") == {"activate(gatekeeper,brown)", "activate(halberdier,red)"}
    act(state, "activate(gatekeeper,brown)", "discard(blue)")
    assert refusal(state, "activate(gatekeeper,brown)") == "BRG-8.8"
    act(state, "activate(halberdier,red)", "discard(blue)")
    assert threats(state.holdings[0]) == {"red": 1}
    assert workers(state.holdings[0]) == {"brown": 1}


# ------------------------------------------------------------------------ by themselves, at last


@pytest.mark.rule("BRG-8.5")
def test_example_type_two_helps_in_every_action_and_is_never_rotated() -> None:
    state = given(hand=["cook", "nun", "baker"], residents=["steward"])
    act(state, "workers(cook)", "workers(nun)")
    assert workers(state.holdings[0]) == {"red": 6}
    assert state.holdings[0].residents == [Resident(card_of("steward"))]
    assert refusal(state, "activate(steward,none)") == "BRG-6.3"


@pytest.mark.rule("BRG-8.5")
def test_example_type_three_draws_up_to_six_cards() -> None:
    state = given(hand=[], residents=["inventor"])
    begin_round(state)
    act(state, *["draw(1)"] * 5)
    assert choices(state) == {"draw(1)", "draw(2)", "done"}
    act(state, "draw(2)")
    assert len(state.holdings[0].hand) == 6
    assert state.holdings[0].residents == [Resident(card_of("inventor"))]


@pytest.mark.rule("BRG-8.6")
@pytest.mark.parametrize("held", [0, 1, 4, 5])
def test_example_the_bishop_scores_a_point_for_each_pair_of_workers(held: int) -> None:
    state = given(hand=[], residents=["bishop"], workers={"red": held})
    state.last = state.round
    assert points(state.holdings[0]) == {"start": 5}
    end_round(state)
    assert points(state.holdings[0]).get("laurel", 0) == held // 2


@pytest.mark.rule("BRG-8.6")
def test_a_laurel_does_nothing_before_the_end_and_nothing_in_hand() -> None:
    state = given(hand=["mayor", "baker"], houses=["red"], florins=9, workers={"red": 4})
    act(state, "place(mayor,red)")
    assert points(state.holdings[0]) == {"start": 5}
    assert refusal(state, "activate(mayor,none)") == "BRG-6.3"
    state = given(hand=["mayor"], workers={"red": 4})
    state.last = state.round
    end_round(state)
    assert points(state.holdings[0]) == {"start": 5}


@pytest.mark.rule("BRG-8.6", "BRG-9.4")
def test_a_laurel_must_still_be_in_the_display() -> None:
    state = given(hand=[], residents=["bishop", "monk"], workers={"red": 4}, threats={"brown": 2})
    throw_dice(state, brown=5)
    act(state, "bury(bishop)")
    state.last = state.round
    end_round(state)
    assert "laurel" not in points(state.holdings[0])
