"""What may be set about a server; none of it needs to be."""

from dataclasses import dataclass, field
from pathlib import Path


@dataclass(frozen=True)
class Settings:
    """How a server behaves. `key` signs who is who: whoever knows it can be anybody."""

    key: bytes
    site: Path = field(default=Path(__file__).parent / "site")
    """The built pages; without them a short page says how to build them."""
    room: int = 500
    """How many tables are kept at hand."""
    thinkers: int = 2
    """How many bots may think at the same time."""
    longest_body: int = 262_144
    """Bytes in a request; a recorded game is the longest that anybody sends."""
    tables_a_minute: int = 60
    """New tables from one address; a burst may use them all at once."""
    joins_a_minute: int = 120
    moments_a_minute: int = 1200
    """Replayed positions asked for from one address: each is a whole game played again."""
