"""Thinking ahead: by what a seat knows alone, for as long as it may, and right where it can be."""

from pathlib import Path

import pytest

import feldspar
from feldspar import State, bots
from feldspar.bots import ismcts as search_module
from feldspar.bots.ismcts import Search, SearchSettings
from feldspar.bots.learned_bots import SearchBot
from feldspar.bots.value_function import ValueFunction

TITLES = feldspar.titles()
TOO_MANY = 2000


def ignorant(state: State) -> ValueFunction:
    """Return a value that has learned nothing: what the game thinks by hand."""
    return ValueFunction([0.0] * state.game.feature_count)


def middle(title: str, seats: int, seed: str, decisions: int) -> State:
    """Return a position in the middle of a game, with something to decide."""
    state = feldspar.new(title, seats, seed)
    feldspar.playout(state, seed=7, most=decisions)
    several = min(3, state.game.actions.size)
    while actors := state.actors():
        if len(state.legal(actors[0])) >= several:
            return state
        feldspar.playout(state, seed=1, most=1)
    return middle(title, seats, seed, decisions // 2)  # it is over so soon


@pytest.mark.parametrize("title", TITLES)
def test_two_worlds_a_seat_cannot_tell_apart_get_the_same_decision(title: str) -> None:
    state = middle(title, 3, "market day", 31)
    seat = state.actors()[0]
    other = state.determinize(seat, b"quite another world")
    assert other != state
    chosen = [
        bots.decide(bots.load("search(walks=40)"), world, seat, b"a seed")
        for world in (state, other)
    ]
    assert chosen[0] == chosen[1]


def test_who_decides_at_the_same_time_as_others_decides_for_oneself() -> None:
    state = feldspar.new("burgundy_dice", 3, "market day")
    for _ in range(12):
        for seat in state.actors():
            decided = bots.decide(bots.load("search(walks=12)"), state, seat, b"a seed")
            assert decided in state.legal(seat)
        feldspar.playout(state, seed=3, most=1)


@pytest.mark.parametrize("title", TITLES)
def test_every_number_of_seats_is_played_to_the_end(title: str) -> None:
    for seats in feldspar.game(title).seats:
        state = feldspar.new(title, seats, "evening")
        players = [bots.load("search(walks=2)") for _ in range(seats)]
        while actors := state.actors():
            state.apply(actors[0], bots.decide(players[actors[0]], state, actors[0], b"any"))
        assert min(state.scores()) > 0


def last_decisions(title: str, seats: int, shown: int) -> list[State]:
    """Return positions near the end of some games after which no more comes to light than that."""
    found = []
    greedy = bots.load("greedy")
    for number in range(12):
        state = feldspar.new(title, seats, f"game {number}")
        before = [state]
        while actors := state.actors():
            state = state.clone()
            state.step(actors[0], bots.decide(greedy, state, actors[0], b"any"))
            before.append(state)
        end = before[-1]
        for position in before[-5:-1]:
            seat = position.actors()[0]
            certain = end.reveal_count - position.reveal_count == shown
            if certain and 2 < size(position, seat) < TOO_MANY:
                found.append(position)
                break
    return found


def size(state: State, seat: int) -> int:
    """Return how many lines of decisions a seat has; too many if somebody else decides, too."""
    total = 1
    if actors := state.actors():
        if actors != [seat]:
            return TOO_MANY
        for action in state.legal(seat):
            if total < TOO_MANY:
                after = state.clone()
                after.step(seat, action)
                total += size(after, seat)
    return total


def outcomes(state: State, seat: int) -> int:
    """Return the most a seat can score in the end, by looking at everything."""
    if not state.actors():
        return state.scores()[seat]
    ends = []
    for action in state.legal(seat):
        after = state.clone()
        after.step(seat, action)
        ends.append(outcomes(after, seat))
    return max(ends)


@pytest.mark.parametrize("horizon", [0, 3])
@pytest.mark.parametrize(
    ("title", "seats", "shown"),
    [("burgundy_dice", 1, 1), ("burgundy", 2, 0), ("burgundy_cards", 1, 0), ("bruges", 2, 0)],
)
def test_where_nothing_is_uncertain_it_finds_what_looking_at_everything_finds(
    title: str, seats: int, shown: int, horizon: int
) -> None:
    """The dice game shows at its end what everybody wrote last, which alone hides nothing."""
    positions = last_decisions(title, seats, shown)
    assert len(positions) >= 4, len(positions)
    settings = SearchSettings()
    settings.rollout_depth = horizon
    for state in positions:
        seat = state.actors()[0]
        best = outcomes(state, seat)
        while state.actors():
            thinking = Search(ignorant(state), settings, state, seat, b"any")
            thinking.run(2000)
            state = state.clone()
            state.step(seat, thinking.best())
        assert outcomes(state, seat) == best


def test_what_others_decide_by_their_secrets_settles_nothing() -> None:
    """One card is left to the other, another in each world: what was seen in one is not certain."""
    written = (Path(__file__).parent / "last_hands.position").read_text(encoding="utf-8")
    state = feldspar.position(written, seed="any")
    thinking = Search(ignorant(state), SearchSettings(), state, 0, b"any")
    thinking.run(200)
    assert thinking.has_secrets == [False, True]
    assert thinking.simulations == 200
    lines = list(thinking.root.children.values())
    assert any(line.children for line in lines)
    while lines:
        line = lines.pop()
        lines += line.children.values()
        assert not line.is_solved


def test_as_many_walks_are_made_as_were_asked_for() -> None:
    state = middle("burgundy", 2, "noon", 40)
    thinking = Search(ignorant(state), SearchSettings(), state, state.actors()[0], b"any")
    thinking.run(30)
    thinking.run(12)
    assert thinking.simulations == 42
    assert thinking.root.child_visits() == 42
    assert thinking.steps > 42
    assert thinking.best() in state.legal(thinking.seat)


def test_within_a_turn_it_goes_on_where_it_left_off() -> None:
    """Burgundy: two dice are two decisions of one turn, and nothing is revealed between them."""
    state = middle("burgundy", 2, "noon", 0)
    bot = SearchBot()
    bot.simulations = 60
    seat = state.actors()[0]
    state.apply(seat, bots.decide(bot, state, seat, b"any"))
    assert state.actors() == [seat]
    kept = bot.kept_search
    assert kept is not None
    before = kept.simulations
    state.apply(seat, bots.decide(bot, state, seat, b"any"))
    assert before < kept.simulations < before + 60, "what was thought before counts"


def test_a_clock_is_obeyed(monkeypatch: pytest.MonkeyPatch) -> None:
    """The clock of this test goes forward a tenth of a second whenever it is looked at."""
    ticks = iter(range(1000))
    monkeypatch.setattr("feldspar.bots.learned_bots.time.monotonic", lambda: next(ticks) / 10)
    state = middle("burgundy_dice", 2, "noon", 11)
    bots.decide(bots.load("search(seconds=0.5)"), state, state.actors()[0], b"any")
    assert 6 <= next(ticks) <= 8


def test_how_far_ahead_is_squashed() -> None:
    assert search_module.logistic(0.0) == 0.5
    assert search_module.logistic(-1e9) == 0.0
    assert search_module.logistic(1e9) == 1.0
