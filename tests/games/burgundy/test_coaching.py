"""What a companion says in the words of this title is so: played, it comes true."""

import pytest

from feldspar import Text
from feldspar.games.burgundy.game import BurgundyState
from feldspar.games.burgundy.rules.components import SHIP
from tests.coaching import aims, why
from tests.games.burgundy.given import (
    act,
    asked,
    cover,
    fill_type,
    given,
    goods,
    lay,
    legal,
    pass_round,
    pass_turn,
    seated,
    store,
    told,
    wares,
)


def number(text: Text, name: str) -> int:
    found = text.args[name]
    assert isinstance(found, int)
    return found


def scores(state: BurgundyState, written: str) -> int:
    """Play a decision, and return what seat 0 scores by it."""
    before = state.estates[0].score
    act(state, written)
    return state.estates[0].score - before


# ---------------------------------------------------------------------------------- placing


def test_completing_a_region_names_its_points_those_of_the_phase_and_those_of_the_type() -> None:
    state = given(dice=(3, 1), storage=["building-bank"], phase="B")
    said = why(state, "place(3,1,c3)")["because-region"]
    assert said.args["phase"] == "B"
    assert scores(state, "place(3,1,c3)") == number(said, "points") + number(said, "early") == 9
    assert "because-region" not in why(
        given(dice=(3, 1), storage=["building-bank"]), "place(3,1,e4)"
    )
    state = given(dice=(4, 1), storage=["mine"], placed={"f2": "mine", "g1": "mine"})
    said = why(state, "place(4,1,e3)")["because-region"]
    bonus = said.args["bonus"]
    assert isinstance(bonus, Text)
    parts = number(said, "points"), number(said, "early"), number(bonus, "points")
    assert parts == (6, 10, 5)
    assert scores(state, "place(4,1,e3)") == sum(parts)


def test_a_region_that_lacks_one_more_tile() -> None:
    state = given(dice=(1, 6), storage=["ship", "ship"], placed={"d3": "ship"})
    said = why(state, "place(1,1,d2)")["because-nearly"]
    assert scores(state, "place(1,1,d2)") == 0
    assert scores(state, "place(6,2,d1)") == number(said, "points") == 16
    state = given(dice=(2, 1), storage=["ship"])
    assert "because-nearly" not in why(state, "place(2,1,d3)")


def test_a_castle_gives_an_action() -> None:
    state = given(dice=(6, 5), storage=["castle", "ship"], placed={"c3": "building-bank"})
    assert "because-castle" not in why(state, "place(5,2,d5)")
    assert "because-castle" in why(state, "place(6,1,b3)")
    act(state, "place(6,1,b3)")
    question = asked(state)
    assert question is not None
    assert question.name == "extra"


def test_animals_join_others_or_wait_for_them() -> None:
    pasture = {"c3": "building-bank", "c2": "animal-cow-3"}
    state = given(dice=(1, 2), storage=["animal-cow-2", "animal-pig-2"], placed=pasture)
    herd, first = why(state, "place(1,1,b2)"), why(state, "place(1,2,b2)")
    assert "because-first-animals" not in herd
    assert "because-herd" not in first
    assert number(first["because-first-animals"], "points") == 2
    assert scores(state, "place(1,1,b2)") == number(herd["because-herd"], "points") == 5
    state = given(
        dice=(2, 1), storage=["animal-pig-2"], placed={"d5": "ship", "e5": "building-bank"}
    )
    assert "because-first-animals" not in why(state, "place(2,1,e6)")  # a pasture of its own


@pytest.mark.parametrize(
    ("building", "said"),
    [
        ("warehouse", "because-warehouse"),
        ("carpenter", "because-carpenter"),
        ("church", "because-church"),
        ("market", "because-market"),
        ("city_hall", "because-city_hall"),
    ],
)
def test_a_building_that_has_something_to_do(building: str, said: str) -> None:
    state = given(
        dice=(3, 1),
        storage=[f"building-{building}", "ship"],
        goods={"red": 1},
        depots={"1a": "building-bank", "2a": "mine", "3a": "ship"},
    )
    assert said in why(state, "place(3,1,e4)")
    act(state, "place(3,1,e4)")
    question = asked(state)
    assert question is not None
    assert question.name == building
    idle = given(dice=(3, 1), storage=[f"building-{building}"])
    assert said not in why(idle, "place(3,1,e4)")


def test_a_building_that_brings_something_at_once() -> None:
    kinds = ["building-watchtower", "building-boarding_house", "building-bank"]
    state = given(dice=(3, 1), storage=kinds, depots={"black1": "ship"})
    tower = why(state, "place(3,1,e4)")["because-watchtower"]
    workers = why(state, "place(3,2,e4)")["because-boarding"]
    bank = why(state, "place(3,3,e4)")["because-bank"]
    assert scores(state, "place(3,1,e4)") == number(tower, "points")
    state = given(dice=(3, 1), storage=kinds, depots={"black1": "ship"})
    act(state, "place(3,2,e4)")
    assert state.estates[0].workers == number(workers, "workers")
    state = given(dice=(3, 1), storage=kinds, depots={"black1": "ship"})
    act(state, "place(3,3,e4)")
    assert state.estates[0].silver == number(bank, "silver")
    assert bank.args["enough"] == "yes"
    assert "buy(black1)" in legal(state)
    state = given(dice=(3, 1), storage=kinds)  # nothing to buy
    assert why(state, "place(3,3,e4)")["because-bank"].args["enough"] == "no"
    assert not {"because-watchtower", "because-boarding", "because-bank"} & set(
        why(given(dice=(2, 1), storage=["ship"]), "place(2,1,d3)")
    )


def test_a_ship_finds_goods_it_has_room_for() -> None:
    lying = {2: {"red": 2, "pink": 1}, 5: {"brown": 1}}
    state = given(dice=(2, 1), storage=["ship"], wares=lying)
    said = why(state, "place(2,1,d3)")["because-cargo"]
    act(state, "place(2,1,d3)")
    act(state, f"collect({number(said, 'depot')})")
    assert sum(goods(state.estates[0]).values()) == number(said, "count") == 3
    full = {"turquoise": 1, "purple": 1, "orange": 1}
    state = given(dice=(2, 1), storage=["ship"], wares=lying, goods=full)
    assert "because-cargo" not in why(state, "place(2,1,d3)")


def test_a_ship_overtakes_somebody() -> None:
    state = given(3, dice=(2, 1), storage=["ship"])
    assert "because-order" not in why(state, "place(2,1,d3)")  # already first
    state.ranked = seated(1, 0, 2)
    said = why(state, "place(2,1,d3)")["because-order"]
    act(state, "place(2,1,d3)")
    assert state.ranked.index(seated(0)[0]) + 1 == number(said, "place") == 1
    last = given(3, dice=(2, 1), storage=["ship"], phase="E", round=5)
    last.ranked = seated(1, 0, 2)
    assert "because-order" not in why(last, "place(2,1,d3)")


def test_a_mine_pays_to_the_end() -> None:
    state = given(dice=(4, 1), storage=["mine"], phase="D", round=5)
    said = why(state, "place(4,1,e3)")["because-mine"]
    assert "because-mine" not in why(given(dice=(2, 1), storage=["ship"]), "place(2,1,d3)")
    act(state, "place(4,1,e3)")
    while state.actors():
        pass_turn(state)
    assert state.estates[0].silver == number(said, "silver") == 2


def test_knowledge_lasts_or_counts() -> None:
    state = given(dice=(1, 2), storage=["knowledge-3", "knowledge-24"], phase="E", round=5)
    assert "because-counts" not in why(state, "place(1,2,c4)")  # no animals
    power = why(state, "place(1,1,c4)")
    assert power["because-power"].args["does"] == Text("help-knowledge-3")
    assert "because-counts" not in power
    lay(state, 0, {"c3": "building-bank", "c2": "animal-cow-3"})
    counts = why(state, "place(1,2,c4)")
    assert "because-power" not in counts
    act(state, "place(1,2,c4)")
    pass_round(state)
    assert [e.points for e in told(state, "log-knowledge", 0)] == [
        number(counts["because-counts"], "points")
    ]


# ----------------------------------------------------------------------------- taking and buying


def test_a_tile_that_completes_a_region() -> None:
    state = given(dice=(3, 3), depots={"3a": "building-watchtower", "3b": "ship"})
    assert "because-last" not in why(state, "take(3,3b)")
    said = why(state, "take(3,3a)")["because-last"]
    act(state, "take(3,3a)")
    assert scores(state, "place(3,1,c3)") == number(said, "points") == 15


def test_a_tile_that_another_die_can_place() -> None:
    state = given(dice=(3, 5), depots={"3a": "ship", "5a": "ship"})
    assert "because-at-once" not in why(state, "take(5,5a)")  # no river shows a 3
    said = why(state, "take(3,3a)")["because-at-once"]
    act(state, "take(3,3a)")
    assert f"place({number(said, 'die')},1,d5)" in legal(state)


def test_animals_that_would_join_others() -> None:
    state = given(
        dice=(1, 1),
        placed={"c3": "building-bank", "c2": "animal-cow-3"},
        depots={"1a": "animal-cow-4", "1b": "animal-pig-4"},
    )
    assert "because-joins" not in why(state, "take(1,1b)")
    said = why(state, "take(1,1a)")["because-joins"]
    act(state, "take(1,1a)")
    assert scores(state, "place(1,1,b2)") == number(said, "points") == 7


def test_the_last_tile_of_its_type() -> None:
    state = given(dice=(1, 2), depots={"1a": "ship", "2a": "castle", "black1": "castle"})
    assert why(state, "take(1,1a)")["because-only"].args["type"] == "ship"
    assert "because-only" not in why(state, "take(2,2a)")
    fill_type(state, 0, "ship")
    assert not state.estates[0].duchy.of_type[SHIP] & ~state.estates[0].covered
    assert "because-only" not in why(state, "take(1,1a)")


def test_what_a_tile_does_once_it_is_placed() -> None:
    depots = {"1a": "castle", "1b": "mine", "1c": "ship", "1d": "building-bank"}
    state = given(dice=(1, 6), depots=depots, phase="C", wares={4: {"red": 2}})
    assert "because-later-castle" not in why(state, "take(1,1a)")  # nowhere to go yet
    cover(state, 0, "c3")
    assert "because-later-castle" in why(state, "take(1,1a)")
    assert number(why(state, "take(1,1b)")["because-later-mine"], "silver") == 3
    ship = why(state, "take(1,1c)")
    assert ship["because-later-ship"].args == {"count": 2, "depot": 4}
    assert wares(state, 4) == {"red": 2}
    assert "because-later-mine" not in ship
    does = why(state, "take(1,1d)")["because-later-building"].args["does"]
    assert does == Text("help-building-bank")
    assert "because-later-building" not in ship
    state = given(dice=(1, 6), depots={"1a": "ship", "1b": "knowledge-24"})
    assert "because-later-ship" not in why(state, "take(1,1a)")  # no goods lie anywhere
    assert "because-later-counts" not in why(state, "take(1,1b)")
    lay(state, 0, {"c3": "building-bank", "c2": "animal-cow-3"})
    assert number(why(state, "take(1,1b)")["because-later-counts"], "points") == 4


def test_a_tile_that_fits_many_numbers() -> None:
    state = given(dice=(4, 6), depots={"4a": "building-bank"})
    assert "because-easy" not in why(state, "take(4,4a)")
    cover(state, 0, "d5")
    where = why(state, "take(4,4a)")["because-easy"].args["where"]
    assert isinstance(where, Text)
    act(state, "take(4,4a)")
    placeable = []
    for die in range(1, 7):
        state.dice = [state.dice[0], type(state.dice[0])(die), *state.dice[2:]]
        placeable += [str(die)] if legal(state, "place") else []
    assert where.args["numbers"] == ", ".join(placeable)


def test_silver_is_spent_in_the_last_phase() -> None:
    for phase in "DE":
        state = given(silver=2, depots={"black1": "ship"}, phase=phase)
        assert ("because-spends" in why(state, "buy(black1)")) == (phase == "E")


# ------------------------------------------------------------------------ goods, workers, storage


def test_a_sale_brings_points_and_silver() -> None:
    state = given(dice=(4, 1), goods={"red": 3})
    said = why(state, "sell(4,red)")
    assert set(said) == {"because-sale"}
    assert scores(state, "sell(4,red)") == number(said["because-sale"], "points") == 6
    assert state.estates[0].silver == number(said["because-sale"], "silver")


def test_a_sale_that_pays_for_a_tile_at_once() -> None:
    state = given(dice=(4, 1), goods={"red": 1}, silver=1, depots={"black1": "ship"})
    said = why(state, "sell(4,red)")
    assert scores(state, "sell(4,red)") == number(said["because-sale-buys"], "points")
    assert "buy(black1)" in legal(state)


def test_a_sale_makes_room() -> None:
    stock = {"red": 1, "pink": 1}
    assert "because-room" not in why(given(dice=(4, 1), goods=stock), "sell(4,red)")
    full = given(dice=(4, 1), goods={**stock, "brown": 1})
    assert "because-room" in why(full, "sell(4,red)")


def test_where_a_ship_collects_most() -> None:
    lying = {1: {"red": 1}, 2: {"pink": 2}, 3: {"brown": 2}}
    state = given(dice=(2, 1), storage=["ship"], wares=lying, goods={"red": 2})
    act(state, "place(2,1,d3)")
    assert why(state, "collect(2)")["because-collect"].args == {"count": 2, "alone": "no"}
    adds = why(state, "collect(1)")
    assert "because-collect" not in adds
    assert "because-adds" not in why(state, "collect(2)")
    act(state, "collect(1)")
    assert goods(state.estates[0]) == {"red": number(adds["because-adds"], "count")}


def test_which_goods_are_kept() -> None:
    lying = {1: {"red": 1, "pink": 2, "brown": 1}}
    stock = {"orange": 1, "turquoise": 1}
    state = given(dice=(2, 1), storage=["ship"], wares=lying, goods=stock)
    act(state, "place(2,1,d3)")
    act(state, "collect(1)")
    assert "because-keep" not in why(state, "keep(red)")
    said = why(state, "keep(pink)")["because-keep"]
    act(state, "keep(pink)")
    assert goods(state.estates[0])["pink"] == number(said, "count")


def test_workers_when_there_are_few_or_nothing_else_to_do() -> None:
    state = given(dice=(1, 2), workers=1, depots={"1a": "ship"})
    said = why(state, "workers(1)")
    assert "because-nothing-else" not in said
    act(state, "workers(1)")
    assert state.estates[0].workers == number(said["because-workers"], "has")
    state = given(dice=(1, 2), workers=0, depots={"1a": "ship"})
    assert legal(state) - {"workers(2)"} == {"workers(1)", "take(1,1a)"}
    assert "because-nothing-else" in why(state, "workers(2)")
    assert "because-workers" not in why(given(workers=2), "workers(1)")


def test_what_is_discarded_fits_nowhere() -> None:
    state = given(dice=(1, 2), storage=["castle", "ship", "ship"], depots={"1a": "mine"})
    act(state, "take(1,1a)")
    assert "because-useless" in why(state, "discard(1)")
    assert not state.estates[0].fits(state.estates[0].storage[0])
    assert "because-useless" not in why(state, "discard(2)")


def test_nothing_is_bought_that_fits_nowhere_or_has_no_place() -> None:
    for tile, storage, said in (
        ("castle", [], {"because-unfit"}),
        ("ship", ["mine", "mine", "mine"], {"because-full"}),
        ("ship", ["mine"], set()),
    ):
        state = given(silver=2, storage=storage, depots={"black1": tile})
        state.used = 3
        assert set(why(state, "done")) == said


# ------------------------------------------------------------------------------------------ goals


def test_a_region_that_lacks_a_tile_is_a_goal_until_it_is_complete() -> None:
    state = given(dice=(3, 1), depots={"3a": "building-bank"})
    goal = aims(state)["goal-finish"]
    assert (goal.done, goal.text.args["where"], goal.text.args["depot"]) == (False, "depot", 3)
    store(state, 0, ["building-watchtower"])
    goal = aims(state)["goal-finish"]
    assert goal.text.args["where"] == "held"
    assert scores(state, "place(3,1,c3)") - 4 == number(goal.text, "points")  # but for the tower
    goals = aims(state)
    assert goals["goal-finished"].done
    assert "goal-finish" not in goals
    state = given(silver=2, depots={"black1": "building-bank"})
    assert aims(state)["goal-finish"].text.args["where"] == "black"
    assert "goal-finish" not in aims(given(silver=1, depots={"black1": "building-bank"}))


def test_a_bonus_tile_is_a_goal_when_few_tiles_are_missing() -> None:
    state = given(dice=(4, 1), storage=["mine"], placed={"g1": "mine", "f2": "mine"})
    goal = aims(state)["goal-bonus"]
    act(state, "place(4,1,e3)")
    assert [e.points for e in told(state, "log-bonus")] == [number(goal.text, "points")]
    assert "goal-bonus" not in aims(given())


def test_silver_for_a_tile_that_fits() -> None:
    state = given(depots={"black1": "ship", "black2": "castle"})
    goal = aims(state)["goal-silver"]
    assert (goal.done, goal.text.args["tile"]) == (False, Text("a-ship"))
    state.estates[0].silver = 2
    assert not aims(state)["goal-buy"].done
    act(state, "buy(black1)")
    assert aims(state)["goal-bought"].done
    assert not {"goal-silver", "goal-buy"} & set(aims(given(depots={"black1": "castle"})))


def test_a_free_place_workers_and_dice() -> None:
    state = given(dice=(3, 5), depots={"3a": "mine"}, storage=["mine", "mine"])
    assert aims(state)["goal-storage"].done
    act(state, "take(3,3a)")
    assert not aims(state)["goal-storage"].done
    state = given(dice=(3, 5), silver=2, depots={"black1": "castle"})
    assert "goal-storage" not in aims(state)
    assert not aims(state)["goal-worker"].done
    assert not aims(state)["goal-dice"].done
    act(state, "workers(3)")
    act(state, "workers(5)")
    assert aims(state)["goal-worker"].done
    assert aims(state)["goal-dice"].done
