"""What every game has from the kernel: options, checked moves, titles, and a way to begin."""

import pickle
import re

import pytest

import feldspar
from feldspar import IllegalMove
from feldspar.games import load
from feldspar.kernel.game import Game, State
from feldspar.kernel.playout import playout
from tests.toy import ACTIONS, GAME, ToyState

TITLE = "burgundy_dice"

# ---------------------------------------------------------------------------------------- options


def test_options_left_out_have_their_first_value() -> None:
    assert GAME.choose(2, {}) == {"wins": "highest"}
    assert GAME.choose(2, {"wins": "lowest"}) == {"wins": "lowest"}
    assert GAME.new(2, b"any", wins="lowest").options == {"wins": "lowest"}


@pytest.mark.parametrize(
    ("seats", "options", "error"),
    [
        (1, {}, "toy is for 2 to 3 seats, not 1"),
        (4, {}, "toy is for 2 to 3 seats, not 4"),
        (2, {"weather": "rain"}, "no option 'weather'; there are: wins"),
        (2, {"wins": "both"}, "wins cannot be 'both'; choose one of: highest, lowest"),
    ],
)
def test_what_cannot_be_chosen_says_what_can(
    seats: int, options: dict[str, str], error: str
) -> None:
    with pytest.raises(ValueError, match=f"^{re.escape(error)}$"):
        GAME.new(seats, b"any", **options)


@pytest.mark.parametrize("title", feldspar.titles())
def test_every_option_names_the_rule_that_allows_it_and_can_be_chosen(title: str) -> None:
    game = load(title)
    for name, option in game.options.items():
        assert re.fullmatch(r"[A-Z]{3}-\d+\.\d+", option.rule)
        assert len(set(option.values)) == len(option.values) > 1
        for value in option.values:
            assert game.new(game.seats[1], b"any", **{name: value}).options[name] == value


# ------------------------------------------------------------------------------------------ moves


def test_a_forbidden_move_raises_with_its_rule_and_changes_nothing() -> None:
    state = GAME.new(2, b"any")
    before = state.state_key()
    with pytest.raises(
        IllegalMove, match=r"^seat 1 may not give\(0\) now: see rule TOY-2\.2$"
    ) as caught:
        state.apply(1, ACTIONS.parse("give(0)"))
    assert caught.value.rule == "TOY-2.2"
    assert isinstance(caught.value, ValueError)
    assert state.state_key() == before


@pytest.mark.parametrize("seat", [-1, 2])
def test_nobody_decides_for_a_seat_that_is_not_there(seat: int) -> None:
    state = GAME.new(2, b"any")
    with pytest.raises(
        ValueError, match=f"^there is no seat {seat}: seats run from 0 to 1$"
    ) as caught:
        state.apply(seat, state.legal(0)[0])
    assert not isinstance(caught.value, IllegalMove)


@pytest.mark.parametrize("action", [-1, ACTIONS.size])
def test_what_is_no_decision_at_all_is_not_applied(action: int) -> None:
    with pytest.raises(ValueError, match=f"^no action {action}: ids run from 0 to 13$"):
        GAME.new(2, b"any").apply(0, action)


def test_a_legal_move_is_carried_out() -> None:
    state = GAME.new(2, b"any")
    state.apply(0, state.legal(0)[0])
    assert state.actors() == [1]


def test_a_bot_that_looks_one_step_ahead_sees_points_by_default() -> None:
    state = GAME.new(2, b"any")
    state.coins = [3, 5]
    assert [state.evaluate(seat) for seat in (0, 1)] == [300, 500]


def test_random_play_counts_its_decisions_and_stops_where_it_is_told() -> None:
    state = GAME.new(3, b"any")
    assert playout(state, 1, most=3) == 3
    assert isinstance(state, ToyState)
    assert state.pending
    rest = playout(state, 2)
    assert state.actors() == []
    again = GAME.new(3, b"any")
    playout(again, 1, most=3)
    assert playout(again, 2) == rest
    assert again.state_key() == state.state_key()


def test_a_game_that_does_not_say_how_is_not_played() -> None:
    with pytest.raises(NotImplementedError):
        Game().new(2, b"any")
    with pytest.raises(NotImplementedError):
        State().actors()


# ----------------------------------------------------------------------------------------- titles


def test_titles_are_the_folders_of_games() -> None:
    assert feldspar.titles() == sorted(feldspar.titles())
    assert [load(title).id for title in feldspar.titles()] == feldspar.titles()
    assert "toy" not in feldspar.titles()


def test_an_unknown_title_says_which_there_are() -> None:
    with pytest.raises(ValueError, match=f"^no game is called 'chess'; there are: .*{TITLE}"):
        feldspar.new("chess", seats=2)


def test_the_same_seed_gives_the_same_game() -> None:
    one, two, other = (feldspar.new(TITLE, 2, seed=seed) for seed in ("wind", "wind", "rain"))
    assert one.state_key() == two.state_key() != other.state_key()
    assert len(one.key) == 32
    assert feldspar.new(TITLE, 2, seed=b"as it is").key == b"as it is"


def test_without_a_seed_no_two_games_are_alike() -> None:
    keys = {feldspar.new(TITLE, 2).key for _ in range(10)}
    assert len(keys) == 10
    assert {len(key) for key in keys} == {32}


def test_a_record_or_its_text_can_be_replayed_whole_or_in_part() -> None:
    state = feldspar.new(TITLE, 2, seed="any")
    record = feldspar.Record.of(state)
    keys = [state.state_key()]
    for _ in range(10):
        seat = state.actors()[0]
        record.add(state, seat, state.legal(seat)[0])
        state.apply(seat, state.legal(seat)[0])
        keys.append(state.state_key())
    assert feldspar.replay(record).state_key() == keys[-1]
    assert [feldspar.replay(str(record), n).state_key() for n in range(11)] == keys


def test_a_pickled_state_finds_its_game_again() -> None:
    for title in feldspar.titles():
        state = feldspar.new(title, seats=feldspar.game(title).seats[0], seed="any")
        again = pickle.loads(pickle.dumps(state))
        assert again.game is state.game
        assert again.state_key() == state.state_key()


@pytest.mark.parametrize("seed", [3, 1.5, ["a"]])
def test_a_seed_is_text_or_bytes(seed: object) -> None:
    with pytest.raises(ValueError, match=r"^a seed is text or bytes, not "):
        feldspar.new(TITLE, 2, seed)  # type: ignore[arg-type]
