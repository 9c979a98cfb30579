"""The kernel carries a game it has never heard of: see `tests.toy` for its rules."""

import pytest

from feldspar import IllegalMove, Record
from feldspar.kernel.events import WATCHER
from tests.toy import ACTIONS, GAME, ToyState


def hand(state: ToyState, seat: int) -> list[str]:
    """The cards of a hand, lowest first."""
    return [str(card + 1) for card in range(9) if state.hands[seat] >> card & 1]


def act(state: ToyState, seat: int, written: str) -> None:
    state.apply(seat, ACTIONS.parse(written))


def dealt(seats: int = 3, **options: str) -> ToyState:
    """A table at which seat 0 holds the highest cards, and the last seat the lowest."""
    state = GAME.new(seats, b"any", **options)
    state.hands = [0b111 << 3 * (seats - 1 - seat) for seat in range(seats)]
    state.log = []
    return state


def all_bid(state: ToyState) -> None:
    """Everybody bids their highest card."""
    for seat in state.actors():
        act(state, seat, f"bid({hand(state, seat)[-1]})")


def seen_by(state: ToyState, viewer: int) -> list[tuple[int, object]]:
    return [(e.seat, e.text.args["n"]) for e in state.log or [] if e.visible_to(viewer)]


# --------------------------------------------------------------------------- simultaneous choice


def test_all_must_decide_and_each_may_be_the_first() -> None:
    state = dealt()
    assert state.actors() == [0, 1, 2]
    act(state, 2, "bid(1)")
    assert state.actors() == [0, 1]
    act(state, 0, "bid(7)")
    assert state.actors() == [1]


def test_a_bid_is_invisible_to_the_others_until_the_last() -> None:
    low, high = dealt(), dealt()
    act(low, 0, "bid(7)")
    act(high, 0, "bid(9)")
    for viewer in (1, 2):
        assert low.info_key(viewer) == high.info_key(viewer)
    assert low.info_key(0) != high.info_key(0)
    assert low.state_key() != high.state_key()
    for state in (low, high):
        act(state, 1, "bid(4)")
    assert low.info_key(2) == high.info_key(2)
    for state in (low, high):
        act(state, 2, "bid(1)")
    assert low.info_key(2) != high.info_key(2)


def test_a_bid_is_told_to_its_owner_at_once_and_to_the_others_with_the_last() -> None:
    state = dealt(seats=2)
    act(state, 0, "bid(6)")
    assert [seen_by(state, viewer) for viewer in (0, 1, WATCHER)] == [[(0, 6)], [], []]
    act(state, 1, "bid(3)")
    assert [sorted(map(repr, seen_by(state, viewer))) for viewer in (0, 1, WATCHER)] == [
        ["(0, 6)", "(1, 3)"]
    ] * 3


def test_reveals_grows_exactly_when_the_last_bid_falls() -> None:
    state = dealt()
    grown = []
    while state.actors():
        before, bidding = state.reveal_count, not state.pending
        act(state, state.actors()[0], ACTIONS.text(state.legal(state.actors()[0])[-1]))
        assert (state.reveal_count > before) == (bidding and bool(state.pending))
        grown.append(state.reveal_count)
    assert grown[-1] == 3


# --------------------------------------------------------------------------------- pending stack


def test_what_is_still_to_be_decided_is_a_stack_of_integers() -> None:
    state = dealt()
    assert state.pending == []
    all_bid(state)
    coins = state.pending[0] & 15
    assert state.pending == [0 << 4 | coins]
    act(state, 0, "prize(gift)")
    assert state.pending == [0 << 4 | coins + 2, 0 << 4 | 1]
    assert state.actors() == [0]
    assert [ACTIONS.text(action) for action in state.legal(0)] == ["give(1)", "give(2)"]
    assert state.scores() == [0, 0, 0]
    act(state, 0, "give(2)")
    assert state.pending == []
    assert state.scores() == [coins + 2, 0, 1]
    assert state.actors() == [0, 1, 2]


def test_a_plain_prize_is_paid_without_a_further_question() -> None:
    state = dealt(wins="lowest")
    all_bid(state)
    assert state.actors() == [2]
    coins = state.pending[-1] & 15
    act(state, 2, "prize(coin)")
    assert state.scores() == [0, 0, coins]
    assert state.ranking() == [2, 2, 1]


def test_a_game_can_be_left_and_taken_up_again_in_the_middle_of_a_choice() -> None:
    state = GAME.new(3, b"any")
    record = Record.of(state)
    while len(state.pending) < 2:
        seat = state.actors()[0]
        record.add(state, seat, state.legal(seat)[-1])
        state.apply(seat, state.legal(seat)[-1])
    again = Record.parse(str(record)).play(GAME)
    assert isinstance(again, ToyState)
    assert again.pending == state.pending
    assert again.state_key() == state.state_key()


@pytest.mark.parametrize(
    ("seat", "written", "rule"),
    [
        (0, "bid(1)", "TOY-1.1"),
        (1, "bid(4)", "TOY-1.2"),
        (0, "prize(coin)", "TOY-2.2"),
        (0, "give(1)", "TOY-2.2"),
    ],
)
def test_while_bidding_the_judge_names_the_rule(seat: int, written: str, rule: str) -> None:
    state = dealt()
    act(state, 1, "bid(4)")
    with pytest.raises(IllegalMove, match=rule) as caught:
        act(state, seat, written)
    assert caught.value.rule == rule


@pytest.mark.parametrize(
    ("seat", "written", "rule"),
    [
        (0, "bid(7)", "TOY-2.2"),
        (1, "give(2)", "TOY-2.2"),
        (0, "prize(coin)", "TOY-2.2"),
        (0, "give(0)", "TOY-2.3"),
    ],
)
def test_while_giving_the_judge_names_the_rule(seat: int, written: str, rule: str) -> None:
    state = dealt()
    all_bid(state)
    act(state, 0, "prize(gift)")
    assert state.why_not(seat, ACTIONS.parse(written)) == rule


def test_nothing_is_left_to_do_when_the_cards_are_gone() -> None:
    state = dealt(seats=2)
    for _ in range(3):
        all_bid(state)
        act(state, 0, "prize(coin)")
    assert state.actors() == []
    assert {state.why_not(0, action) for action in range(ACTIONS.size)} == {"TOY-1.3"}


# ---------------------------------------------------------------------------- hidden information


def test_determinize_keeps_a_hand_and_redraws_the_others() -> None:
    state = dealt()
    worlds = [state.determinize(1, b"world %d" % n) for n in range(20)]
    assert {tuple(hand(world, 1)) for world in worlds} == {("4", "5", "6")}
    assert len({tuple(hand(world, 0)) for world in worlds}) > 5
    for world in worlds:
        assert sorted(hand(world, 0) + hand(world, 2)) == ["1", "2", "3", "7", "8", "9"]
        assert world.info_key(1) == state.info_key(1)
        assert world.legal(1) == state.legal(1)
    assert len({world.key for world in worlds} | {state.key}) == 21


def test_determinize_redraws_a_secret_bid_from_the_redrawn_hand() -> None:
    state = dealt()
    act(state, 0, "bid(9)")
    worlds = [state.determinize(1, b"world %d" % n) for n in range(50)]
    assert {world.bids[0] for world in worlds} == {0, 1, 2, 6, 7, 8}
    assert all(world.hands[0] >> world.bids[0] & 1 for world in worlds)
    assert {world.bids[2] for world in worlds} == {-1}
    assert [world.determinize(1, b"same").state_key() for world in worlds] == [
        state.determinize(1, b"same").state_key()
    ] * len(worlds)


def test_determinize_keeps_what_was_shown() -> None:
    state = dealt()
    all_bid(state)
    act(state, 0, "prize(coin)")
    world = state.determinize(2, b"world")
    assert sorted(hand(world, 0) + hand(world, 1)) == ["4", "5", "7", "8"]
    assert world.scores() == state.scores()


# ------------------------------------------------------------------------------ records and copies


def test_a_record_played_again_gives_the_same_bytes() -> None:
    state = GAME.new(2, b"\x01\x02", wins="lowest")
    record = Record.of(state)
    while state.actors():
        seat = state.actors()[-1]
        record.add(state, seat, state.legal(seat)[0])
        state.apply(seat, state.legal(seat)[0])
    record.close(state)
    again = Record.of(GAME.new(2, b"\x01\x02", wins="lowest"))
    again.close(Record.parse(str(record)).play(GAME, watch=again.add))
    assert str(again) == str(record)


def test_a_clone_goes_its_own_way() -> None:
    state = dealt()
    act(state, 0, "bid(9)")
    before = state.state_key()
    clone = state.clone()
    assert clone.log is None
    all_bid(clone)
    assert clone.reveal_count > state.reveal_count
    assert state.state_key() == before
    assert seen_by(state, 0) == [(0, 9)]
