"""Feldspar: an open table for four sister games by Stefan Feld.

`titles()` lists the games and `new(title, seats=2)` sets one up. Ask the state who must decide
(`actors`), what they may do (`legal`), and carry it out (`apply`).
"""

import hashlib
import os

from feldspar.games import load as game
from feldspar.games import titles as titles
from feldspar.kernel.game import Game, IllegalMove, State
from feldspar.kernel.playout import playout
from feldspar.kernel.record import Record

__all__ = ["Game", "IllegalMove", "Record", "State", "game", "new", "playout", "replay", "titles"]
__version__ = "0.1.0"


def new(name: str, seats: int, seed: bytes | str | None = None, **options: str) -> State:
    """Set up a table. The same seed gives the same dice; without one they cannot be foreseen."""
    if seed is None:
        seed = os.urandom(32)
    elif isinstance(seed, str):
        seed = hashlib.sha256(seed.encode()).digest()
    elif not isinstance(seed, bytes):
        raise ValueError(f"a seed is text or bytes, not {seed!r}")
    return game(name).new(seats, seed, **options)


def replay(record: Record | str, until: int | None = None) -> State:
    """Play a record (or its text) again, or only its first decisions; return the state."""
    if isinstance(record, str):
        record = Record.parse(record)
    return record.play(game(record.game), until)
