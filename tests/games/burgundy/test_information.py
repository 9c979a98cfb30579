"""Section 23: who sees what, and who decides when."""

from collections.abc import Callable, Iterator
from random import Random

import pytest

from feldspar.games.burgundy.game import GAME, BurgundyState
from feldspar.games.burgundy.rules.components import GOODS, TYPES
from feldspar.games.burgundy.rules.decisions import ACTIONS
from feldspar.games.burgundy.rules.player_board import FROM_WATCHTOWER
from feldspar.games.burgundy.rules.position import SETUP, TURNS
from feldspar.games.burgundy.rules.tiles import FACES
from feldspar.kernel.events import WATCHER
from tests.games.burgundy.given import (
    act,
    fill,
    given,
    goods_of,
    know,
    lay,
    pass_round,
    slot_of,
    sold,
    store,
    told,
)

VIEWERS = [WATCHER, 0, 1, 2]


def states(seats: int, setup: str = "basic") -> Iterator[BurgundyState]:
    """The one state of a random game, at its start and after each decision."""
    state, choose = GAME.new(seats, b"who sees what", setup=setup), Random(seats)
    yield state
    while state.actors():
        seat = choose.choice(state.actors())
        state.step(seat, choose.choice(state.legal(seat)))
        yield state


def swap_pile(state: BurgundyState) -> None:
    """Exchange the last goods tile of the phase with another that lies before it."""
    last = len(state.pile) - 1
    other = next(n for n in range(last) if state.pile[n] != state.pile[last])
    pile = list(state.pile)
    pile[last], pile[other] = pile[other], pile[last]
    state.pile = pile


def set_attribute(name: str, value: object) -> Callable[[BurgundyState], object]:
    return lambda state: setattr(state.estates[1], name, value)


PUBLIC: dict[str, Callable[[BurgundyState], object]] = {
    "estate": lambda state: lay(state, 1, {"d3": "ship"}),
    "storage": lambda state: store(state, 1, ["castle"]),
    "dice": lambda state: setattr(state, "dice", [*state.dice[:5], state.dice[5] % 6 + 1]),
    "white die": lambda state: setattr(state, "white", state.white % 6 + 1),
    "silver": set_attribute("silver", 7),
    "workers": set_attribute("workers", 7),
    "stored goods": lambda state: state.estates[1].store_goods(goods_of(GOODS[3]), 2),
    "points": lambda state: state.estates[1].score_points(4, FROM_WATCHTOWER),
    "bonus tiles won": set_attribute("bonuses", 1),
    "bonus tiles to be won": lambda state: setattr(state, "large", 62),
    "small bonus tiles to be won": lambda state: setattr(state, "small", 62),
    "a numbered depot": lambda state: fill(state, "4d", "mine"),
    "the black depot": lambda state: fill(state, "black8", "mine"),
    "goods at a depot": lambda state: state.wares.__setitem__(2, 1 << 8),
    "goods of the phase and their order": swap_pile,
    "turn order": lambda state: setattr(state, "ranked", [0, 2, 1]),
    "the turn-order track": lambda state: setattr(state, "spaces", [1, 0, 0]),
}


@pytest.mark.rule("BUR-23.1")
@pytest.mark.parametrize("what", PUBLIC)
def test_everybody_sees(what: str) -> None:
    before, after = given(3), given(3)
    PUBLIC[what](after)
    for viewer in VIEWERS:
        assert after.info_key(viewer) != before.info_key(viewer)
        world = after.determinize(viewer, b"world")
        world.key = after.key
        assert world.state_key() == after.state_key()


@pytest.mark.rule("BUR-23.1")
def test_all_is_told_to_all_in_turns() -> None:
    for seats in GAME.seats:
        state = GAME.new(seats, b"told")
        state.log = state.opening()
        choose = Random(seats)
        while state.actors():
            seat = state.actor()
            state.step(seat, choose.choice(state.legal(seat)))
        assert all(event.visible_to(WATCHER) for event in state.log)
        assert len({event.text.key for event in state.log}) > 15


@pytest.mark.rule("BUR-23.2")
def test_nothing_known_tells_of_chance_to_come() -> None:
    for seats in GAME.seats:
        for state in states(seats):
            if state.turn == state.used == 0:
                other = state.clone()
                other.key = b"another"
                for viewer in (WATCHER, *range(seats)):
                    assert other.info_key(viewer) == state.info_key(viewer)


def futures(seats: int, count: int) -> list[BurgundyState]:
    """Phase B as one may imagine it at the end of phase A."""
    found = []
    for seed in range(count):
        state = given(seats, round=5)
        world = state.determinize(seed % seats, b"%d" % seed)
        pass_round(world)
        assert (world.phase, world.round) == (1, 0)
        found.append(world)
    return found


@pytest.mark.rule("BUR-23.2", "BUR-2.1")
@pytest.mark.parametrize(
    ("slot", "type_"), [("2b", ""), ("1a", "building"), ("2a", "knowledge"), ("3a", "animal")]
)
def test_any_tile_of_a_pile_may_come_next(slot: str, type_: str) -> None:
    state = given(2)
    shown = {FACES[world.slots[slot_of(slot)]] for world in futures(2, 200)}
    if not type_:
        assert shown == {"castle"}
    else:
        assert shown == {FACES[tile] for tile in state.supply[TYPES.index(type_)]}


@pytest.mark.rule("BUR-23.2")
def test_any_tile_with_a_black_back_may_come_next() -> None:
    shown = {FACES[world.slots[slot]] for world in futures(4, 100) for slot in range(24, 32)}
    assert shown == {FACES[tile] for tile in given(4).supply[6]}


@pytest.mark.rule("BUR-23.2", "BUR-2.2", "BUR-2.8")
def test_goods_of_later_phases_may_be_any_that_were_not_seen() -> None:
    worlds = futures(2, 200)
    for place in range(5):
        assert {world.pile[place] for world in worlds} == set(range(6))
    for seats in GAME.seats:  # later piles and the pool lie together, as nobody can tell them apart
        for state in states(seats):
            assert len(state.crates) == 42 - 3 * seats - 5 * (state.phase + 1)


@pytest.mark.rule("BUR-23.3")
def test_everybody_is_told_and_shown_how_many_of_each_type_were_sold() -> None:
    state = given(3, dice=(4, 3), goods={"red": 3, "pink": 1})
    act(state, "sell(4,red)")
    act(state, "sell(3,pink)")
    sales = told(state, "log-sell", 0)
    assert all(event.visible_to(viewer) for event in sales for viewer in VIEWERS)
    assert [event.text.args["count"] for event in sales] == [3, 1]
    for viewer in VIEWERS:
        world = state.determinize(viewer, b"world")
        assert sold(world.estates[0]) == {"red": 3, "pink": 1}
        world.estates[0].sold = 4 << 8 * GOODS.index("red")  # as many, of other types
        assert world.info_key(viewer) != state.info_key(viewer)


@pytest.mark.rule("BUR-23.4", "BUR-4.2")
@pytest.mark.parametrize("seats", GAME.seats)
def test_all_dice_are_rolled_at_once_and_stay_until_the_next_round(seats: int) -> None:
    rolled: dict[tuple[int, int], set[tuple[int, ...]]] = {}
    for state in states(seats):
        rolled.setdefault((state.phase, state.round), set()).add((*state.dice, state.white))
    assert len(rolled) == 25
    assert all(len(dice) == 1 for dice in rolled.values())
    assert len(set().union(*rolled.values())) == 25
    assert all(1 <= die <= 6 for dice in rolled.values() for die in next(iter(dice)))


@pytest.mark.rule("BUR-23.4")
@pytest.mark.parametrize("setup", GAME.options["setup"].values)
def test_only_secret_choices_of_the_set_up_are_made_at_once(setup: str) -> None:
    for state in states(3, setup):
        if state.stage == SETUP and setup == "secret":
            assert len(state.actors()) == state.choices.count(-1)
        else:
            assert len(state.actors()) == (state.stage in (SETUP, TURNS))


@pytest.mark.rule("BUR-22.2", "BUR-23.4")
def test_a_secret_choice_is_known_to_its_owner_alone_until_all_have_chosen() -> None:
    tables = []
    for chosen in ("start(1,d4)", "start(2,g1)", None):
        state = GAME.new(3, b"secret", setup="secret")
        state.sheets = [0, 1, 2]
        state.log = []
        if chosen:
            act(state, chosen, 0)
            assert told(state) == []
        tables.append(state)
    first, second, waiting = tables
    assert first.info_key(0) != second.info_key(0)
    for viewer in (WATCHER, 1, 2):
        assert first.info_key(viewer) == second.info_key(viewer)
        assert first.info_key(viewer) != waiting.info_key(viewer)  # that it was made is seen
        guesses = {first.determinize(viewer, b"%d" % n).choices[0] for n in range(60)}
        assert guesses == set(waiting.legal(0))
    assert {first.determinize(0, b"%d" % n).choices[0] for n in range(9)} == {first.choices[0]}
    for state in (first, second):
        act(state, "start(1,d4)", 1)
        act(state, "start(1,d4)", 2)
    for viewer in VIEWERS:
        assert first.info_key(viewer) != second.info_key(viewer)


@pytest.mark.rule("BUR-23.5")
@pytest.mark.parametrize("seats", GAME.seats)
def test_nobody_decides_in_the_turn_of_another(seats: int) -> None:
    choose = Random(0)
    for state in states(seats):
        if state.stage != TURNS:
            continue
        assert state.actors() == [state.order[state.turn]]
        for seat in {*range(seats)} - {state.actor()}:
            assert state.legal(seat) == []
            for action in choose.sample(range(ACTIONS.base("take"), ACTIONS.size), 3):
                assert state.why_not(seat, action) == "BUR-23.5"


@pytest.mark.rule("BUR-23.5")
def test_powers_of_others_never_ask_them_anything() -> None:
    state = given(3, dice=(2, 1), storage=["ship"], wares={1: {"red": 1}})
    know(state, 1, *range(1, 15))
    know(state, 2, *range(1, 15))
    act(state, "place(2,1,d3)")
    assert state.actors() == [0]
