"""A play goes forward and back, and everything is as it was."""

from random import Random

import pytest

import feldspar
from feldspar import IllegalMove, Play, Record, State

TITLE = "burgundy_dice"


def new(title: str, seats: int) -> State:
    return feldspar.new(title, seats, seed=f"{title} {seats}")


def push(play: Play, chance: Random) -> None:
    seat = chance.choice(play.state.actors())
    play.push(seat, chance.choice(play.state.legal(seat)))


def sight(play: Play) -> tuple[object, ...]:
    """All that may be asked of a play."""
    state = play.state
    told, moves = [*play.events], [*play.moves]
    return (
        state.state_key(),
        state.reveal_count,
        state.actors(),
        told,
        moves,
        state.log is play.events,
    )


@pytest.mark.parametrize(
    ("title", "seats"),
    [(title, seats) for title in feldspar.titles() for seats in feldspar.game(title).seats],
)
def test_whatever_is_pushed_can_be_popped_as_if_it_had_never_been(title: str, seats: int) -> None:
    play, chance = Play(new(title, seats)), Random(seats)
    sights = [sight(play)]
    while play.state.actors():
        push(play, chance)
        if chance.random() < 0.2 and play.state.actors():  # there and back at once
            push(play, chance)
            play.pop()
        sights.append(sight(play))
    assert feldspar.replay(str(play.record())) == play.state
    while play.moves:
        assert sight(play) == sights.pop()
        seat, action = play.moves[-1]
        assert play.pop() == (seat, action)
        assert play.state.why_not(seat, action) is None
    assert [sight(play)] == sights


def test_what_is_told_is_what_a_record_tells() -> None:
    play, chance, log = Play(new("burgundy", 3)), Random(1), list[feldspar.Event]()
    for _ in range(40):
        push(play, chance)
    again = play.record().play(play.state.game, log=log)
    assert (again, log) == (play.state, play.events)


def test_a_forbidden_decision_leaves_a_play_as_it_was() -> None:
    play = Play(new(TITLE, 2))
    before = sight(play)
    with pytest.raises(IllegalMove, match=r"BDG-2\.3"):
        play.push(0, "take")
    with pytest.raises(ValueError, match="no decision is called 'castle'"):
        play.push(0, "castle")
    assert sight(play) == before
    with pytest.raises(IndexError, match=r"^nothing has been decided yet$"):
        play.pop()


def test_a_play_leaves_the_state_it_began_with_alone() -> None:
    state = new(TITLE, 2)
    before = state.state_key()
    Play(state).push(0, "start(monk)")
    assert state.state_key() == before
    assert state.log is None


def test_a_play_may_begin_amid_a_game_but_is_no_record_then() -> None:
    state = new(TITLE, 2)
    state.play(0, "start(monk)")
    play = Play(state)
    play.push(1, "start(worker)")
    with pytest.raises(ValueError, match=r"^a record tells a game from its start"):
        play.record()
    play.pop()
    assert play.state == state


def test_the_record_of_a_finished_play_is_closed() -> None:
    play = Play(new(TITLE, 1))
    assert play.record() == Record.of(play.state)
    while play.state.actors():
        play.push(0, play.state.legal(0)[-1])
    assert play.record().end["scores"] == str(play.state.scores()[0])
    assert repr(play) == f"<play, {len(play.moves)} decisions: <{TITLE}, 1 seat, over>>"
