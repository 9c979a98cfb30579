"""What a companion says in the words of this title is so: played, it comes true."""

from feldspar import Text
from feldspar.games.burgundy_dice.game import GAME, DiceState
from feldspar.games.burgundy_dice.rules.components import BOARD
from feldspar.games.burgundy_dice.rules.turn_flow import column
from feldspar.kernel.toolkit.hexes import Cell
from tests.coaching import aims, why
from tests.games.burgundy_dice.given import FULL, LAST, given, holdings, legal, name, nearly, roll


def at(**marks: int) -> dict[Cell, int]:
    """Values by the names of their hexes."""
    return {BOARD.cells[BOARD.names.index(hex_)]: value for hex_, value in marks.items()}


def points(text: Text) -> int:
    found = text.args["points"]
    assert isinstance(found, int)
    return found


def scores(state: DiceState, written: str) -> int:
    """Play a decision of seat 0, and return what it scores by it."""
    before = state.estates[0].score
    state.play(0, written)
    return state.estates[0].score - before


# ----------------------------------------------------------------------------------------- marks


def test_finishing_a_zone_names_its_points_and_its_bonus() -> None:
    state = given(dice=("river", "river", 5, 6), marks=at(e4=5))
    assert "because-zone" not in why(given(dice=("river", "river", 5, 6)), "mark(5,e4)")
    said = why(state, "mark(6,f3)")["because-zone"]
    assert said.args["reward"] == Text("because-reward", {"bonus": Text("one-goods")})
    had = holdings(state.estates[0])
    assert scores(state, "mark(6,f3)") == points(said) == 4
    assert had == {}
    assert "goods" in holdings(state.estates[0]) or state.hourglass == 2


def test_finishing_a_colour_names_its_points_too() -> None:
    value = FULL[LAST["mine"]]
    state = given(dice=("mine", "mine", value, value), marks=nearly("mine"))
    written = f"mark({value},{name(LAST['mine'])})"
    said = why(state, written)["because-zone"]
    whole = said.args["whole"]
    assert isinstance(whole, Text)
    assert scores(state, written) == points(said) + points(whole)


def test_a_zone_is_worth_less_in_the_next_phase() -> None:
    said = why(given(dice=("river", "river", 5, 6), marks=at(e4=5)), "mark(6,f3)")["because-early"]
    later = given(dice=("river", "river", 5, 6), marks=at(e4=5), phase=2)
    assert scores(later, "mark(6,f3)") == points(said) == 3
    assert said.args["phase"] == "II"
    last = given(dice=("river", "river", 5, 6), marks=at(e4=5), phase=3)
    assert "because-early" not in why(last, "mark(6,f3)")
    assert "because-early" not in why(given(dice=("river", "river", 5, 6)), "mark(5,e4)")


def test_a_zone_that_lacks_one_more_hex() -> None:
    state = given(dice=("river", "city", 5, 6))
    said = why(state, "mark(5,e4)")["because-nearly"]
    assert "because-nearly" not in why(state, "mark(5,d5)")  # a city of three
    state.play(0, "mark(5,e4)")
    roll(state, ("river", "river", 6, 6))
    assert scores(state, "mark(6,f3)") == points(said)


def test_a_castle_takes_what_is_written_beside_it() -> None:
    state = given(dice=("city", "pasture", 3, 3))
    assert "because-castle" not in why(state, "mark(3,e6)")
    assert why(state, "mark(3,d5)")["because-castle"].args == {"value": 3}
    state.play(0, "mark(3,d5)")
    roll(state, ("castle", "castle", 3, 3))
    assert (BOARD.cells[BOARD.names.index("c5")], 3) in legal(state)


def test_silver_marks_a_second_hex() -> None:
    dice = ("city", "pasture", 3, 4)
    assert "because-second" not in why(given(dice=dice), "mark(3,d5)")
    state = given(dice=dice, held={"silver": 1})
    assert "because-second" in why(state, "mark(3,d5)")
    state.play(0, "mark(3,d5)")
    assert "because-two" in why(state, "silver(4,d6)")
    assert "because-two" not in why(given(dice=dice), "mark(3,d5)")
    state.play(0, "silver(4,d6)")
    assert state.estates[0].marked.bit_count() == 3


def test_bonuses_are_spent_in_the_last_turn() -> None:
    for hours, last in ((0, False), (column(given()), True)):
        state = given(phase=3, hours=hours, held={"worker": 1}, dice=("city", "city", 3, 3))
        assert ("because-leftover" in why(state, "worker(4,d5)")) == last
        state.play(0, "worker(4,d5)")
        assert bool(state.actors()) != last


def test_a_mark_opens_the_way() -> None:
    state = given(dice=("city", "pasture", 3, 4))
    assert "because-opens" not in why(state, "mark(4,e6)")
    said = why(state, "mark(3,d5)")["because-opens"]
    before = state.estates[0].frontier
    state.play(0, "mark(3,d5)")
    assert said.args == {"count": (state.estates[0].frontier & ~before).bit_count()}


def test_a_start_castle_gives_its_bonus() -> None:
    state = GAME.new(1, b"start")
    said = why(state, "start(monk)")["because-start"]
    assert said.args == {"bonus": Text("one-monk"), "use": Text("use-monk")}
    state.play(0, "start(monk)")
    assert holdings(state.estates[0]) == {"monk": 1}


def test_silver_is_kept_when_it_finishes_nothing() -> None:
    state = given(dice=("city", "pasture", 3, 4), held={"silver": 1})
    state.play(0, "mark(3,d5)")
    assert "because-done" not in why(state, "done")  # the pasture e6 is one hex
    state = given(dice=("city", "city", 3, 4), held={"silver": 1})
    state.play(0, "mark(3,d5)")
    assert "because-done" in why(state, "done")
    for second in [one for one in state.legal(0) if GAME.actions.text(one) != "done"]:
        marked = state.clone()
        marked.step(0, second)
        assert marked.scores() == state.scores()
    state.phase, state.hours = 2, column(state)
    assert not why(state, "done")


def test_a_worker_is_taken_when_nothing_fits() -> None:
    assert "because-stuck" not in why(given(dice=("city", "city", 3, 4)), "take")
    state = given(dice=("mine", "mine", 1, 1))
    assert not legal(state)
    assert "because-stuck" in why(state, "take")


# ------------------------------------------------------------------------------------------ goals


def test_a_zone_that_lacks_a_hex_is_a_goal_until_it_is_finished() -> None:
    dice = ("river", "city", 5, 6)
    state = given(dice=dice, marks=at(e4=5), held={"silver": 1})
    goal = aims(state)["goal-zone"]
    assert (goal.done, goal.text.args["now"]) == (False, "yes")
    assert scores(state, "mark(6,f3)") == points(goal.text)
    assert aims(state)["goal-finished"].done
    other = given(dice=("city", "city", 5, 6), marks=at(e4=5, e6=3))
    assert aims(other)["goal-zone"].text.args["now"] == "no"
    assert "goal-zone" not in aims(given(marks=at(e6=3)))
    assert "goal-finished" not in aims(other)


def test_a_whole_colour_is_a_goal_when_few_hexes_are_missing() -> None:
    value = FULL[LAST["mine"]]
    state = given(dice=("mine", "mine", value, value), marks=nearly("mine"))
    goal = aims(state)["goal-whole"]
    assert goal.text.args["missing"] == 1
    said = aims(state)["goal-zone"].text
    written = f"mark({value},{name(LAST['mine'])})"
    assert scores(state, written) == points(goal.text) + points(said)
    assert "goal-whole" not in aims(given())


def test_a_phase_that_ends_soon() -> None:
    hours = column(given()) - 1
    assert aims(given(hours=hours))["goal-hurry"].text.args == {"phase": "II"}
    assert "goal-hurry" not in aims(given())
    assert "goal-hurry" not in aims(given(hours=hours, phase=3))


def test_silver_a_mark_or_nothing() -> None:
    state = given(dice=("city", "city", 3, 4), held={"silver": 2})
    assert aims(state)["goal-silver"].text.args == {"count": 2}
    assert aims(state)["goal-mark"].text.args == {"count": len({hex_ for hex_, _ in legal(state)})}
    assert not aims(state)["goal-mark"].done
    state.play(0, "mark(3,d5)")
    assert aims(state)["goal-mark"].done
    assert "goal-silver" not in aims(given(dice=("city", "city", 3, 4)))
    assert "goal-stuck" not in aims(given(dice=("city", "city", 3, 4)))
    stuck = given(dice=("mine", "mine", 1, 1))
    assert not legal(stuck)
    assert "goal-stuck" in aims(stuck)
