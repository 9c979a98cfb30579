"""Feldspar: an open table for four sister games by Stefan Feld.

`titles()` lists the games by their ids, `print(game(title))` describes one, and
`new(title, seats=2)` sets it up. Ask the state who must decide (`actors`), what they may do
(`legal`), and carry it out (`apply`); or let a `Play` keep the past as well. Every forbidden
decision names its rule, and `rule` says it.

>>> import feldspar
>>> state = feldspar.new("burgundy_dice", seats=2, seed="market day")
>>> state.play(0, "start(monk)")
>>> state
<burgundy_dice, 2 seats, seat 1 to decide>
"""

import hashlib as _hashlib
import os as _os
from typing import TYPE_CHECKING as _TYPE_CHECKING

from feldspar import bots as bots
from feldspar.bots import Bot as Bot
from feldspar.games import load as game
from feldspar.games import titles as titles
from feldspar.kernel.coaching import Goal as Goal
from feldspar.kernel.deprecation import renamed as _renamed
from feldspar.kernel.events import Event as Event
from feldspar.kernel.events import Text as Text
from feldspar.kernel.fast.feature_sum import FeatureSum as FeatureSum
from feldspar.kernel.game import Game, IllegalMove, Option, State
from feldspar.kernel.notation.position import read as _read
from feldspar.kernel.notation.record import Record
from feldspar.kernel.notation.record_format import RecordError
from feldspar.kernel.play import Play as Play
from feldspar.kernel.playout import playout
from feldspar.kernel.position_codec import PositionError as PositionError
from feldspar.kernel.text.rulebook import Rule
from feldspar.kernel.text.rulebook import rulebook as _rulebook

__all__ = [
    "Bot",
    "Event",
    "FeatureSum",
    "Game",
    "Goal",
    "IllegalMove",
    "Option",
    "Play",
    "PositionError",
    "Record",
    "RecordError",
    "Rule",
    "State",
    "Text",
    "bots",
    "game",
    "new",
    "playout",
    "position",
    "replay",
    "rule",
    "titles",
]
__version__ = "0.1.0"


def _tally(weights: list[float], keeps: bool = False) -> FeatureSum:
    """Return what a `Tally` was, by the name its setting had."""
    return FeatureSum(weights, collect=keeps)


if not _TYPE_CHECKING:
    __getattr__ = _renamed(__name__, {"Tally": "FeatureSum"}, {"Tally": _tally})


def __dir__() -> list[str]:
    return [*__all__, "__all__", "__doc__", "__file__", "__name__", "__path__", "__version__"]


def _key(seed: bytes | str | None) -> bytes:
    """Return the key of chance that a seed gives."""
    if seed is None:
        return _os.urandom(32)
    if isinstance(seed, str):
        return _hashlib.sha256(seed.encode()).digest()
    if not isinstance(seed, bytes):
        raise ValueError(f"a seed is text or bytes, not {seed!r}")
    return seed


def new(name: str, seats: int, seed: bytes | str | None = None, **options: str) -> State:
    """Set up a table. The same seed gives the same dice; without one they cannot be foreseen.

    >>> feldspar.new("burgundy_dice", seats=3, seed="market day", sheet="B")
    <burgundy_dice, 3 seats, seats 0, 1, 2 to decide>
    """
    return game(name).new(seats, _key(seed), **options)


def replay(record: Record | str, until: int | None = None) -> State:
    """Play a record (or its text) again, or only its first decisions; return the state.

    >>> play = feldspar.Play(feldspar.new("burgundy_dice", seats=2))
    >>> play.push(0, "start(monk)")
    >>> feldspar.replay(str(play.record())) == play.state
    True
    """
    if isinstance(record, str):
        record = Record.parse(record)
    return record.play(game(record.game), until)


def position(text: str, seed: bytes | str | None = None) -> State:
    """Return the state a text of `State.position` says.

    What it hides of a seat's view is drawn by the seed; without one it cannot be foreseen. Raise
    `PositionError`, saying what is wrong, if it is none.

    >>> state = feldspar.new("burgundy_dice", seats=2, seed="market day")
    >>> feldspar.position(state.position()) == state
    True
    >>> feldspar.position(state.position(seat=1)) == state     # another world, to seat 1 the same
    False
    """
    return _read(text, game, _key(seed))


def rule(id: str, title: str | None = None) -> Rule:
    """Return a rule or ruling of a game, or a promise of the table, by its id.

    Rulings are numbered game by game: name the title. Raise ValueError, naming ids that are near,
    if nothing is called so.

    >>> print(feldspar.rule("BDG-2.1"))
    All players of a game use the same sheet letter.
    >>> print(feldspar.rule("PRO-6"))
    A seat that was handed to a bot can be taken back until the game is over.
    >>> print(feldspar.rule("R29", "burgundy"))
    A second building of a kind (BUR-8.5) is a forbidden placement, not one without benefit.
    >>> feldspar.rule("BDG-2.11")
    Traceback (most recent call last):
        ...
    ValueError: no rule is called 'BDG-2.11'; near it are: BDG-2.1, BDG-6.11, BDG-5.11, BDG-4.11
    """
    books = [game(one).rulebook() for one in ([title] if title else titles())]
    if not title:
        books.append(_rulebook("feldspar", "table/promises", ""))
    found = [book[id] for book in books if id in book]
    if len(found) > 1:
        several = ", ".join([one.game for one in found])
        raise ValueError(f"{id} is a ruling in {several}: say of which title")
    if not found:
        from difflib import get_close_matches

        near = get_close_matches(id, [name for book in books for name in book], n=4)
        hint = f"; near it are: {', '.join(near)}" if near else ""
        raise ValueError(f"no rule is called {id!r}{hint}")
    return found[0]
