"""What is true in every game, whatever is drawn and decided: the laws of `laws`, and of plays."""

from collections import Counter
from itertools import chain
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from feldspar.games.burgundy_cards.game import GAME, CardsState
from feldspar.games.burgundy_cards.rules.components import ACTIONS
from feldspar.games.burgundy_cards.rules.player_board import FROM_ROUND, Holding
from feldspar.games.burgundy_cards.rules.units import Card
from feldspar.kernel.events import WATCHER
from tests.laws import MOMENTS, Table, play, states, tables, tries

any_table = given(tables(GAME))
often = tries(60)

Play = tuple[int, int, int]


def now(state: CardsState) -> Play:
    """The round, the turn, and whose play it is."""
    return state.round, state.turn, state.active


# ---------------------------------------------------------------------------------- what stays


@pytest.mark.rule("BCG-6.4", "BCG-10.1", "BCG-13.6")
@often
@any_table
def test_a_placed_card_is_never_moved_and_a_column_only_grows(table: Table) -> None:
    def estate(holding: Holding) -> list[list[Card]]:
        return [one.cards for one in holding.columns]

    before: list[list[list[Card]]] = [[] for _ in range(table.seats)]
    for state in states(table, CardsState):
        after = [estate(holding) for holding in state.holdings]
        for old, new in zip(before, after, strict=True):
            assert len(old) <= len(new)
            for was, is_ in zip(old, new, strict=False):
                assert is_[: len(was)] == was
            assert sum(map(len, new)) - sum(map(len, old)) in (0, 1)
        before = after


@pytest.mark.rule("BCG-3.9")
@often
@any_table
def test_the_display_only_shrinks_during_a_round(table: Table) -> None:
    shown: dict[int, list[list[Card]]] = {}
    for state in states(table, CardsState):
        if state.actors():
            before = shown.get(state.round, state.rows)
            assert all(set(is_) <= set(was) for was, is_ in zip(before, state.rows, strict=True))
            shown[state.round] = state.rows


@often
@given(tables(GAME), st.integers(0, 2**32 - 1))
def test_the_deal_is_the_same_whatever_is_decided_until_cards_are_shuffled_again(
    table: Table, noise: int
) -> None:
    def drawn(table: Table) -> list[int]:
        """The draw pile as it lay after the set-up, and who begins; it only ever gets shorter."""
        state = table.new()
        assert isinstance(state, CardsState)
        first = state.deck
        hidden = [state.start, *state.hidden_ints()]
        for _ in play(state, table.choose()):
            if state.shuffles == 1:
                assert state.deck == first[: len(state.deck)]
        return hidden

    deal = drawn(table)
    assert deal == drawn(table._replace(noise=noise))
    assert deal != drawn(table._replace(seed=table.seed + b"another"))


# --------------------------------------------------------------------------------------- plays


@pytest.mark.rule("BCG-3.1", "BCG-3.4", "BCG-3.8", "BCG-9.1", "BCG-13.1", "BCG-16.6")
@often
@any_table
def test_everybody_plays_one_card_in_each_turn_in_order_and_buys_at_most_once(table: Table) -> None:
    state, choose = table.new(), table.choose()
    assert isinstance(state, CardsState)
    played: dict[Play, int] = {}
    bought: Counter[Play] = Counter()
    begins: dict[int, int] = {}
    while state.actors():
        seat = state.active
        assert state.actors() == [seat]
        assert [len(holding.hand) for holding in state.holdings] == [
            min(2, 6 - state.turn) - has_played(state, other) for other in range(state.seats)
        ]
        assert {len(holding.pile) for holding in state.holdings} == {max(0, 4 - state.turn)}
        this = now(state)
        begins.setdefault(state.round, seat)
        hand = set(state.holdings[seat].hand)
        action = choose.choice(state.legal(seat))
        bought[this] += ACTIONS.decode(action).kind == "buy"
        state.step(seat, action)
        left = hand - set(state.holdings[seat].hand) if state.round == this[0] else hand
        played[this] = played.get(this, 0) + len(left)
    seats = table.seats
    assert list(played) == [
        (round_, turn, (begins[round_] + place) % seats)
        for round_ in range(state.round + 1)
        for turn in range(6)
        for place in range(seats)
    ]
    assert seats == 1 or state.round == 4
    assert set(played.values()) == {1}
    assert max(bought.values()) <= 1
    assert not any(holding.hand + holding.pile for holding in state.holdings)


def has_played(state: CardsState, seat: int) -> bool:
    """Whether a seat has played its card of this turn."""
    place, active = ((one - state.start) % state.seats for one in (seat, state.active))
    return place < active or (place == active and state.played)


@pytest.mark.rule("BCG-3.5", "BCG-11.16")
@often
@any_table
def test_silver_can_be_taken_whenever_an_action_is_to_be_carried_out(table: Table) -> None:
    for state in states(table, CardsState):
        for seat in state.actors():
            asked = state.stack[-1].name if state.stack else ""
            if asked in ("act", "free") or not (state.stack or state.played or state.aaron_waits()):
                kinds = [ACTIONS.decode(action).kind for action in state.legal(seat)]
                assert "silver" in kinds
                assert "done" not in kinds


@pytest.mark.rule("BCG-15.13", "BCG-15.14", "BCG-15.15")
@often
@given(st.integers(0, 2**32 - 1), st.integers(0, 50))
def test_alone_one_goes_on_after_a_round_unless_aaron_has_more(noise: int, lead: int) -> None:
    state = GAME.new(1, b"lead %d" % noise)
    state.holdings[0].score_points(lead, FROM_ROUND)  # or a random player would not live long
    round_ = 0
    for _ in play(state, Random(noise)):
        if state.round != round_:
            assert state.aaron_points <= state.holdings[0].score
            round_ = state.round
    assert state.beaten == (state.aaron_points > state.holdings[0].score)
    assert state.beaten or state.round == 4
    assert state.ranking() == [2 if state.beaten else 1]


# --------------------------------------------------------------------------------- who sees what


def unseen(state: CardsState, viewer: int) -> list[list[Card]]:
    """The places in which somebody knows no card."""
    hands = [holding.hand for seat, holding in enumerate(state.holdings) if seat != viewer]
    piles = [holding.pile for holding in state.holdings]
    return [*hands, *piles, state.deck, *state.aaron_piles]


def exchanged(state: CardsState, viewer: int, choose: Random) -> CardsState:
    """The same, but what somebody cannot tell apart lies elsewhere: cards of one shuffle, and
    goods and animals under the tops."""
    other = state.clone()
    other.key = b"another"
    loose: list[list[Card]] = [[] for _ in range(state.shuffles)]
    for place in unseen(state, viewer):
        for card in place:
            loose[state.batch[card]].append(card)
    for cards in loose:
        choose.shuffle(cards)

    def again(place: list[Card]) -> list[Card]:
        return [loose[state.batch[card]].pop() for card in place]

    for seat, holding in enumerate(other.holdings):
        holding.hand = holding.hand if seat == viewer else sorted(again(holding.hand))
        holding.pile = again(holding.pile)
    other.deck = again(other.deck)
    other.aaron_piles = [again(pile) for pile in other.aaron_piles]
    other.goods = [choose.sample(pile[:-1], len(pile[:-1])) + pile[-1:] for pile in state.goods]
    other.animals = [choose.sample(pile[:-1], len(pile[:-1])) + pile[-1:] for pile in state.animals]
    return other


@pytest.mark.rule("BCG-16.2", "BCG-16.3", "BCG-15.17")
@often
@given(tables(GAME), MOMENTS)
def test_what_is_known_depends_on_nothing_hidden(table: Table, at: int) -> None:
    state, choose = table.position(at), table.choose()
    assert isinstance(state, CardsState)
    for viewer in (WATCHER, *range(state.seats)):
        other = exchanged(state, viewer, choose)
        assert other.info_key(viewer) == state.info_key(viewer)
        assert viewer == WATCHER or other.legal(viewer) == state.legal(viewer)
        here, there = (one.determinize(viewer, b"seed") for one in (state, other))
        assert here.state_key() == there.state_key()


@pytest.mark.rule("BCG-16.2", "BCG-16.4")
@often
@given(tables(GAME), MOMENTS)
def test_hidden_cards_are_redrawn_from_the_shuffle_they_came_from(table: Table, at: int) -> None:
    state, choose = table.position(at), table.choose()
    assert isinstance(state, CardsState)
    for viewer in (WATCHER, *range(state.seats)):
        world = state.determinize(viewer, choose.randbytes(8))
        before, after = unseen(state, viewer), unseen(world, viewer)
        assert sorted(chain(*before)) == sorted(chain(*after))
        for was, is_ in zip(before, after, strict=True):
            batches = [[state.batch[card] for card in place] for place in (was, is_)]
            assert sorted(batches[0]) == sorted(batches[1])
