"""What things are is what they say, and what makes two of them equal."""

import copy
import pickle

import pytest

import feldspar
from feldspar import Event, Game, Record, State, Text
from feldspar.kernel.actions import ActionSpace
from tests.toy import ACTIONS, GAME

TITLE = "burgundy_dice"


def new(seats: int = 2, seed: str = "any", **options: str) -> State:
    return feldspar.new(TITLE, seats, seed, **options)


# ----------------------------------------------------------------------------------------- states


def test_a_state_says_what_it_is_and_who_must_decide() -> None:
    state = new()
    assert repr(state) == f"<{TITLE}, 2 seats, seats 0, 1 to decide>"
    state.play(0, "start(monk)")
    assert repr(state) == f"<{TITLE}, 2 seats, seat 1 to decide>"
    feldspar.playout(state, 1)
    assert repr(state) == f"<{TITLE}, 2 seats, over>"
    assert repr(State()) == "<State, not set up>"
    assert repr(GAME.new(3, b"any")) == "<toy, 3 seats, seats 0, 1, 2 to decide>"


@pytest.mark.parametrize("title", feldspar.titles())
def test_copies_are_equal_until_one_changes(title: str) -> None:
    state = feldspar.new(title, feldspar.game(title).seats[-1], seed="any")
    copies = [state.clone(), copy.copy(state), copy.deepcopy(state)]
    copies.append(pickle.loads(pickle.dumps(state)))
    assert copies == [state] * 4
    seat = state.actors()[0]
    for one in copies:
        one.apply(seat, one.legal(seat)[0])
    assert state not in copies
    assert copies[1:] == copies[:-1]


def test_states_differ_by_game_options_seats_and_chance() -> None:
    state = new()
    assert state == new()
    assert state != new(seed="other")
    assert state != new(seats=3)
    assert state != new(pass_rule="strict")
    assert state != GAME.new(2, state.key)
    assert state != state.state_key()


def test_a_state_has_no_hash_for_it_changes() -> None:
    for state in (new(), GAME.new(2, b"any")):
        with pytest.raises(TypeError, match="unhashable"):
            hash(state)


# ------------------------------------------------------------------------------ games and records


@pytest.mark.parametrize("title", feldspar.titles())
def test_a_game_is_the_expression_that_finds_it(title: str) -> None:
    game = feldspar.game(title)
    for one in (game, *game.versions):
        again = eval(repr(one))
        assert again == one
        assert hash(again) == hash(one)
    assert len({game, *game.versions}) == max(1, len(game.versions))
    assert str(game) == game.describe("en") != game.describe("fr")


def test_games_differ_by_title_and_rules() -> None:
    games = [feldspar.game(title) for title in feldspar.titles()]
    assert len({*games}) == len(games)
    assert GAME not in games
    assert games[0] != games[0].id
    other = Game()
    other.id, other.rules, other.package = GAME.id, GAME.rules + 1, GAME.package
    assert other != GAME
    other.rules = GAME.rules
    assert other == GAME


def test_a_record_is_what_it_says() -> None:
    state = new()
    record = Record.of(state)
    assert repr(record) == f"<record of {TITLE}, 2 seats, 0 decisions, going on>"
    assert Record.parse(str(record)) == record
    other = Record.parse(str(record))
    other.players = {0: "Odile"}
    assert other != record
    assert record != str(record)
    with pytest.raises(TypeError, match="unhashable"):
        hash(record)


# ------------------------------------------------------------------------------- smaller things


def test_spaces_of_decisions_are_equal_if_they_decide_the_same() -> None:
    same = ActionSpace(
        bid={"card": "123456789"}, prize={"as": ["coin", "gift"]}, give={"to": "012"}
    )
    assert (same, hash(same)) == (ACTIONS, hash(ACTIONS))
    assert same != ActionSpace(bid={"card": "123456789"})
    assert same != ActionSpace(
        prize={"as": ["coin", "gift"]}, bid={"card": "123456789"}, give={"to": "012"}
    )
    assert ACTIONS != "bid"
    assert repr(ACTIONS) == "<14 decisions: bid(card), prize(as), give(to)>"
    assert repr(ActionSpace(pick={}, home={})) == "<2 decisions: pick, home>"


def test_texts_and_events_are_their_fields() -> None:
    one, two = (Event(0, Text("log", {"a": 1, "b": Text("c")}), "ABC-1.1") for _ in range(2))
    other = one._replace(text=Text("log", {"b": Text("c"), "a": 1}))
    assert len({one, two, other}) == 1
    assert len({one, one._replace(points=1), one._replace(text=Text("log"))}) == 3
    assert eval(repr(one), {"Event": Event, "Text": Text}) == one
