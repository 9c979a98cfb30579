"""What a companion says in the words of this title is so: played, it comes true."""

import pytest

from feldspar import Text
from feldspar.games.burgundy_cards.game import CardsState
from feldspar.games.burgundy_cards.rules.components import TYPES
from feldspar.kernel.units import Seat
from tests.coaching import aims, why
from tests.games.burgundy_cards.given import act, estate, given, goods, laid, legal

MINES = [["mine-1-1", "mine-2-1"]]
SIX = laid(*[[type_] for type_ in TYPES[1:]])
"""All types but castles."""


def number(text: Text, name: str = "points") -> int:
    found = text.args[name]
    assert isinstance(found, int)
    return found


def scores(state: CardsState, *written: str) -> int:
    """Play decisions of seat 0, and return what it scores by them."""
    before = state.holdings[0].score
    act(state, *written)
    return state.holdings[0].score - before


# ---------------------------------------------------------------------------------------- placing


def test_completing_a_triple_names_its_points_and_those_of_the_first() -> None:
    state = given(projects=["mine-1-2"], columns=MINES)
    said = why(state, "place(1,mine-1-2)")["because-triple"]
    first = said.args["first"]
    assert isinstance(first, Text)
    assert first.key == "because-first"
    assert scores(state, "place(1,mine-1-2)") == number(said) + number(first) == 6
    assert "bonus(1)" in legal(state)
    alone = given(projects=["mine-1-2"])
    assert "because-triple" not in why(alone, "place(1,mine-1-2)")
    later = given(projects=["mine-1-2"], columns=MINES)
    later.firsts = 0
    assert why(later, "place(1,mine-1-2)")["because-triple"].args["first"] == Text("nothing")


def test_all_seven_types() -> None:
    state = given(projects=["castle-1-1"], columns=SIX)
    said = why(state, "place(1,castle-1-1)")
    if "because-seven" not in said:  # a cloister leaves a choice of columns
        act(state, "place(1,castle-1-1)")
        said = why(state, "column(new)")
        assert scores(state, "column(new)") == number(said["because-seven"])
    assert state.holdings[0].seven == number(said["because-seven"])
    assert "because-seven" not in why(given(projects=["castle-1-1"]), "place(1,castle-1-1)")


def test_a_card_whose_column_is_still_to_be_chosen() -> None:
    columns = [*MINES, ["cloister-6-1"]]
    state = given(projects=["mine-1-2"], columns=columns)
    said = why(state, "place(1,mine-1-2)")
    assert "because-triple" not in said
    assert scores(state, "place(1,mine-1-2)", "column(1)") == number(said["because-completes"])
    one = given(projects=["mine-1-2"], columns=[["mine-2-1"], ["cloister-6-1"]])
    assert "because-completes" not in why(one, "place(1,mine-1-2)")


def test_a_column_that_lacks_one_more_card() -> None:
    state = given(projects=["mine-1-2", "mine-2-2"], columns=[["mine-2-1"]], turn=2)
    said = why(state, "place(1,mine-1-2)")["because-pair"]
    assert "because-pair" not in why(given(projects=["mine-1-2"]), "place(1,mine-1-2)")
    act(state, "place(1,mine-1-2)")
    state.active, state.played = Seat(0), False
    assert scores(state, "place(2,mine-2-2)") == number(said)


def test_a_type_on_the_way_to_all_seven() -> None:
    columns = laid(["ship"], ["pasture"], ["building"])
    state = given(projects=["castle-1-1"], columns=columns)
    said = why(state, "place(1,castle-1-1)")["because-type"]
    act(state, "place(1,castle-1-1)")
    assert len({type_ for type_, _ in estate(state.holdings[0])}) == number(said, "count")
    assert number(said) == state.sevens[-1]
    few = given(projects=["castle-1-1"], columns=columns[:2])
    assert "because-type" not in why(few, "place(1,castle-1-1)")


def test_what_a_card_does_unless_in_vain() -> None:
    state = given(projects=["carpenter-1"], rows={3: ["bank-3"]})
    assert why(state, "place(1,carpenter-1)")["because-function"].args == {
        "does": Text("help-carpenter")
    }
    act(state, "place(1,carpenter-1)")
    assert legal(state) == {"take(free,bank-3)"}
    for silver in (0, 3):  # with silver, something could be bought first
        idle = given(projects=["carpenter-1"], silver=silver)
        assert "because-function" not in why(idle, "place(1,carpenter-1)")
    assert "because-function" in why(
        given(projects=["carpenter-1"], rows={3: ["bank-3"]}, silver=3), "place(1,carpenter-1)"
    )


def test_silver_that_is_enough_for_a_purchase() -> None:
    state = given(projects=["mine-1-1"], silver=1)
    assert "because-affords" in why(state, "place(1,mine-1-1)")
    act(state, "place(1,mine-1-1)")
    assert "buy" in legal(state)
    assert "because-affords" not in why(given(projects=["mine-1-1"]), "place(1,mine-1-1)")


# ----------------------------------------------------------------------------------------- taking


def test_a_card_that_joins_a_column() -> None:
    state = given(rows={1: ["mine-1-2", "ship-3-1"]}, columns=[["mine-2-1"]])
    assert "because-joins" not in why(state, "take(1,ship-3-1)")
    assert "because-joins" in why(state, "take(1,mine-1-2)")
    assert state.holdings[0].columns[0].fits(state.holdings[0].columns[0].type)


def test_a_card_that_can_be_placed_in_the_next_turn() -> None:
    state = given(rows={1: ["mine-2-1", "mine-1-1"]})
    assert "because-next" not in why(state, "take(1,mine-1-1)")  # the 1 is used for it
    assert why(state, "take(1,mine-2-1)")["because-next"].args == {"die": 2}
    last = given(rows={1: ["mine-2-1"]}, turn=6)
    assert "because-next" not in why(last, "take(1,mine-2-1)")
    act(state, "take(1,mine-2-1)")
    while state.active != 0 or state.turn == 0:
        state.step(state.active, state.legal(state.active)[-1])
    assert "place(2,mine-2-1)" in legal(state)


def test_what_a_card_will_do() -> None:
    state = given(rows={1: ["bank-5", "cloister-5-1"]})
    assert why(state, "take(1,bank-5)")["because-later"].args == {"does": Text("help-bank")}
    cloister = why(state, "take(1,cloister-5-1)")
    assert "because-later" not in cloister
    assert "because-cloister" in cloister
    assert "because-cloister" not in why(state, "take(1,bank-5)")


def test_a_purchase_brings_a_project_or_an_action() -> None:
    state = given(silver=3, deck=["mine-4-1", "bank-5", "ship-6-1"])
    said = why(state, "buy")["because-buy"]
    act(state, "buy")
    assert len(state.revealed) == number(said, "count")
    assert why(state, "choose(mine-4-1,action)") == {
        "because-extra": Text("because-extra", {"die": 4})
    }
    assert "because-extra" not in why(state, "choose(mine-4-1,project)")
    assert "because-buy" not in why(state, "choose(mine-4-1,project)")


def test_what_is_discarded_joins_nothing() -> None:
    state = given(
        projects=["mine-1-1", "ship-1-2", "bank-5"],
        columns=[["mine-2-1"]],
        rows={1: ["castle-1-1"]},
    )
    act(state, "take(1,castle-1-1)")
    assert "because-joins-nothing" in why(state, "drop(bank-5)")
    assert "because-joins-nothing" not in why(state, "drop(mine-1-1)")


# ---------------------------------------------------------------------------------------- dealing


def test_a_sale_brings_points_silver_and_the_start_player_card() -> None:
    state = given(goods={"light": 2})
    said = why(state, "sell(1,light)")
    assert said["because-start-card"].args == {"kept": "yes"}
    assert scores(state, "sell(1,light)") == number(said["because-sale"]) == 2
    assert state.holdings[0].silver == number(said["because-sale"], "silver")
    other = given(goods={"light": 2})
    other.holder = Seat(1)
    assert why(other, "sell(1,light)")["because-start-card"].args == {"kept": "no"}
    act(other, "sell(1,light)")
    assert other.holder == 0
    sure = given(goods={"light": 2})
    sure.face_down = True
    assert "because-start-card" not in why(sure, "sell(1,light)")
    assert "because-sale" not in why(sure, "silver(1)")


def test_workers_and_silver() -> None:
    state = given()
    said = why(state, "restock(1)")["because-workers"]
    assert "because-workers" not in why(given(workers=1), "restock(1)")
    act(state, "restock(1)")
    assert state.holdings[0].workers == number(said, "count")
    state = given(silver=1)
    assert why(state, "silver(1)")["because-saving"].args == {"missing": 1}
    act(state, "silver(1)")
    assert state.holdings[0].silver == 2
    assert "because-saving" not in why(given(silver=2), "silver(1)")


@pytest.mark.parametrize(("round_", "said"), [("D", False), ("E", True)])
def test_what_is_left_at_the_end_scores_nothing(round_: str, said: bool) -> None:
    state = given(workers=2, silver=1, round=round_)
    assert ("because-convert" in why(state, "convert(1,1)")) == said


def test_what_is_drawn() -> None:
    piles = {"animals1": ["pig"], "animals2": ["sheep"], "goods1": ["dark"], "goods2": ["light"]}
    state = given(
        projects=["boarding_house-2"], animals={"sheep": 1}, goods={"dark": 1}, piles=piles
    )
    act(state, "place(2,boarding_house-2)")
    assert "because-animal" not in why(state, "draw(animals2)")
    assert "because-goods" not in why(state, "draw(goods2)")
    animal, good = why(state, "draw(animals1)"), why(state, "draw(goods1)")
    other = state.clone()
    other.play(0, "draw(goods1)")
    assert goods(other.holdings[0])["dark"] == number(good["because-goods"], "count")
    assert scores(state, "draw(animals1)") == number(animal["because-animal"]) == 1


def test_what_a_triple_brings() -> None:
    state = given(projects=["mine-1-2"], columns=MINES)
    act(state, "place(1,mine-1-2)")
    said = why(state, "bonus(1)")["because-points"]
    assert "because-points" not in why(state, "bonus(4)")
    assert "because-affords" in why(state, "bonus(4)")
    assert number(why(state, "bonus(5)")["because-workers"], "count") == 3
    assert scores(state, "bonus(1)") == number(said)


# ------------------------------------------------------------------------------------------ goals


def test_a_triple_that_lacks_a_card() -> None:
    state = given(columns=MINES, rows={4: ["mine-1-2"]})
    assert aims(state)["goal-triple"].text.args["row"] == 4
    state = given(columns=MINES, rows={4: ["mine-1-2"]}, projects=["mine-2-2"])
    goal = aims(state)["goal-triple"]
    assert (goal.text.args["row"], goal.text.args["die"]) == (0, 2)
    assert scores(state, "place(2,mine-2-2)") == number(goal.text)
    assert "goal-triple" not in aims(given(columns=MINES))


def test_goods_to_sell() -> None:
    state = given(goods={"light": 2, "dark": 1})
    goal = aims(state)["goal-sell"]
    assert scores(state, "sell(1,light)") == number(goal.text) == 2
    assert state.holdings[0].silver == number(goal.text, "silver")
    assert "goal-sell" not in aims(given(goods={"light": 1, "dark": 1}))


def test_what_would_be_left_over() -> None:
    state = given(workers=2, silver=2, round="E")
    goal = aims(state)["goal-convert"]
    act(state, f"convert(1,{number(goal.text)})")
    assert "goal-convert" not in aims(given(workers=2, silver=2))


def test_all_seven_types_are_a_goal_when_few_are_missing() -> None:
    goal = aims(given(columns=SIX))["goal-seven"]
    assert goal.text.args == {"missing": 1, "points": 3}
    assert "goal-seven" not in aims(given(columns=SIX[:4]))


def test_a_purchase_or_the_silver_for_it() -> None:
    state = given(silver=3)
    assert not aims(state)["goal-buy"].done
    assert "goal-silver" not in aims(state)
    act(state, "buy")
    assert aims(state)["goal-buy"].done
    assert aims(given(silver=1))["goal-silver"].text.args == {"silver": 3, "have": 1}
    assert "goal-buy" not in aims(given(silver=1))


def test_room_for_a_project_and_workers() -> None:
    state = given(projects=["mine-1-1", "mine-2-1"], rows={1: ["bank-5"]}, workers=1, silver=3)
    assert aims(state)["goal-room"].done
    assert aims(state)["goal-worker"].done
    act(state, "take(1,bank-5)")
    assert not aims(state)["goal-room"].done
    assert not aims(given())["goal-worker"].done
    assert "goal-room" not in aims(given())
