"""What is true in every game, whatever is rolled and decided: the laws of `laws`, and of turns."""

from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from feldspar.games.burgundy.game import GAME, BurgundyState
from feldspar.games.burgundy.rules.components import LARGE, REGION_POINTS, SHIP, SMALL, TYPES
from feldspar.games.burgundy.rules.decisions import ACTIONS, DICE, FREE
from feldspar.games.burgundy.rules.pending.collect import Collect
from feldspar.games.burgundy.rules.pending.extra import Extra
from feldspar.games.burgundy.rules.pending.keep import Keep
from feldspar.games.burgundy.rules.player_board import FROM_BONUS, FROM_REGION
from feldspar.games.burgundy.rules.position import NOT_CHOSEN, SETUP, TURNS
from feldspar.games.burgundy.rules.tiles import NO_TILE
from feldspar.games.burgundy.rules.units import Tile
from feldspar.kernel.events import WATCHER
from tests.games.burgundy.laws import present
from tests.laws import MOMENTS, Table, states, tables, tries

any_table = given(tables(GAME))
often = tries(60)


Moment = tuple[int, int, int]


def moment(state: BurgundyState) -> Moment:
    """Whose turn it is, counted from the beginning."""
    return state.phase, state.round, state.turn


@pytest.mark.rule("BUR-8.6")
@often
@any_table
def test_what_lies_in_an_estate_stays_and_what_has_left_the_game_stays_away(table: Table) -> None:
    estates: list[dict[int, Tile]] = [{} for _ in range(table.seats)]
    tiles = set(range(164))
    for state in states(table, BurgundyState):
        for seat, estate in enumerate(state.estates):
            now = {h: tile for h, tile in enumerate(estate.tiles) if tile != NO_TILE}
            assert estates[seat].items() <= now.items()
            estates[seat] = now
        left = set(present(state))
        assert left <= tiles
        tiles = left


@pytest.mark.rule("BUR-14.1", "BUR-14.4", "BUR-14.5")
@often
@any_table
def test_an_estate_scores_what_its_finished_regions_and_types_are_worth(table: Table) -> None:
    starts: list[int] = []
    for state in states(table, BurgundyState):
        if not starts and state.stage == TURNS:
            starts = [estate.covered for estate in state.estates]
    full = [0] * len(TYPES)
    for estate, start in zip(state.estates, starts, strict=True):
        regions = [r for r in estate.duchy.regions if r & ~estate.covered == 0 and r != start]
        assert estate.points[FROM_REGION] == sum(REGION_POINTS[r.bit_count()] for r in regions)
        for type_, spaces in enumerate(estate.duchy.of_type):
            full[type_] += spaces & ~estate.covered == 0
    large, small = LARGE[state.seats], SMALL[state.seats]
    worth = [0, large, *[large + small] * 3]
    assert sum(estate.points[FROM_BONUS] for estate in state.estates) == sum(worth[n] for n in full)


@pytest.mark.rule("BUR-19.7", "BUR-20.1", "BUR-20.2")
@often
@any_table
def test_somebody_alone_wins_by_points_then_spaces_then_turn_order(table: Table) -> None:
    *_, state = states(table, BurgundyState)
    spaces = [estate.tiles.count(NO_TILE) for estate in state.estates]
    sign = 1 if table.options["ties"] == "most" else -1
    best = max(
        state.clockwise(0),
        key=lambda seat: (state.scores()[seat], sign * spaces[seat], state.ranked.index(seat)),
    )
    assert state.ranking()[best] == 1
    assert sorted(state.ranking()) == list(range(1, state.seats + 1))


@often
@given(tables(GAME), st.integers(0, 2**32 - 1))
def test_chance_is_the_same_whatever_is_decided(table: Table, noise: int) -> None:
    def drawn(table: Table) -> dict[Moment, list[int]]:
        found: dict[Moment, list[int]] = {}
        for state in states(table, BurgundyState):
            if state.stage == TURNS and state.turn == 0:
                tiles = state.slots if state.round == 0 else []
                chance = [state.white, *state.dice, *state.pile, *tiles, *state.crates]
                found.setdefault(moment(state), chance)
        return found

    chance = drawn(table)
    assert len(chance) == 25
    assert chance == drawn(table._replace(noise=noise))
    assert chance != drawn(table._replace(seed=table.seed + b"another"))


@pytest.mark.rule("BUR-5.1", "BUR-5.4", "BUR-17.1")
@often
@any_table
def test_each_turn_uses_both_dice_once_and_buys_at_most_once(table: Table) -> None:
    state, choose = table.new(), table.choose()
    assert isinstance(state, BurgundyState)
    rolled: dict[Moment, list[int]] = {}
    used: dict[Moment, list[int]] = {}
    bought: Counter[Moment] = Counter()
    while state.actors():
        seat = choose.choice(state.actors())
        action = choose.choice(state.legal(seat))
        kind, args = ACTIONS.decode(action)
        if state.stage == TURNS:
            now = moment(state)
            rolled[now] = sorted(state.dice[2 * seat : 2 * seat + 2])
            if kind in ("take", "place", "sell", "workers") and DICE[args[0]] != FREE:
                used[now] = sorted([*used.get(now, []), args[0] + 1])
            bought[now] += kind == "buy"
        state.step(seat, action)
    assert used == rolled
    assert len(rolled) == 25 * state.seats
    assert max(bought.values()) <= 1


@pytest.mark.rule("BUR-5.4", "BUR-11.3")
@often
@any_table
def test_workers_can_be_taken_with_any_die_at_any_time(table: Table) -> None:
    for state in states(table, BurgundyState):
        for seat in state.actors() if state.stage == TURNS else []:
            dice = ["free"] if isinstance(state.asked, Extra) else []
            if state.asked is None:
                dice = [str(state.dice[2 * seat + n]) for n in (0, 1) if not state.used >> n & 1]
            for die in dice:
                assert ACTIONS.parse(f"workers({die})") in state.legal(seat)


@pytest.mark.rule("BUR-4.3", "BUR-4.8", "BUR-9.8", "BUR-9.10")
@often
@any_table
def test_turns_follow_the_track_and_every_ship_moves_its_pawn(table: Table) -> None:
    track: list[list[int]] = [[] for _ in range(7)]
    expected: list[int] = []
    turn: Moment | None = None
    heard = 0
    for state in states(table, BurgundyState):
        log = state.log or []
        if not heard:
            track[0] = list(reversed(state.order))  # the first on top
        for event in log[heard:]:
            if event.text.key == "log-advance":
                space = next(n for n, stack in enumerate(track) if event.seat in stack)
                track[space].remove(event.seat)
                track[space + 1].append(event.seat)
        heard = len(log)
        standing = [seat for stack in reversed(track) for seat in reversed(stack)]
        assert state.ranked == standing
        assert [state.spaces[seat] for seat in standing] == sorted(state.spaces, reverse=True)
        ships = [(e.covered & e.duchy.of_type[SHIP]).bit_count() for e in state.estates]
        sailing = isinstance(state.asked, Collect | Keep)
        assert sum(ships) == sum(state.spaces) + sailing
        if state.stage == TURNS and moment(state) != turn:
            turn = moment(state)
            expected = standing if state.turn == 0 else expected
            assert state.order == expected
            assert state.actors() == [expected[state.turn]]


@pytest.mark.rule("BUR-23.2")
@often
@given(tables(GAME), MOMENTS)
def test_what_is_known_depends_on_nothing_hidden(table: Table, at: int) -> None:
    state = table.position(at)
    assert isinstance(state, BurgundyState)
    for viewer in (WATCHER, *range(state.seats)):
        other = state.clone()
        other.key = b"another"
        if state.stage == SETUP and table.options["setup"] == "secret":
            for seat, choice in enumerate(state.choices):
                if seat != viewer and choice != NOT_CHOSEN:
                    other.choices[seat] = choice + 1
        assert other.info_key(viewer) == state.info_key(viewer)
        assert viewer == WATCHER or other.legal(viewer) == state.legal(viewer)
