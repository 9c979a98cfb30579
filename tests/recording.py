"""Recorded games: made here for the script that writes them and the tests that read them.

A title says in `tests/games/<title>/records.py` what a record of some name must show, and in
`recording.py` beside it how every one is made.
"""

import hashlib
import importlib
from collections.abc import Callable, Collection, Iterable, Sequence
from itertools import count
from pathlib import Path
from typing import Any, Protocol, TypeVar

import feldspar
from feldspar import Game, Record, State
from feldspar.kernel.chance import below

RECORDS = Path(__file__).parent / "records"
PATHS = sorted(RECORDS.glob("*/*.record"))

S = TypeVar("S", bound=State)
Player = Callable[[S, int, int], int]
"""Decides for a seat, which has decided so many times before."""


class Shows(Protocol):
    """A title's `records`."""

    SHOWS: Collection[str]
    """The names of the records that show something of their own."""

    def shows(self, name: str, record: Record) -> bool:
        """Tell whether a game shows what a record of that name must show."""


class Makes(Protocol):
    """A title's `recording`."""

    NAMES: Sequence[str]
    """The names of all its records."""

    def make(self, name: str) -> Record:
        """Play the game of a name, the same on every machine."""


def shown_by(title: str) -> Shows:
    module: Any = importlib.import_module(f"tests.games.{title}.records")
    shows: Shows = module
    return shows


def made_by(title: str) -> Makes:
    module: Any = importlib.import_module(f"tests.games.{title}.recording")
    makes: Makes = module
    return makes


def path_of(title: str, name: str) -> Path:
    return RECORDS / title / f"{name}.record"


def read(path: Path) -> str:
    """The text of a record, its line ends untouched."""
    return path.read_bytes().decode()


def shown(title: str) -> Collection[str]:
    """What records show; nothing of a title that does not say: a test tells of that."""
    try:
        return shown_by(title).SHOWS
    except ModuleNotFoundError:
        return ()


SHOWN = [(title, name) for title in feldspar.titles() for name in shown(title)]


# ------------------------------------------------------------------------------------- to play


def key(text: str) -> bytes:
    """Return the key `feldspar.new` makes of a seed."""
    return hashlib.sha256(text.encode()).digest()


def chance(state: State, seat: int, taken: int, options: Sequence[int]) -> int:
    """Choose by a key that has nothing to do with the game's own chance."""
    return options[below(len(options), b"players" + state.key, 0, taken, seat)]


def random(state: State, seat: int, taken: int) -> int:
    return chance(state, seat, taken, state.legal(seat))


def play(
    game: Game, players: Sequence[Callable[[Any, int, int], int]], key: bytes, **options: str
) -> Record:
    """Let players play a game, now one and now another deciding first where several may."""
    state = game.new(len(players), key, **options)
    record = Record.of(state)
    record.players = {seat: player.__name__ for seat, player in enumerate(players)}
    taken = [0] * len(players)
    while actors := state.actors():
        seat = actors[len(record.decisions) % len(actors)]
        action = players[seat](state, seat, taken[seat])
        record.add(state, seat, action)
        state.apply(seat, action)
        taken[seat] += 1
    record.close(state)
    return record


def first(games: Callable[[bytes], Record], name: str, wanted: Callable[[Record], bool]) -> Record:
    """Return the first game, over counted seeds, that shows what is wanted."""
    return next(filter(wanted, _numbered(games, name)))


def _numbered(games: Callable[[bytes], Record], name: str) -> Iterable[Record]:
    for number in count():
        yield games(key(f"{name} {number}"))
