"""Keys of states: all that is true, or that a seat knows, as bytes."""

import struct


def packed(numbers: list[int]) -> bytes:
    """Return numbers as bytes, the same on every machine."""
    return struct.pack(f"<{len(numbers)}q", *numbers)
