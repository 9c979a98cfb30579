"""What is true in every game, whatever is drawn and decided: the laws of `laws`, and of rounds."""

from collections.abc import Callable
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from feldspar.games.bruges.game import GAME, BrugesState
from feldspar.games.bruges.rules.cards.characters import COLOUR
from feldspar.games.bruges.rules.components import ACTIONS
from feldspar.games.bruges.rules.player_board import GAINED, Holding, face, house, is_unseen
from feldspar.games.bruges.rules.position import OVER, TURNS
from feldspar.games.bruges.rules.units import Card, Colour, House
from feldspar.kernel.events import WATCHER
from tests.games.bruges.laws import watching
from tests.laws import MOMENTS, Table, states, tables, tries

any_table = given(tables(GAME))
often = tries(40)


# ------------------------------------------------------------------------- the laws hold something


def in_hand_and_discarded(state: BrugesState, mine: Holding) -> None:
    state.throw_away(state.piles[0][-1])


def another_tile(state: BrugesState, mine: Holding) -> None:
    mine.tiles = [mine.tiles[0] + 1, mine.tiles[1]]


def a_third_marker(state: BrugesState, mine: Holding) -> None:
    mine.gain_threats(Colour(0), 3)


def a_worker(state: BrugesState, mine: Holding) -> None:
    mine.gain_workers(Colour(2), 1)


def a_florin(state: BrugesState, mine: Holding) -> None:
    mine.florins += 1


def a_point(state: BrugesState, mine: Holding) -> None:
    mine.score_points(1, GAINED)


def a_level(state: BrugesState, mine: Holding) -> None:
    mine.level += 1


def a_statue(state: BrugesState, mine: Holding) -> None:
    mine.statues, state.statues = state.statues[-1:], state.statues[:-1]


def a_majority(state: BrugesState, mine: Holding) -> None:
    mine.majorities ^= 1


def a_house(state: BrugesState, mine: Holding) -> None:
    piles = state.piles[:]
    mine.houses = [*mine.houses, house(piles[0][-1], True)]
    piles[0] = piles[0][:-1]
    state.piles = piles


def perks(state: BrugesState, mine: Holding) -> None:
    mine.perks = [1, *mine.perks[1:]]


@pytest.mark.parametrize(
    "change",
    [
        in_hand_and_discarded,
        another_tile,
        a_third_marker,
        a_worker,
        a_florin,
        a_point,
        a_level,
        a_statue,
        a_majority,
        a_house,
        perks,
    ],
)
def test_what_nobody_was_told_of_is_noticed(
    change: Callable[[BrugesState, Holding], None],
) -> None:
    story = states(Table(GAME, 2, b"untold", {"engraver": "first"}, 0), BrugesState)
    state = next(story)
    check = watching(state)
    for _ in range(60):
        next(story)
    check()
    change(state, state.holdings[1])
    with pytest.raises(AssertionError):
        check()


# ---------------------------------------------------------------------------- what stays, and when


@pytest.mark.rule("BRG-4.11")
@often
@any_table
def test_cards_keep_their_order_in_the_piles(table: Table) -> None:
    dealt = [*begun(table).piles, begun(table).extra]
    for state in states(table, BrugesState):
        for pile in filter(None, state.piles):
            parts = [(whole, whole.index(pile[0])) for whole in dealt if pile[0] in whole]
            assert all(whole[at : at + len(pile)] == pile for whole, at in parts)
            assert parts


def begun(table: Table) -> BrugesState:
    state = table.new()
    assert isinstance(state, BrugesState)
    return state


@pytest.mark.rule("BRG-5.1")
@often
@given(tables(GAME), st.integers(0, 2**32 - 1))
def test_the_dice_of_a_round_are_the_same_whatever_is_decided(table: Table, noise: int) -> None:
    def rolled(table: Table) -> dict[int, list[int]]:
        dice: dict[int, list[int]] = {}
        for state in states(table, BrugesState):
            if state.phase == TURNS:
                assert dice.setdefault(state.round, state.dice) == state.dice
        return dice

    here, there = rolled(table), rolled(table._replace(noise=noise))
    assert all(here[round_] == there[round_] for round_ in here.keys() & there.keys())
    other = rolled(table._replace(seed=table.seed + b"another"))
    assert here != other


@pytest.mark.rule("BRG-7.9", "BRG-9.7", "BRG-10.4", "BRG-13.1")
@often
@any_table
def test_statues_markers_turned_and_discarded_cards_stay(table: Table) -> None:
    discard: list[Card] = []
    kept = [(0, 0, list[int]())] * table.seats
    for state in states(table, BrugesState):
        assert state.discard[: len(discard)] == discard
        discard = state.discard
        for seat, mine in enumerate(state.holdings):
            majorities, crowned, statues = kept[seat]
            assert (mine.majorities & majorities, mine.crowned & crowned) == (majorities, crowned)
            assert mine.statues[: len(statues)] == statues
            kept[seat] = (mine.majorities, mine.crowned, mine.statues)


@pytest.mark.rule("BRG-3.1", "BRG-6.1", "BRG-6.2", "BRG-6.4", "BRG-10.6", "BRG-11.1")
@often
@any_table
def test_everybody_plays_a_card_in_each_of_four_turns_in_order(table: Table) -> None:
    state, choose = begun(table), table.choose()
    first, turns = state.first, list[tuple[int, int, int]]()
    plays: dict[tuple[int, int, int], int] = {}
    while state.actors():
        seat = state.actors()[0]
        action = choose.choice(state.legal(seat))
        if state.phase == TURNS:
            place = (state.active - state.first) % state.seats
            assert state.first == (first + state.round - 1) % state.seats
            turn = (state.round, state.turn, place)
            plays.setdefault(turn, 0)
            if not state.stack:
                assert seat == state.active
                plays[turn] += ACTIONS.decode(action).kind in list(ACTIONS.kinds)[:6]
            turns.append(turn)
        state.step(seat, action)
    assert turns == sorted(turns)
    assert {turn for _, turn, _ in turns} == {0, 1, 2, 3}
    assert set(plays.values()) <= {0, 1}
    assert (state.phase, state.round) == (OVER, state.last)
    everybody = [plays.get((1, turn, place)) for turn in range(4) for place in range(state.seats)]
    assert set(everybody) == {1}  # five cards each, and four turns


# --------------------------------------------------------------------------------- who sees what


def exchanged(state: BrugesState, viewer: int, choose: Random) -> BrugesState:
    """The same, but what somebody cannot tell apart lies elsewhere: hidden cards of one back, and
    below the tops of the piles any card."""
    other = state.clone()
    other.key = b"another"
    loose: list[list[Card]] = [[] for _ in range(5)]
    hidden = [card for pile in [state.extra, *state.piles] for card in pile]
    for seat, mine in enumerate(state.holdings):
        hidden += mine.fresh + (mine.hand if seat != viewer else [])
        hidden += [face(one) for one in mine.houses if seat != viewer or is_unseen(one)]
    choose.shuffle(hidden)
    for card in hidden:
        loose[COLOUR[card]].append(card)

    def again(card: Card) -> Card:
        return loose[COLOUR[card]].pop()

    for seat, mine in enumerate(other.holdings):
        if seat != viewer:
            mine.hand = sorted([again(card) for card in mine.hand])
        mine.fresh = [again(card) for card in mine.fresh]
        mine.houses = [
            House(one & ~255 | again(face(one))) if seat != viewer or is_unseen(one) else one
            for one in mine.houses
        ]
    tops = [[again(pile[-1])] if pile else [] for pile in state.piles]
    rest = [card for cards in loose for card in cards]
    choose.shuffle(rest)
    other.piles = [
        [rest.pop() for _ in pile[1:]] + top for pile, top in zip(state.piles, tops, strict=True)
    ]
    other.extra = [rest.pop() for _ in state.extra]
    return other


@pytest.mark.rule("BRG-13.2", "BRG-13.3", "BRG-13.4", "BRG-13.5", "BRG-13.6")
@often
@given(tables(GAME), MOMENTS)
def test_what_is_known_and_shown_depends_on_nothing_hidden(table: Table, at: int) -> None:
    state, choose = table.position(at), table.choose()
    assert isinstance(state, BrugesState)
    for viewer in (WATCHER, *range(state.seats)):
        other = exchanged(state, viewer, choose)
        assert other.info_key(viewer) == state.info_key(viewer)
        assert viewer == WATCHER or other.legal(viewer) == state.legal(viewer)
        here, there = (one.determinize(viewer, b"seed") for one in (state, other))
        assert here.state_key() == there.state_key()
        assert GAME.scene(state, viewer) == GAME.scene(other, viewer)
