"""Tables to try things at, and how to look at all of one."""

import copy
import json
from collections.abc import Iterator
from contextlib import contextmanager
from random import Random

import pytest

import feldspar
from feldspar import Game, State
from feldspar.kernel.events import WATCHER
from feldspar.kernel.plain import Plain
from feldspar.table import Entry, Refused, Table
from feldspar.table.view import View, view
from tests.table.auction import AUCTION

DICE = feldspar.game("burgundy_dice")
GAMES = [AUCTION, *map(feldspar.game, feldspar.titles())]
every_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: str(game.id))
SECRETIVE = [game for game in GAMES if len(game.new(3, b"").actors()) > 1]
every_secret_game = pytest.mark.parametrize("game", SECRETIVE, ids=lambda game: str(game.id))
"""Those in which several decide at once, unseen by the others."""

SECRET = bytes(range(100, 132))
PEOPLE = ["player-ada-81c2", "player-bob-77d1", "player-cyd-09aa"]
"""Opaque ids, which nobody else must ever see."""
NAMES = ["Ada", "Bob", "Cyd"]


def new_table(
    game: Game,
    seats: str = "pp",
    clock: dict[str, Plain] | None = None,
    entropy: bytes = b"",
    secret: bytes = SECRET,
) -> Table:
    """Set a table at time 0: `p` seats a person of their own, `b` a bot, `-` nobody."""
    table = Table.of(game, [Table.opening(game, len(seats), {}, secret, 0, clock)])
    for seat, kind in enumerate(seats):
        if kind == "p":
            table.commit(table.join(seat, PEOPLE[seat], NAMES[seat], entropy, 0))
        elif kind == "b":
            table.commit(table.seat_bot(seat, "random", f"Bot {seat}", 0))
    return table


def state_of(table: Table) -> State:
    assert table.state is not None
    return table.state


def decide(table: Table, seat: int, choice: int = 0, now: int = 0) -> str:
    """Let a seat take one of its legal decisions; return it as it is written."""
    legal = state_of(table).legal(seat)
    written = table.game.actions.text(legal[choice % len(legal)])
    table.commit(table.submit(seat, written, now))
    return written


def reveal(table: Table, now: int = 0) -> None:
    """Let all who must decide do so, until something new is shown."""
    before = state_of(table).reveals
    while state_of(table).reveals == before:
        decide(table, state_of(table).actors()[0], 0, now)


def play_out(table: Table, noise: int = 0, now: int = 0) -> None:
    """Play to the end by chance."""
    choose = Random(noise)
    while table.status == "playing":
        decide(table, choose.choice(state_of(table).actors()), choose.randrange(1000), now)


@contextmanager
def refused(key: str, rule: str = "") -> Iterator[None]:
    """Expect to be refused, for this reason."""
    with pytest.raises(Refused) as caught:
        yield
    assert (caught.value.key, caught.value.rule) == (key, rule)


def twin(table: Table) -> Table:
    """Return a table that is the same until the next reveal."""
    other = copy.deepcopy(table, {id(table.game): table.game})
    if other.state is not None:
        other.state.log = other.log
    return other


def through_json(entry: Entry) -> Entry:
    """Return an entry as a journal on a disk gives it back."""
    return Entry(*json.loads(json.dumps(entry)))


def viewers(table: Table) -> list[int]:
    return [WATCHER, *range(len(table.seats))]


def dump(table: Table) -> str:
    """Return everything a table holds, as text."""
    held = {name: value for name, value in vars(table).items() if name not in ("game", "state")}
    held |= {name: sorted(held[name]) for name in ("keys", "agreed")}
    held |= {"seats": [vars(seat) for seat in table.seats], "clock": vars(table.clock)}
    state = table.state
    if state is not None:
        held |= {"state": state.state_key(), "reveals": state.reveals, "log": state.log}
        held["known"] = [state.info_key(seat) for seat in range(state.seats)]
    return repr(held)


def shown(table: Table) -> list[View]:
    """Return what everybody sees, as it arrives on the other side."""
    return [json.loads(json.dumps(view(table, viewer))) for viewer in viewers(table)]
