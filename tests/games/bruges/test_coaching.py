"""What a companion says in the words of this title is so: played, it comes true."""

import pytest

from feldspar import Text
from feldspar.games.bruges.game import BrugesState
from feldspar.games.bruges.rules.pending.advance import Advance
from feldspar.games.bruges.rules.pending.disasters import Fire, Plague
from feldspar.games.bruges.rules.pending.draw import DrawUp
from feldspar.games.bruges.rules.pending.take import Take
from feldspar.games.bruges.rules.position import DICE, DRAWING
from feldspar.games.bruges.rules.scoring import final_points
from feldspar.kernel.units import Seat
from tests.coaching import aims, why
from tests.games.bruges.given import CARDS, act, choices, given, hold

SELF = Seat(0)


def number(text: Text, name: str = "n") -> int:
    found = text.args[name]
    assert isinstance(found, int)
    return found


def at_the_end(state: BrugesState) -> int:
    """What seat 0 would have if the game were over."""
    return state.holdings[0].score + sum(final_points(state, SELF).values())


def adds(state: BrugesState, *written: str) -> int:
    """Play decisions, and return what they add to that."""
    before = at_the_end(state)
    act(state, *written)
    return at_the_end(state) - before


# --------------------------------------------------------------------------------------- canals


def test_tiles_that_count_at_the_end() -> None:
    """Gate 1 has blue, red, yellow, violet and brown spaces on its left."""
    hand = ["servant", "jester", "peddler", "huntsman", "page"]
    state = given(hand=hand, florins=9)
    hold(state, 0, tiles=(1, 0))
    hold(state, 1, tiles=(5, 5))
    near = why(state, "canal(jester,left)")
    assert "because-third" not in near
    hold(state, 0, tiles=(2, 0))
    third = why(state, "canal(peddler,left)")
    assert "because-near-third" not in third
    assert number(near["because-near-third"]) == number(third["because-third"])
    assert adds(state, "canal(peddler,left)") == number(third["because-third"])


def test_tiles_that_bring_a_statue() -> None:
    state = given(hand=["huntsman", "page"], florins=9)
    hold(state, 0, tiles=(3, 0))
    near = why(state, "canal(huntsman,left)")
    assert "because-statue" not in near
    hold(state, 0, tiles=(4, 0))
    said = why(state, "canal(page,left)")
    assert "because-near-statue" not in said
    assert number(near["because-near-statue"]) == number(said["because-statue"])
    assert adds(state, "canal(page,left)") == number(said["because-statue"])
    none = given(hand=["page"], florins=9)
    hold(none, 0, tiles=(4, 0))
    none.statues = []
    assert "because-statue" not in why(none, "canal(page,left)")


def test_the_lead_in_canals() -> None:
    state = given(hand=["servant", "page"])
    assert number(why(state, "canal(servant,left)")["because-lead-canal"]) == 4
    hold(state, 1, tiles=(1, 0))
    assert "because-lead-canal" not in why(state, "canal(servant,left)")
    hold(state, 1, tiles=(0, 0))
    hold(state, 0, majorities=["canal"])
    assert "because-lead-canal" not in why(state, "canal(servant,left)")


def test_a_lead_that_lasts_turns_the_marker() -> None:
    state = given(hand=["servant", "page"], turn=4)
    hold(state, 1, hand=["jester"])
    said = why(state, "canal(servant,left)")["because-lead-canal"]
    act(state, "canal(servant,left)")
    before = at_the_end(state)
    act(state, "florins(jester)")
    assert at_the_end(state) - before == number(said)


# --------------------------------------------------------------------------- houses and characters


def test_a_house_for_somebody_in_the_hand() -> None:
    state = given(hand=["servant", "baroness"], workers={"blue": 1}, florins=3)
    said = why(state, "house(servant,blue)")
    assert said["because-home"].args == {"card": Text("the-baroness"), "florins": 3}
    assert adds(state, "house(servant,blue)") == number(said["because-house"])
    state.active, state.played = SELF, False
    assert "place(baroness,blue)" in choices(state, "place")
    poor = given(hand=["servant", "baroness"], workers={"blue": 1}, florins=2)
    assert "because-home" not in why(poor, "house(servant,blue)")
    housed = given(hand=["servant", "baroness"], workers={"blue": 1}, houses=["red"])
    assert "because-home" not in why(housed, "house(servant,blue)")
    assert "because-house" not in why(housed, "florins(servant)")


def test_what_a_character_counts_at_the_end() -> None:
    state = given(hand=["grand-duke", "page"], houses=["red"], residents=["prince"], florins=9)
    said = why(state, "place(grand-duke,red)")["because-laurel"]
    assert adds(state, "place(grand-duke,red)") == number(said) + number(said, "more")
    state = given(hand=["baker", "page"], houses=["red"], residents=["prince"])
    worth = why(state, "place(baker,red)")
    assert "because-laurel" not in worth
    before = state.holdings[0].score
    act(state, "place(baker,red)")
    assert state.holdings[0].score == before
    assert final_points(state, SELF)[4] == 3 + number(worth["because-worth"])
    cheap = given(hand=["page", "servant"], houses=["red"])
    assert "because-worth" not in why(cheap, "place(page,red)")


@pytest.mark.parametrize(
    ("card", "said"),
    [
        ("baron", "because-each-round"),
        ("jester", "because-each-round-free"),
        ("earl", "because-lasting"),
        ("roofer", "because-each-time"),
        ("baker", ""),
    ],
)
def test_how_long_a_character_helps(card: str, said: str) -> None:
    state = given(hand=[card, "page"], houses=["red"], florins=9)
    found = why(state, f"place({card},red)")
    assert [key for key in found if key in LASTING] == [said] * bool(said)
    if card == "baron":
        assert found[said].args["workers"] == Text("workers-brown", {"n": 1})
    state.last = state.round
    assert not LASTING & set(why(state, f"place({card},red)"))


LASTING = {"because-each-round", "because-each-round-free", "because-lasting", "because-each-time"}


def test_what_a_character_brings_at_once() -> None:
    state = given(hand=["baroness", "count"], houses=["red"], florins=9)
    said = why(state, "place(baroness,red)")
    assert not {"because-earns", "because-climbs"} & set(said)
    counts = why(state, "place(count,red)")
    assert "because-scores" not in counts
    other = state.clone()
    before = state.holdings[0].score
    act(state, "place(baroness,red)")
    assert state.holdings[0].score - before == number(said["because-scores"]) == 2
    other.play(0, "place(count,red)")
    assert other.holdings[0].level == number(counts["because-climbs"], "level") == 1
    assert other.holdings[0].florins == 9 - 6 + number(counts["because-earns"])


def test_the_lead_in_characters() -> None:
    state = given(hand=["baker", "page"], houses=["red"])
    assert number(why(state, "place(baker,red)")["because-lead-character"]) == 4
    hold(state, 1, residents=["prince"])
    assert "because-lead-character" not in why(state, "place(baker,red)")


def test_a_character_that_costs_no_worker() -> None:
    state = given(residents=["accountant", "baron"], workers={"brown": 1})
    hold(state, 0, level=2)
    assert "because-free" in why(state, "activate(accountant,none)")
    assert "because-free" not in why(state, "activate(baron,brown)")


# ------------------------------------------------------------------------------------------ means


def test_the_second_marker_of_a_colour() -> None:
    state = given(hand=["jester", "page"], threats={"red": 2, "brown": 1})
    said = why(state, "threat(jester,red)")
    assert said["because-danger"].args["disaster"] == Text("the-fire")
    assert "because-danger" not in why(state, "threat(page,brown)")
    before = state.holdings[0].score
    act(state, "threat(jester,red)")
    assert state.holdings[0].score - before == number(said["because-marker"])
    assert "because-marker" not in why(state, "florins(page)")
    immune = given(hand=["peddler"], threats={"yellow": 2}, residents=["knight"])
    assert "because-danger" not in why(immune, "threat(peddler,yellow)")


def test_workers_that_somebody_waits_for() -> None:
    state = given(hand=["servant", "weaver"], residents=["bard"], florins=9)
    said = why(state, "workers(servant)")
    assert said["because-activates"].args["card"] == Text("the-bard")
    assert said["because-builds"].args == {"house": Text("a-house-blue")}
    act(state, "workers(servant)")
    assert "activate(bard,blue)" in choices(state)
    state.played = False
    assert "house(weaver,blue)" in choices(state)
    rich = given(hand=["servant", "weaver"], residents=["bard"], workers={"blue": 1})
    assert not why(rich, "workers(servant)")
    state = given()
    state.stack = [Take(SELF, 1, 0)]
    assert not why(state, "take(red)")


def test_florins_for_somebody_in_the_hand() -> None:
    state = given(hand=["servant", "prince"], houses=["red"], florins=6)
    said = why(state, "florins(servant)")["because-affords"]
    assert said.args["card"] == Text("the-prince")
    act(state, "florins(servant)")
    assert state.holdings[0].florins >= number(said) == 9
    homeless = given(hand=["servant", "prince"], florins=6)
    assert "because-affords" not in why(homeless, "florins(servant)")


def test_the_best_die_and_few_florins() -> None:
    state = given(hand=["servant", "peddler"], dice={"yellow": 5}, florins=2)
    assert "because-best-die" not in why(state, "florins(servant)")
    said = why(state, "florins(peddler)")
    assert number(said["because-poor"]) == 2
    act(state, "florins(peddler)")
    assert state.holdings[0].florins == 2 + number(said["because-best-die"])
    assert "because-poor" not in why(given(hand=["servant"], florins=3), "florins(servant)")


def advancing(florins: int = 5) -> BrugesState:
    """Seat 0 may advance for three florins."""
    dice = {"blue": 1, "red": 2}
    state = given(hand=["prince"], houses=["red"], dice=dice, florins=florins)
    state.phase, state.stack = DICE, [Advance(SELF)]
    return state


def test_a_level_and_the_lead_on_the_track() -> None:
    state = advancing()
    said = why(state, "advance")
    assert number(said["because-lead-progress"]) == 4
    assert adds(state, "advance") == number(said["because-level"])
    state = advancing()
    hold(state, 1, level=1)
    assert "because-lead-progress" not in why(state, "advance")
    assert "because-level" not in why(state, "done")


def test_florins_that_somebody_costs_are_kept() -> None:
    assert why(advancing(florins=9), "done")["because-saves"].args["card"] == Text("the-prince")
    assert "because-saves" not in why(advancing(florins=12), "done")
    assert "because-saves" not in why(advancing(florins=5), "done")


def drawing(colour: str, **threats: int) -> BrugesState:
    """Seat 0 may draw a card of a colour."""
    pile = [CARDS[colour]]
    state = given(piles=(pile, []), threats=threats, workers={"violet": 1}, florins=1)
    state.phase, state.stack = DRAWING, [DrawUp(SELF)]
    return state


def test_what_a_card_could_be_for_by_its_colour() -> None:
    assert set(why(drawing("red", red=2), "draw(1)")) == {"because-for-threat"}
    assert set(why(drawing("red", red=1), "draw(1)")) == set()
    assert set(why(drawing("blue"), "draw(1)")) == {"because-for-canal"}
    assert set(why(drawing("violet"), "draw(1)")) == {"because-for-house"}


def test_which_loss_is_the_smallest() -> None:
    state = given(hand=["page"], residents=["prince", "baker"])
    state.stack = [Plague(SELF)]
    assert number(why(state, "bury(baker)")["because-least"]) == 1
    assert "because-least" not in why(state, "bury(prince)")
    state = given(residents=["prince"], houses=["red"])
    state.stack = [Fire(SELF)]
    assert "because-empty" in why(state, "burn(red)")
    assert "because-empty" not in why(state, "burn_under(prince)")


# ------------------------------------------------------------------------------------------ goals


def test_two_markers_are_a_goal() -> None:
    goal = aims(given(threats={"red": 2, "blue": 1}))["goal-threat"]
    assert goal.text.args["disaster"] == Text("the-fire")
    assert "goal-threat" not in aims(given(threats={"red": 1}))
    assert "goal-threat" not in aims(given(threats={"yellow": 2}, residents=["knight"]))


def test_the_last_space_of_a_canal() -> None:
    state = given(hand=["page", "servant"], florins=5)
    hold(state, 1, hand=["jester"])
    assert "goal-statue" not in aims(state)
    hold(state, 0, tiles=(4, 0))
    goal = aims(state)["goal-statue"]
    assert adds(state, "canal(page,left)") == number(goal.text)
    assert state.holdings[0].florins == 5 - number(goal.text, "florins")


def test_majorities_that_lack_one() -> None:
    keys = {"goal-lead-progress", "goal-lead-character", "goal-lead-canal"}
    state = given(hand=["page"])
    hold(state, 1, level=1, residents=["duke"], tiles=(1, 0))
    assert not keys & set(aims(state))
    hold(state, 0, tiles=(1, 0))
    assert not aims(state)["goal-lead-canal"].done
    hold(state, 0, tiles=(1, 1))
    assert aims(state)["goal-lead-canal"].done
    hold(state, 0, residents=["baker"])
    assert not aims(state)["goal-lead-character"].done
    hold(state, 0, residents=["prince"])
    hold(state, 0, level=1, majorities=["canal"])
    assert not aims(state)["goal-lead-progress"].done
    hold(state, 0, level=2, majorities=["character"])
    assert aims(state)["goal-lead-progress"].done


def test_florins_and_a_house_for_a_character() -> None:
    state = given(hand=["servant", "prince"], florins=6)
    goal = aims(state)["goal-florins"]
    assert (goal.done, goal.text.args["card"], number(goal.text)) == (False, Text("the-prince"), 9)
    assert not aims(state)["goal-house"].done
    state = given(hand=["servant", "prince"], florins=9, houses=["red"])
    assert aims(state)["goal-florins"].done
    assert aims(state)["goal-house"].done
    assert "goal-florins" not in aims(given(hand=["servant"]))
    assert "goal-house" not in aims(given(), seat=1)
