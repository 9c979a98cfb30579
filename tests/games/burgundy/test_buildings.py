"""Section 13: the benefits of the eight buildings; those of city halls have their own file."""

from collections.abc import Mapping, Sequence

import pytest

from feldspar.games.burgundy.game import BurgundyState
from tests.games.burgundy.given import (
    act,
    choices,
    given,
    goods,
    on,
    pass_round,
    refusal,
    sold,
    stored,
    told,
)

FACES = {
    "building": "building-bank",
    "animal": "animal-cow-2",
    "knowledge": "knowledge-3",
    "castle": "castle",
    "mine": "mine",
    "ship": "ship",
}
TAKES = {
    "carpenter": ["building"],
    "church": ["knowledge", "castle", "mine"],
    "market": ["animal", "ship"],
}
RULES = {
    "warehouse": "BUR-13.2",
    "carpenter": "BUR-13.3",
    "church": "BUR-13.4",
    "market": "BUR-13.6",
    "city_hall": "BUR-13.9",
}
"""The buildings whose benefit is a decision."""
GAINS = {"boarding_house": (4, 0, 0), "bank": (0, 2, 0), "watchtower": (0, 0, 4)}
"""Workers, silver and points."""
EACH_TYPE = {f"{depot}a": face for depot, face in enumerate(FACES.values(), 1)}
"""A tile of every type, each at a depot of its own; the ship at the last."""
USE = {
    "warehouse": "sell(free,red)",
    "carpenter": "take(free,1a)",
    "church": "take(free,4a)",
    "market": "take(free,6a)",
    "city_hall": "place(free,3,e3)",
}


def built(
    kind: str,
    seats: int = 2,
    *,
    storage: Sequence[str] = (),
    held: Mapping[str, int] | None = None,
    depots: Mapping[str, str] | None = None,
) -> BurgundyState:
    """Seat 0 has just placed a building on e4, and has a 2 left; stored are places 2 and 3."""
    state = given(
        seats,
        dice=(3, 2),
        placed={"c4": "knowledge-26", "d3": "ship"},
        storage=[f"building-{kind}", *storage],
        goods=held,
        depots=depots,
    )
    act(state, "place(3,1,e4)")
    return state


def gained(state: BurgundyState) -> tuple[int, int, int]:
    """Workers, silver and points of seat 0, who began without any."""
    estate = state.estates[0]
    return estate.workers, estate.silver, estate.score


def free(state: BurgundyState) -> set[str]:
    """What may be done now without a die."""
    return {choice for choice in choices(state) if "free" in choice}


# ------------------------------------------------------------------------------------- any building


@pytest.mark.rule("BUR-13.1", "BUR-13.13")
@pytest.mark.parametrize("kind", RULES)
def test_a_benefit_to_decide_on_comes_once_at_once_and_without_a_die(kind: str) -> None:
    state = built(kind, storage=["ship", "mine"], held={"red": 1}, depots=EACH_TYPE)
    assert USE[kind] in free(state)
    assert choices(state) == {*free(state), "skip"}
    for written in ("workers(2)", "place(2,2,d2)", "take(2,2a)", "done"):
        assert refusal(state, written) == "BUR-5.7"
    assert refusal(state, "workers(free)") == RULES[kind]
    act(state, USE[kind])
    assert free(state) == choices(state, "skip") == set()
    assert "workers(2)" in choices(state)


@pytest.mark.rule("BUR-13.1", "BUR-13.7", "BUR-13.8", "BUR-13.10", "BUR-13.13")
@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("kind", GAINS)
def test_a_plain_gain_comes_once_at_once_and_without_being_asked(kind: str, seats: int) -> None:
    state = built(kind, seats)
    assert gained(state) == GAINS[kind]
    assert [(e.workers, e.silver, e.score) for e in state.estates[1:]] == [(0, 0, 0)] * (seats - 1)
    assert choices(state) == {"workers(2)"}
    assert refusal(state, "skip") == "BUR-13.13"
    pass_round(state)
    workers, silver, score = GAINS[kind]
    assert gained(state) == (workers + 2, silver, score)


@pytest.mark.rule("BUR-13.1")
@pytest.mark.parametrize(
    ("die", "first", "name"), [(6, "castle", "b3"), (2, "building-city_hall", "c5")]
)
@pytest.mark.parametrize("kind", [*RULES, *GAINS])
def test_a_building_placed_without_a_die_gives_its_benefit_too(
    kind: str, die: int, first: str, name: str
) -> None:
    state = given(
        dice=(die, 1),
        placed={"c4": "knowledge-26"},
        storage=[first, f"building-{kind}", "mine"],
        goods={"red": 1},
        depots=EACH_TYPE,
    )
    act(state, f"place({die},1,{name})")
    act(state, "place(free,2,e4)")
    assert gained(state) == GAINS.get(kind, (0, 0, 0))
    if kind in RULES:
        assert USE[kind] in choices(state)
        act(state, USE[kind])
    assert choices(state, "workers") == {"workers(1)"}


@pytest.mark.rule("BUR-13.5")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_workers_and_silver_never_run_out(seats: int) -> None:
    state = given(seats, dice=(3, 2), storage=["building-bank", "building-boarding_house"])
    for estate in state.estates:
        estate.workers = estate.silver = 1000
    act(state, "place(3,1,e4)")
    act(state, "place(2,2,e5)")
    assert state.estates[0].silver == 1002
    assert state.estates[0].workers == 1000 + 4 - 1  # a 2 made a 1


@pytest.mark.rule("BUR-13.12")
@pytest.mark.parametrize(
    ("kind", "storage", "held", "without"),
    [
        ("warehouse", ["ship"], {}, []),
        ("carpenter", ["ship"], {"red": 1}, TAKES["carpenter"]),
        ("church", ["ship"], {"red": 1}, TAKES["church"]),
        ("market", ["ship"], {"red": 1}, TAKES["market"]),
        ("city_hall", [], {"red": 1}, []),
        ("city_hall", ["castle"], {"red": 1}, []),  # no castle space lies beside a covered one
    ],
)
def test_a_benefit_that_cannot_be_used_is_lost(
    kind: str, storage: list[str], held: Mapping[str, int], without: list[str]
) -> None:
    tiles = {slot: face for slot, face in EACH_TYPE.items() if face.split("-")[0] not in without}
    face = f"building-{kind}"
    state = given(dice=(3, 1), storage=[face, *storage], goods=held, depots=tiles)
    act(state, "place(3,1,e4)")
    assert on(state.estates[0], "e4") == face
    assert [event.rule for event in told(state, "log-lost")] == ["BUR-13.12"]
    assert free(state) == choices(state, "skip") == set()
    assert gained(state) == (0, 0, 0)
    assert (stored(state.estates[0]), goods(state.estates[0])) == (storage, held)


@pytest.mark.rule("BUR-13.12")
def test_example_a_market_is_placed_without_any_ship_or_animal_to_take() -> None:
    state = built("market", depots={"1a": "mine", "2a": "building-bank", "5b": "knowledge-3"})
    assert on(state.estates[0], "e4") == "building-market"
    assert stored(state.estates[0]) == []
    assert choices(state) == {"workers(2)", "take(2,2a)"}


@pytest.mark.rule("BUR-13.13")
@pytest.mark.parametrize("kind", RULES)
def test_a_benefit_may_be_forgone(kind: str) -> None:
    state = built(kind, storage=["ship", "mine"], held={"red": 1}, depots=EACH_TYPE)
    slots = state.slots[:]
    act(state, "skip")
    assert gained(state) == (0, 0, 0)
    assert stored(state.estates[0]) == ["ship", "mine"]
    assert (goods(state.estates[0]), state.slots) == ({"red": 1}, slots)
    assert free(state) == set()
    assert "workers(2)" in choices(state)


# ---------------------------------------------------------------------------------------- warehouse


@pytest.mark.rule("BUR-13.2")
@pytest.mark.parametrize(("seats", "each"), [(2, 2), (3, 3), (4, 4)])
@pytest.mark.parametrize(("kind", "count"), [("turquoise", 1), ("pink", 4), ("orange", 7)])
def test_a_warehouse_sells_one_type_of_goods(kind: str, count: int, seats: int, each: int) -> None:
    held = {"turquoise": 1, "pink": 4, "orange": 7}
    state = built("warehouse", seats, held=held)
    assert free(state) == {f"sell(free,{name})" for name in held}
    assert refusal(state, "sell(free,red)") == "BUR-15.2"
    act(state, f"sell(free,{kind})")
    assert sold(state.estates[0]) == {kind: count}
    assert goods(state.estates[0]) == {name: n for name, n in held.items() if name != kind}
    assert gained(state) == (0, 1, count * each)


# ------------------------------------------------------------------------ carpenter, church, market


@pytest.mark.rule("BUR-13.3", "BUR-13.4", "BUR-13.6")
@pytest.mark.parametrize("shift", range(6))
@pytest.mark.parametrize("kind", TAKES)
def test_they_take_one_tile_of_their_types_from_any_numbered_depot(kind: str, shift: int) -> None:
    at = {
        f"{(place + shift) % 6 + 1}{'abcd'[shift % 4]}": type_ for place, type_ in enumerate(FACES)
    }
    depots = {slot: FACES[type_] for slot, type_ in at.items()}
    for slot, type_ in at.items():
        state = built(kind, depots=depots)
        written = f"take(free,{slot})"
        assert (written in free(state)) == (type_ in TAKES[kind])
        assert refusal(state, written) == (None if type_ in TAKES[kind] else RULES[kind])
        if type_ in TAKES[kind]:
            act(state, written)
            assert stored(state.estates[0]) == [FACES[type_]]
            assert gained(state) == (0, 0, 0)
            assert refusal(state, written) is not None
            assert sum(tile >= 0 for tile in state.slots) == 5


@pytest.mark.rule("BUR-13.11")
@pytest.mark.parametrize("kind", TAKES)
def test_they_never_reach_the_black_depot(kind: str) -> None:
    black = {f"black{place}": face for place, face in enumerate(FACES.values(), 1)}
    state = built(kind, depots=black)
    assert choices(state) == {"workers(2)"}
    assert stored(state.estates[0]) == []
    state = built(kind, depots=black | {"3b": FACES[TAKES[kind][-1]]})
    assert free(state) == {"take(free,3b)"}
    assert refusal(state, "buy(black1)") == "BUR-17.3"
