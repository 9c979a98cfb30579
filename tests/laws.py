"""Laws of every game as plain functions, and the random games they are tested on.

A law of positions takes a state, a seat to look from, and a source of random choices; a law of
whole games takes a table at which nothing has been decided. None of them changes its state.
"""

import copy
import os
import pickle
from collections.abc import Iterable, Iterator, Sequence
from random import Random
from typing import NamedTuple, TypeVar

import pytest
from hypothesis import reject, settings
from hypothesis import strategies as st

from feldspar import Game, IllegalMove, Record, State
from feldspar.kernel.events import EVERYONE, RIVAL, WATCHER
from feldspar.kernel.notation.position import read

Kind = TypeVar("Kind", bound=State)
ENDLESS = 10_000
"""No game takes as many decisions as this."""
TIMES = 10 if os.environ.get("HYPOTHESIS_PROFILE") == "nightly" else 1


def tries(number: int) -> settings:
    """Try a law so many times; ten times as many with HYPOTHESIS_PROFILE=nightly."""
    return settings(max_examples=number * TIMES)


# ------------------------------------------------------------------------------ random games


class Table(NamedTuple):
    """All it takes to set up a game, and to let chance decide for everybody."""

    game: Game
    seats: int
    seed: bytes
    options: dict[str, str]
    noise: int
    """Chooses who decides next, and what."""

    def new(self) -> State:
        return self.game.new(self.seats, self.seed, **self.options)

    def choose(self) -> Random:
        return Random(self.noise)

    def position(self, at: int) -> State:
        """Return the state after so many decisions, or counted from the end: it is over at -1."""
        return self.positions([at])[0]

    def positions(self, moments: Sequence[int]) -> list[State]:
        """Return several states of one game, which is played once."""
        decisions = list(play(self.new(), self.choose()))
        stops = [at % (len(decisions) + 1) for at in moments]
        found: dict[int, State] = {}
        state = self.new()
        for number in range(max(stops) + 1):
            if number in stops:
                found[number] = state.clone()
            if number < len(decisions):
                state.step(*decisions[number])
        return [found[stop] for stop in dict.fromkeys(stops)]


@st.composite
def tables(draw: st.DrawFn, game: Game) -> Table:
    """Draw any table the game can be played at."""
    seats = draw(st.sampled_from(game.seats))
    options = {name: draw(st.sampled_from(game.options[name].values)) for name in game.options}
    seed = draw(st.binary(min_size=1, max_size=32))
    table = Table(game, seats, seed, options, draw(st.integers(0, 2**32 - 1)))
    try:
        table.new()
    except ValueError:  # not every variant is for every number of seats
        reject()
    return table


MOMENTS = st.integers(-4, -1) | st.integers(0, 999)
"""Where to stop in a game: anywhere, and often just before the end."""
SEVERAL = st.lists(MOMENTS, min_size=4, max_size=4)


def play(state: State, choose: Random) -> Iterator[tuple[int, int]]:
    """Let random actors take random decisions to the end; yield each once it is carried out."""
    for _ in range(ENDLESS):
        if not state.actors():
            return
        seat = choose.choice(state.actors())
        action = choose.choice(state.legal(seat))
        state.step(seat, action)
        yield seat, action
    pytest.fail(f"not over after {ENDLESS} decisions")


def states(table: Table, kind: type[Kind]) -> Iterator[Kind]:
    """Yield the one state of a random game with its log, at its start and after each decision."""
    state = table.new()
    assert isinstance(state, kind)
    state.log = state.opening()
    yield state
    for _ in play(state, table.choose()):
        yield state


def play_out(state: State, choose: Random) -> None:
    for _ in play(state, choose):
        pass


# ----------------------------------------------------------------------------- what is written


def a_position_is_its_text(state: State, seat: int, choose: Random) -> None:
    """Written and read it is the same position, in which the same may be done."""
    again = read(state.position(), lambda _: state.game, b"")
    assert again.state_key() == state.state_key()
    assert again.position() == state.position()
    assert [*map(again.legal, range(state.seats))] == [*map(state.legal, range(state.seats))]
    assert [*map(again.evaluate, range(state.seats))] == [*map(state.evaluate, range(state.seats))]


def a_position_can_be_sent(state: State, seat: int, choose: Random) -> None:
    """Pickled, for a search on another machine, it is the same position."""
    again = pickle.loads(pickle.dumps(state))
    assert again.state_key() == state.state_key()
    assert again.position() == state.position()


def what_a_seat_may_know_is_all_its_text_says(state: State, seat: int, choose: Random) -> None:
    """As a viewer knows it, a position is read as one the viewer cannot tell from it; and whatever
    it is that they do not know, the text is the same."""
    for viewer in (seat, WATCHER):
        text = state.position(viewer)
        world = read(text, lambda _: state.game, choose.randbytes(8))
        assert world.info_key(viewer) == state.info_key(viewer)
        assert world.position(viewer) == text
        assert state.determinize(viewer, choose.randbytes(8)).position(viewer) == text
        assert "\nkey: " not in text


# ------------------------------------------------------------------------------- what is legal


def nobody_is_stuck(state: State, seat: int, choose: Random) -> None:
    """An actor has a legal move, and nobody else has one."""
    actors = state.actors()
    assert actors == sorted(set(actors) & set(range(state.seats)))
    assert bool(state.legal(seat)) == (seat in actors)


def what_is_over_stays_over(state: State, seat: int, choose: Random) -> None:
    """When nobody must decide, nobody can."""
    over = state.clone()
    play_out(over, choose)
    assert not over.legal(seat)
    assert all(over.why_not(seat, action) for action in range(over.game.actions.size))


def generator_and_judge_agree(state: State, seat: int, choose: Random) -> None:
    """`why_not` is None exactly for the members of `legal`, each of which is there once."""
    space = range(state.game.actions.size)
    allowed = [action for action in space if state.why_not(seat, action) is None]
    assert sorted(state.legal(seat)) == allowed


def they_agree_all_along(table: Table) -> None:
    """As above, for everybody, in every sixth position or so of a game."""
    state, sampling = table.new(), table.choose()
    for _ in play(state, table.choose()):
        if sampling.randrange(6) == 0:
            for seat in range(state.seats):
                generator_and_judge_agree(state, seat, sampling)


def forbidden_moves_change_nothing(state: State, seat: int, choose: Random) -> None:
    """An illegal move raises, with the rule the judge names, and leaves all as it was."""
    state = state.clone()
    state.log = []
    before = contents(state)
    for action in range(state.game.actions.size):
        rule = state.why_not(seat, action)
        if rule is not None:
            with pytest.raises(IllegalMove) as caught:
                state.apply(seat, action)
            assert caught.value.rule == rule
    assert contents(state) == before


def a_decision_changes_the_state(state: State, seat: int, choose: Random) -> None:
    """`apply` does what `step` does, and its traces are in the keys of all and of the seat."""
    for action in sample(state.legal(seat), choose):
        stepped, applied = state.clone(), state.clone()
        stepped.step(seat, action)
        applied.apply(seat, action)
        assert stepped.state_key() == applied.state_key() != state.state_key()
        assert stepped.info_key(seat) != state.info_key(seat)
        assert stepped.reveal_count >= state.reveal_count


def equal_keys_are_equal_states(state: State, seat: int, choose: Random) -> None:
    """Whoever decides differently comes to another state, and knows it, or to the very same."""
    found: dict[bytes, State] = {}
    for action in state.legal(seat):
        after = state.clone()
        after.step(seat, action)
        keys = [after.state_key()]
        if after.reveal_count == state.reveal_count:
            keys.append(after.info_key(seat))
        for key in keys:
            assert key not in found or contents(found[key]) == contents(after)
            found[key] = after


# --------------------------------------------------------------------------------- who sees what


def hidden_things_can_be_redrawn(state: State, seat: int, choose: Random) -> None:
    """`determinize` gives a world the seat cannot tell from this, playable to the end."""
    before = contents(state)
    world = state.determinize(seat, choose.randbytes(16))
    assert world.info_key(seat) == state.info_key(seat)
    assert world.legal(seat) == state.legal(seat)
    assert world.actors() == state.actors()
    assert world.reveal_count == state.reveal_count
    assert world.scores()[seat] == state.scores()[seat]
    assert world.key != state.key
    play_out(world, choose)
    assert contents(state) == before


def redrawing_looks_at_nothing_hidden(state: State, seat: int, choose: Random) -> None:
    """Worlds the seat cannot tell apart are redrawn alike, whatever was redrawn before."""
    first, second = choose.randbytes(16), choose.randbytes(16)
    elsewhere = state.determinize(seat, first)
    here = [state.determinize(seat, second).state_key() for _ in range(2)]
    there = elsewhere.determinize(seat, second).state_key()
    assert here == [there, there]


def features_tell_nothing_hidden(state: State, seat: int, choose: Random) -> None:
    """All that a learned value looks at is known to its seat, and has a number of its own."""
    found = state.features(seat)
    assert all(0 <= feature < state.game.feature_count for feature in found)
    if found:
        begins = list(state.game.families.values())
        assert begins == sorted(begins), "families follow one another"
        assert begins[0] <= found[0] < begins[1], "the time comes first"
    imagined = state.determinize(seat, choose.randbytes(8))
    assert imagined.features(seat) == found
    assert imagined.evaluate(seat) == state.evaluate(seat)


def secrets_are_kept(state: State, seat: int, choose: Random) -> None:
    """While several decide at once, a seat learns nothing of another's choice but its end."""
    if len(state.actors()) < 2:
        return
    for other in set(state.actors()) - {seat}:
        worlds = [once_decided(state, other, seat, choose) for _ in range(4)]
        seed = choose.randbytes(16)
        known = [_known(w, seat, seed) for w in worlds if w.reveal_count == state.reveal_count]
        assert all(view == known[0] for view in known)


def once_decided(state: State, other: int, seat: int, choose: Random) -> State:
    """Return the state once a seat has finished deciding, or has made something visible."""
    world = state.clone()
    world.log = []
    while other in world.actors() and world.reveal_count == state.reveal_count:
        if world.actors() == state.actors():
            assert world.info_key(seat) == state.info_key(seat)
        world.step(other, choose.choice(world.legal(other)))
    return world


def _known(state: State, seat: int, seed: bytes) -> list[object]:
    """Return everything a seat could tell two states apart by."""
    told = [event for event in state.log or [] if event.visible_to(seat)]
    redrawn = state.determinize(seat, seed).state_key()
    return [state.info_key(seat), state.legal(seat), state.scores()[seat], told, redrawn]


def what_reveals_nothing_is_known_before(state: State, seat: int, choose: Random) -> None:
    """Unless `reveal_count` grows, what a decision does depends on nothing the seat cannot see."""
    world = state.determinize(seat, choose.randbytes(16))
    for action in sample(state.legal(seat), choose):
        here, there = state.clone(), world.clone()
        here.step(seat, action)
        there.step(seat, action)
        if (here.reveal_count, there.reveal_count) == (state.reveal_count, world.reveal_count):
            assert here.info_key(seat) == there.info_key(seat)


# --------------------------------------------------------------------------------------- copies


def a_clone_lives_its_own_life(state: State, seat: int, choose: Random) -> None:
    """Playing either of two copies to the end leaves the other where it was."""
    before = contents(state)
    clone, third = state.clone(), state.clone()
    play_out(clone, choose)
    assert contents(state) == before == contents(third)
    play_out(state.clone(), Random(0))
    assert contents(state) == before


def a_clone_copies_every_field(state: State, seat: int, choose: Random) -> None:
    """A copy has every field of its original, reports to nobody, and so does a deep copy."""
    state.log = None
    assert contents(state.clone()) == contents(state)
    assert contents(copy.deepcopy(state)) == contents(state)
    reporting = state.clone()
    reporting.log = []
    assert reporting.clone().log is None


def a_clone_shares_nothing_that_changes(state: State, seat: int, choose: Random) -> None:
    """Whatever a copy has of its own can be changed and leaves the original as it was; what it
    shares is never changed in place, whoever of the two plays on."""
    before, key = contents(state), state.state_key()
    clone, player = state.clone(), state.clone()
    shared = everything(state, {}).keys() & everything(clone, {}).keys() | constants(state)
    scramble(clone, shared)
    assert contents(state) == before
    assert state.state_key() == key
    assert clone.seats == state.seats + 1  # or nothing has been scrambled at all
    held = [thing for thing in everything(state, {}).values() if isinstance(thing, list | dict)]
    was = [contents(thing) for thing in held]
    play_out(player, choose)
    play_out(state.clone(), Random(0))
    assert [contents(thing) for thing in held] == was


def fields(thing: object) -> list[str]:
    """Name the fields of an object, whether its class is interpreted or native."""
    names: dict[str, None] = {}
    for cls in type(thing).__mro__:
        names |= dict.fromkeys(getattr(cls, "__annotations__", ()))
        names |= dict.fromkeys(getattr(cls, "__mypyc_attrs__", ()))
    return [name for name in names if name != "__dict__" and hasattr(thing, name)]


def inside(thing: object) -> list[object]:
    """Return what a thing directly holds."""
    if isinstance(thing, list | tuple):
        return list(thing)
    if isinstance(thing, dict):
        return list(thing.values())
    return [getattr(thing, name) for name in fields(thing)]


def everything(thing: object, found: dict[int, object]) -> dict[int, object]:
    """Collect by identity all that can be reached from a thing."""
    if id(thing) not in found:
        found[id(thing)] = thing
        for part in inside(thing):
            everything(part, found)
    return found


def constants(state: State) -> set[int]:
    """Return the identities of what never changes: what two tables share, and the options."""
    tables = [state.game.new(state.seats, seed, **state.options) for seed in (b"one", b"two")]
    one, two = (everything(table, {}) for table in tables)
    return {*(one.keys() & two.keys()), id(state.options)}


def contents(thing: object) -> object:
    """Return a value that is equal for things with equal contents."""
    if isinstance(thing, Game | int | str | bytes | None):
        return thing
    parts = [contents(part) for part in inside(thing)]
    if isinstance(thing, list | tuple):
        return parts
    return dict(zip(thing if isinstance(thing, dict) else fields(thing), parts, strict=True))


def scramble(thing: object, spare: set[int]) -> None:
    """Change everything that can be changed in a thing, in place, but what must be spared."""
    if id(thing) in spare:
        return
    for part in inside(thing):
        scramble(part, spare)
    if isinstance(thing, list):
        thing[:] = [changed(part) for part in thing]
        thing.append(0)
    elif isinstance(thing, dict):
        thing.clear()
    else:
        for name in fields(thing):
            if isinstance(value := getattr(thing, name), int | str | bytes):
                setattr(thing, name, changed(value))


def changed(value: object) -> object:
    """Return another value of the same type, if it is a plain one."""
    if isinstance(value, bool):
        return not value
    if isinstance(value, int):
        return value + 1
    if isinstance(value, str):
        return value + "!"
    return value + b"!" if isinstance(value, bytes) else value


# --------------------------------------------------------------------------------------- results


def places_follow_points(state: State, seat: int, choose: Random) -> None:
    """More points are a better place, and as many are better placed as the place says; whoever
    plays alone may be second to the game itself."""
    scores, places = state.scores(), state.ranking()
    assert len(scores) == len(places) == state.seats
    if places == [2]:
        return
    for score, place in zip(scores, places, strict=True):
        assert place == 1 + sum(better < place for better in places)
        assert all(p < place for s, p in zip(scores, places, strict=True) if s > score)


def points_are_logged(table: Table) -> None:
    """A seat's points are the sum of what it was told; in the end everybody was told the same."""
    state = table.new()
    state.log = state.opening()
    viewers = [WATCHER, *range(state.seats)]
    sums = {viewer: [0] * state.seats for viewer in viewers}
    rivals = dict.fromkeys(viewers, 0)
    heard = 0
    for _ in play(state, table.choose()):
        for event in state.log[heard:]:
            assert event.seat != EVERYONE or not event.points
            for viewer in filter(event.visible_to, viewers):
                if event.seat == RIVAL:
                    rivals[viewer] += event.points
                else:
                    sums[viewer][event.seat] += event.points
        heard = len(state.log)
        assert [sums[seat][seat] for seat in range(state.seats)] == state.scores()
    assert all(told == state.scores() for told in sums.values())
    if any(rivals.values()):
        rival = state.game.scene(state, WATCHER).rival
        assert rival is not None
        assert set(rivals.values()) == {rival.points}


def logging_changes_nothing(table: Table) -> None:
    """A game is the same whether anybody listens or not."""
    told, untold = table.new(), table.new()
    told.log = []
    play_out(told, table.choose())
    play_out(untold, table.choose())
    assert told.state_key() == untold.state_key()
    assert told.reveal_count == untold.reveal_count


def a_record_plays_again(table: Table) -> None:
    """A record, read and played again, gives the same bytes; each beginning of it is playable."""
    state = table.new()
    record, keys = Record.of(state), [state.state_key()]
    for seat, action in play(state, table.choose()):
        record.add(state, seat, action)
        keys.append(state.state_key())
    record.close(state)
    text = str(record)
    read, again = Record.parse(text), Record.of(table.new())
    assert str(read) == text
    again.close(read.play(table.game, watch=again.add))
    assert str(again) == text
    for until in sample(range(len(keys)), table.choose()):
        assert read.play(table.game, until).state_key() == keys[until]
        read.decisions, read.end = record.decisions[:until], {}
        assert str(Record.parse(str(read))) == str(read)
        read = Record.parse(text)


def sample(items: Iterable[int], choose: Random) -> list[int]:
    """Return a few of many."""
    every = list(items)
    return choose.sample(every, min(5, len(every)))
