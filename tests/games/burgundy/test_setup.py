"""Section 2: what lies where before the first turn."""

from collections import Counter
from functools import cache

import pytest

from feldspar.games.burgundy.game import GAME, BurgundyState
from feldspar.games.burgundy.rules.components import BLACK, CASTLE, GOODS, TYPES
from feldspar.games.burgundy.rules.tiles import FACES, NO_TILE, SUPPLY, TILES
from tests.games.burgundy.given import (
    act,
    goods,
    hex_of,
    legal,
    on,
    pass_round,
    phases,
    rolled,
    slot_of,
    sold,
    stored,
    tiles_left,
    verdict,
    wares,
)

each_number = pytest.mark.parametrize("seats", [2, 3, 4])


@cache
def games(seats: int) -> list[BurgundyState]:
    """Many games before the first turn. They are not to be changed."""
    return [GAME.new(seats, b"setup %d" % n) for n in range(600)]


# ------------------------------------------------------------------------------------- the board


@pytest.mark.rule("BUR-2.1")
@each_number
def test_tiles_are_sorted_into_seven_piles_by_their_backs(seats: int) -> None:
    state = GAME.new(seats, b"piles")
    assert tiles_left(state) == list(range(TILES))
    assert len(state.supply) == 7
    for back, pile in enumerate(state.supply):
        assert {SUPPLY[tile] for tile in pile} == {back}


@pytest.mark.rule("BUR-2.1")
@pytest.mark.parametrize(
    ("slot", "pile"), [("1a", "building"), ("2a", "knowledge"), ("3a", "animal")]
)
def test_the_piles_are_shuffled(slot: str, pile: str) -> None:
    back = TYPES.index(pile)
    drawn = Counter(state.slots[slot_of(slot)] for state in games(4))
    assert set(drawn) == {tile for tile in range(TILES) if SUPPLY[tile] == back}
    assert max(drawn.values()) < 3 * 600 / len(drawn)


@pytest.mark.rule("BUR-2.1")
def test_the_black_pile_is_shuffled() -> None:
    drawn = Counter(state.slots[slot_of("black1")] for state in games(4))
    assert set(drawn) == {tile for tile in range(TILES) if SUPPLY[tile] == BLACK}


@pytest.mark.rule("BUR-2.2")
@each_number
def test_five_piles_of_five_goods_are_dealt_and_17_stay_in_the_pool(seats: int) -> None:
    begun = phases(seats)
    assert [len(state.pile) for state in begun] == [5] * 5
    held = sum(sum(goods(estate).values()) for estate in begun[-1].estates)
    assert len(begun[-1].crates) + held == 17


@pytest.mark.rule("BUR-2.2")
@pytest.mark.parametrize("place", range(5))
def test_the_goods_are_shuffled(place: int) -> None:
    drawn = Counter(state.pile[place] for state in games(4))
    assert set(drawn) == set(range(6))
    assert all(65 < count < 135 for count in drawn.values())  # 100 expected


@pytest.mark.rule("BUR-2.3")
@each_number
def test_all_twelve_bonus_tiles_are_there_to_be_won(seats: int) -> None:
    state = GAME.new(seats, b"")
    assert [which >> n & 1 for which in (state.large, state.small) for n in range(6)] == [1] * 12
    assert [estate.bonuses for estate in state.estates] == [0] * seats


# ------------------------------------------------------------------------------------ the estates


@pytest.mark.rule("BUR-2.4")
@each_number
def test_everybody_has_estate_1_unless_otherwise_agreed(seats: int) -> None:
    state = GAME.new(seats, b"")
    assert [estate.duchy.number for estate in state.estates] == [1] * seats
    assert state.options["setup"] == "basic"


@pytest.mark.rule("BUR-2.4")
def test_no_estate_is_chosen_in_the_basic_setup() -> None:
    state = GAME.new(2, b"")
    for seat in range(2):
        assert legal(state, "start", seat) == set()
    for choice in ("start(1,d4)", "start(2,a4)"):
        assert verdict(state, choice, state.actor()) == "BUR-2.4"


@pytest.mark.rule("BUR-2.5")
@each_number
def test_a_castle_with_a_coloured_back_lies_on_the_middle_space(seats: int) -> None:
    state = GAME.new(seats, b"")
    for estate in state.estates:
        assert on(estate, "d4") == "castle"
        assert SUPPLY[estate.tiles[hex_of("d4")]] == CASTLE
        assert estate.tiles.count(NO_TILE) == 36
    in_depots = [FACES[tile] for tile in state.slots[:24] if tile != NO_TILE].count("castle")
    assert len(state.supply[CASTLE]) == 14 - seats - in_depots


@pytest.mark.rule("BUR-2.6")
@each_number
def test_the_start_castle_gives_no_action_no_points_and_no_region_score(seats: int) -> None:
    state = GAME.new(seats, b"")
    assert state.scores() == [0] * seats
    assert [sum(estate.points) for estate in state.estates] == [0] * seats
    assert {event.text.key for event in state.opening()} == {"log-order", "log-round"}
    assert verdict(state, "workers(free)", state.actor()) == "BUR-11.1"
    assert not [one for one in legal(state, seat=state.actor()) if "free" in one]


# ----------------------------------------------------------------------------- what everybody has


@pytest.mark.rule("BUR-2.7")
@each_number
def test_everybody_draws_three_goods_of_one_two_or_three_types(seats: int) -> None:
    types: Counter[int] = Counter()
    for state in games(seats):
        for estate in state.estates:
            assert sum(goods(estate).values()) == 3
            types[len(goods(estate))] += 1
    share = {n: types[n] / (600 * seats) for n in (1, 2, 3)}
    assert share == pytest.approx({1: 0.018, 2: 0.384, 3: 0.597}, abs=0.05)
    assert types[1] > 0


@pytest.mark.rule("BUR-2.7")
def test_goods_of_one_type_share_a_place_and_are_sold_together() -> None:
    found = next(state for state in games(2) if len(goods(state.estates[state.actor()])) == 1)
    state = found.clone()
    seat = state.actor()
    estate = state.estates[seat]
    (name,) = goods(estate)
    die = GOODS.index(name) + 1
    state.dice = rolled(die) * 4
    act(state, f"sell({die},{name})", seat)
    assert (goods(estate), sold(estate), estate.score) == ({}, {name: 3}, 6)


@pytest.mark.rule("BUR-2.8")
@each_number
def test_what_is_left_in_the_pool_never_comes_into_the_game(seats: int) -> None:
    state = GAME.new(seats, b"pool")
    while state.actors():
        pass_round(state)
    assert len(state.crates) == 17 - 3 * seats
    lying = Counter[str]()
    for depot in range(1, 7):
        lying.update(wares(state, depot))
    assert lying.total() == 25


@pytest.mark.rule("BUR-2.9")
@each_number
def test_everybody_starts_with_one_silver_no_points_and_an_empty_storage(seats: int) -> None:
    state = GAME.new(seats, b"")
    for estate in state.estates:
        assert (estate.silver, estate.score, stored(estate)) == (1, 0, [])
        assert estate.storage == [NO_TILE] * 3


# ------------------------------------------------------------------------------------- turn order


@pytest.mark.rule("BUR-2.10")
@each_number
def test_anybody_may_be_the_start_player_and_the_order_runs_clockwise(seats: int) -> None:
    for state in games(seats):
        clockwise = [(state.order[0] + place) % seats for place in range(seats)]
        assert state.order == clockwise
        assert state.actors() == [state.order[0]]
    first = Counter(state.order[0] for state in games(seats))
    assert all(0.75 < count * seats / 600 < 1.25 for count in first.values())
    assert len(first) == seats


@pytest.mark.rule("BUR-2.11")
@each_number
def test_workers_are_dealt_in_turn_order(seats: int) -> None:
    for state in games(seats)[:50]:
        workers = [state.estates[seat].workers for seat in state.order]
        assert workers == [1, 2, 3, 4][:seats]


@pytest.mark.rule("BUR-2.12")
@each_number
def test_all_pawns_are_stacked_on_space_0_the_first_on_top(seats: int) -> None:
    state = GAME.new(seats, b"stack")
    assert state.spaces == [0] * seats
    assert state.ranked == state.order
    first = state.order
    pass_round(state)
    assert (state.round, state.order) == (1, first)


@pytest.mark.rule("BUR-2.13")
@each_number
def test_the_white_die_is_with_the_first_player_who_has_rolled_it(seats: int) -> None:
    """Whoever is first on the track has it, and the goods of round 1 lie where it shows."""
    for state in games(seats)[:50]:
        assert state.ranked[0] == state.actor()
        assert {depot for depot in range(1, 7) if wares(state, depot)} == {state.white}
