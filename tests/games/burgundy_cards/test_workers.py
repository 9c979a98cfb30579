"""Section 4: workers change dice."""

import pytest

from tests.games.burgundy_cards.given import act, choices, given, names, refusal

ROWS = {n: [f"cloister-{n}-1"] for n in range(1, 7)}


def steps(die: int, wanted: int) -> int:
    """The shorter way around the circle of six, counted on a circle."""
    circle = [1, 2, 3, 4, 5, 6] * 3
    here = circle.index(die, 6)
    return min(n for n in range(4) if wanted in (circle[here - n], circle[here + n]))


@pytest.mark.rule("BCG-4.1")
@pytest.mark.parametrize("wanted", [2, 3, 4])
def test_a_worker_changes_the_die_by_one_either_way(wanted: int) -> None:
    state = given(hand=["ship-3-1"], rows=ROWS, workers=1)
    assert choices(state, "take") == {f"take(3,cloister-{n}-1)" for n in (2, 3, 4)}
    act(state, f"take(3,cloister-{wanted}-1)")
    assert state.holdings[0].workers == (1 if wanted == 3 else 0)
    assert names(state.discard) == ["ship-3-1"]


@pytest.mark.rule("BCG-4.2")
@pytest.mark.parametrize(("die", "wanted"), [(1, 6), (6, 1)])
def test_six_and_one_are_neighbours(die: int, wanted: int) -> None:
    state = given(hand=[f"ship-{die}-1"], rows=ROWS, workers=1)
    act(state, f"take({die},cloister-{wanted}-1)")
    assert state.holdings[0].workers == 0


@pytest.mark.rule("BCG-4.3")
@pytest.mark.parametrize("wanted", range(1, 7))
@pytest.mark.parametrize("die", range(1, 7))
def test_each_step_of_the_shorter_way_costs_a_worker(die: int, wanted: int) -> None:
    card = f"cloister-{wanted}-1"
    other = f"mine-{wanted}-1"
    for workers in range(5):
        state = given(hand=[f"ship-{die}-1"], rows={wanted: [card]}, workers=workers)
        enough = steps(die, wanted) <= workers
        assert refusal(state, f"take({die},{card})") == (None if enough else "BCG-5.1")
        if enough:
            act(state, f"take({die},{card})")
            assert state.holdings[0].workers == workers - steps(die, wanted)
        state = given(hand=[f"ship-{die}-1"], projects=[other], workers=workers)
        assert refusal(state, f"place({die},{other})") == (None if enough else "BCG-6.1")
        if enough:
            act(state, f"place({die},{other})")
            assert state.holdings[0].workers == workers - steps(die, wanted)


@pytest.mark.rule("BCG-4.3")
@pytest.mark.parametrize(
    ("goods", "dice"), [("light", (1, 2)), ("medium", (3, 4)), ("dark", (5, 6))]
)
@pytest.mark.parametrize("die", range(1, 7))
def test_a_sale_costs_the_workers_to_the_nearer_of_its_two_dice(
    die: int, goods: str, dice: tuple[int, int]
) -> None:
    needed = min(steps(die, one) for one in dice)
    for workers in range(4):
        state = given(hand=[f"ship-{die}-1"], goods={goods: 1}, workers=workers)
        enough = needed <= workers
        assert refusal(state, f"sell({die},{goods})") == (None if enough else "BCG-7.1")
        if enough:
            act(state, f"sell({die},{goods})")
            assert state.holdings[0].workers == workers - needed


@pytest.mark.rule("BCG-4.3")
def test_zoe_turns_a_2_into_a_6_with_2_workers() -> None:
    """The rulebook's example."""
    state = given(hand=["ship-2-1"], rows=ROWS, workers=2)
    act(state, "take(2,cloister-6-1)")
    assert state.holdings[0].workers == 0
    assert refusal(given(hand=["ship-2-1"], rows=ROWS, workers=1), "take(2,cloister-6-1)")


@pytest.mark.rule("BCG-4.4")
@pytest.mark.parametrize("workers", range(4))
def test_workers_change_the_die_of_a_purchased_card(workers: int) -> None:
    state = given(rows=ROWS, deck=["mine-2-1"], silver=3, workers=workers)
    act(state, "buy", "choose(mine-2-1,action)")
    reached = {n for n in range(1, 7) if steps(2, n) <= workers}
    assert choices(state, "take") == {f"take(2,cloister-{n}-1)" for n in reached}
    wanted = max(reached, key=lambda n: steps(2, n))
    act(state, f"take(2,cloister-{wanted}-1)")
    assert state.holdings[0].workers == workers - steps(2, wanted)
    assert names(state.holdings[0].projects) == [f"cloister-{wanted}-1"]


FREELY = {
    "city_hall-2": ["place(free,mine-5-1)", "place(free,bank-3)"],
    "warehouse-1": ["sell(free,light)", "sell(free,dark)"],
    "castle-3-1": [
        *("take(free,church-2)", "take(free,bank-1)", "place(free,mine-5-1)", "place(free,bank-3)"),
        *("sell(free,light)", "sell(free,dark)", "silver(free)"),
    ],
}
"""What each asks for, beyond what depends on how many workers there are."""


@pytest.mark.rule("BCG-4.5")
@pytest.mark.parametrize(
    ("card", "choice"), [(card, one) for card in FREELY for one in FREELY[card]]
)
@pytest.mark.parametrize("workers", [0, 3])
def test_where_no_die_is_used_workers_are_neither_needed_nor_usable(
    card: str, choice: str, workers: int
) -> None:
    die = card.split("-")[1]
    state = given(
        hand=[f"ship-{die}-1"],
        projects=[card, "mine-5-1", "bank-3"],
        rows={2: ["bank-1"], 6: ["church-2"]},
        goods={"light": 1, "dark": 2},
        workers=workers,
    )
    act(state, f"place({die},{card})")
    assert choices(state) - {"restock(free)", "convert(free,1)"} == set(FREELY[card])
    act(state, choice)
    assert state.holdings[0].workers == workers
