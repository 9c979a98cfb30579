"""Section 11: a castle gives one more action at once, with a die of any number."""

from collections.abc import Mapping, Sequence
from itertools import product

import pytest

from feldspar.games.burgundy.game import BurgundyState
from feldspar.games.burgundy.rules.components import BOARD, GOODS, NUMBER
from feldspar.games.burgundy.rules.sheet import DUCHIES
from tests.games.burgundy.given import (
    act,
    choices,
    cover,
    given,
    goods,
    hex_of,
    on,
    points,
    refusal,
    sold,
    stored,
)

DEPOTS = {
    "1a": "ship",
    "2b": "mine",
    "3c": "animal-cow-2",
    "4d": "building-bank",
    "5a": "knowledge-3",
    "6b": "castle",
    "black1": "building-watchtower",
}


def crowned(
    seats: int = 2,
    storage: Sequence[str] = (),
    *,
    held: Mapping[str, int] | None = None,
    depots: Mapping[str, str] | None = None,
    workers: int = 0,
    silver: int = 0,
) -> BurgundyState:
    """Seat 0 has just placed a castle on b3, and has a 2 left; what is stored has places 2, 3."""
    state = given(
        seats,
        dice=(6, 2),
        placed={"c4": "knowledge-26"},
        storage=["castle", *storage],
        goods=held,
        depots=depots,
        workers=workers,
        silver=silver,
    )
    act(state, "place(6,1,b3)")
    return state


@pytest.mark.rule("BUR-11.1", "BUR-11.2")
def test_the_extra_action_is_any_of_the_four_with_any_number() -> None:
    state = crowned(storage=["building-bank", "ship"], held={"pink": 2, "red": 1}, depots=DEPOTS)
    assert choices(state) == {
        *[f"take(free,{slot})" for slot in ("1a", "2b", "3c", "4d", "5a", "6b")],
        *[f"place(free,2,{name})" for name in ("c3", "c5", "e4")],
        *[f"place(free,3,{name})" for name in ("d3", "d5")],
        "sell(free,pink)",
        "sell(free,red)",
        "workers(free)",
    }


@pytest.mark.rule("BUR-11.1")
@pytest.mark.parametrize("estate", range(1, 10))
def test_a_castle_gives_its_action_on_every_castle_space(estate: int) -> None:
    spaces = [BOARD.names[hex_] for hex_ in DUCHIES[estate - 1].castles]
    for name, start in product(spaces, spaces):
        if name == start:
            continue
        number = NUMBER[hex_of(name)]
        state = given(estate=estate, start=start, dice=(number, 1), storage=["castle"])
        near = [BOARD.names[hex_] for hex_ in BOARD.neighbours[hex_of(name)]]
        cover(state, 0, *[hex_ for hex_ in near if not on(state.estates[0], hex_)])
        act(state, f"place({number},1,{name})")
        assert choices(state) == {"workers(free)"}


@pytest.mark.rule("BUR-11.1")
@pytest.mark.parametrize("written", ["take(free,1a)", "sell(free,red)", "workers(free)"])
def test_nothing_but_a_castle_gives_an_extra_action(written: str) -> None:
    state = given(dice=(3, 2), storage=["building-bank"], goods={"red": 1}, depots=DEPOTS)
    assert refusal(state, written) == "BUR-11.1"
    act(state, "place(3,1,e4)")
    assert refusal(state, written) == "BUR-11.1"
    assert not [choice for choice in choices(state) if "free" in choice]


@pytest.mark.rule("BUR-11.2")
@pytest.mark.parametrize("depot", range(1, 7))
def test_it_takes_from_any_numbered_depot(depot: int) -> None:
    state = crowned(depots={f"{n}a": "ship" for n in range(1, 7) if n != depot})
    assert refusal(state, f"take(free,{depot}a)") == "BUR-7.2"
    state = crowned(depots={f"{depot}b": "mine", f"{depot}c": "ship"})
    assert refusal(state, f"take(free,{depot}a)") == "BUR-7.1"
    act(state, f"take(free,{depot}b)")
    assert stored(state.estates[0]) == ["mine"]
    assert choices(state) == {"workers(2)"} | ({f"take(2,{depot}c)"} if depot == 2 else set())


@pytest.mark.rule("BUR-11.2", "BUR-11.5")
@pytest.mark.parametrize(
    ("face", "names"),
    [
        ("building-bank", ["c3", "c5", "e4"]),
        ("ship", ["d3", "d5"]),
        ("animal-pig-2", ["b2"]),
        ("knowledge-9", ["b4"]),
        ("mine", ["e3"]),
        ("castle", ["a2", "a3"]),
    ],
)
@pytest.mark.parametrize("workers", [0, 3])
def test_it_places_onto_any_permitted_space_and_needs_no_worker(
    face: str, names: list[str], workers: int
) -> None:
    for name in names:
        state = crowned(storage=[face], workers=workers)
        assert choices(state, "place") == {f"place(free,2,{there})" for there in names}
        act(state, f"place(free,2,{name})")
        assert on(state.estates[0], name) == face
        assert state.estates[0].workers == workers


@pytest.mark.rule("BUR-11.2")
@pytest.mark.parametrize(
    ("written", "rule"),
    [
        ("place(free,1,a2)", "BUR-8.1"),
        ("place(free,2,d4)", "BUR-8.1"),
        ("place(free,2,d3)", "BUR-8.3"),
        ("place(free,2,g4)", "BUR-8.4"),
        ("place(free,3,e4)", "BUR-8.5"),
        ("sell(free,brown)", "BUR-15.2"),
    ],
)
def test_it_is_freed_from_no_rule_but_that_of_the_number(written: str, rule: str) -> None:
    state = given(
        dice=(6, 2),
        placed={"c4": "knowledge-26", "e5": "building-bank"},
        storage=["castle", "building-church", "building-bank"],
        goods={"red": 1},
    )
    act(state, "place(6,1,b3)")
    assert refusal(state, written) == rule
    assert written not in choices(state)


@pytest.mark.rule("BUR-11.2", "BUR-11.5")
@pytest.mark.parametrize(("seats", "each"), [(2, 2), (3, 3), (4, 4)])
@pytest.mark.parametrize("kind", GOODS)
def test_it_sells_any_one_type_of_goods(kind: str, seats: int, each: int) -> None:
    other = GOODS[GOODS.index(kind) - 1]
    state = crowned(seats, held={kind: 3, other: 1}, workers=1)
    act(state, f"sell(free,{kind})")
    estate = state.estates[0]
    assert (goods(estate), sold(estate)) == ({other: 1}, {kind: 3})
    assert (estate.silver, estate.workers, points(estate)) == (1, 1, {"sale": 3 * each})
    assert not [choice for choice in choices(state, "sell") if "free" in choice]


@pytest.mark.rule("BUR-11.2", "BUR-11.3")
def test_it_takes_workers_which_is_always_possible() -> None:
    state = crowned()
    assert choices(state) == {"workers(free)"}
    act(state, "workers(free)")
    assert state.estates[0].workers == 2
    assert choices(state) == {"workers(2)"}


@pytest.mark.rule("BUR-11.3")
def test_it_comes_before_anything_else() -> None:
    state = crowned(storage=["ship"], held={"purple": 1}, depots=DEPOTS | {"2a": "mine"}, silver=2)
    for written in ("workers(2)", "take(2,2a)", "place(2,2,d3)", "sell(2,purple)"):
        assert refusal(state, written) == "BUR-5.7"
    for written in ("skip", "done", "discard(2)", "collect(1)", "keep(red)"):
        assert refusal(state, written) == "BUR-11.3"
    assert refusal(state, "buy(black1)") == "BUR-17.3"
    assert all("free" in choice for choice in choices(state))


@pytest.mark.rule("BUR-11.3")
def test_it_can_be_neither_saved_up_nor_repeated() -> None:
    state = crowned(storage=["castle", "castle"])
    act(state, "workers(free)")
    assert refusal(state, "workers(free)") == "BUR-11.1"
    act(state, "workers(2)")
    assert state.actors() == [1]
    assert refusal(state, "workers(free)", 1) == "BUR-11.1"


@pytest.mark.rule("BUR-11.3")
def test_the_turn_does_not_end_before_it() -> None:
    state = given(dice=(6, 2), placed={"c4": "knowledge-26"}, storage=["castle"])
    act(state, "workers(2)")
    act(state, "place(6,1,b3)")
    assert state.actors() == [0]
    act(state, "workers(free)")
    assert state.estates[0].workers == 4
    assert state.actors() == [1]


@pytest.mark.rule("BUR-11.4")
def test_a_castle_taken_in_a_chain_starts_another_with_the_next_die() -> None:
    state = crowned(storage=["castle", "building-church"], depots={"5a": "castle"})
    act(state, "place(free,2,a2)")
    act(state, "place(free,3,c3)")
    act(state, "take(free,5a)")
    assert refusal(state, "place(free,1,a3)") == "BUR-11.1"
    state.estates[0].workers = 2
    act(state, "place(2,1,a3)")  # a 2 made a 4
    assert choices(state) == {"workers(free)"}
    act(state, "workers(free)")
    assert state.estates[0].workers == 2
    assert state.actors() == [1]
