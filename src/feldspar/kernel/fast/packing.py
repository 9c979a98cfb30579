"""Packing of integers into bytes, for the keys of states."""

import struct


def pack_ints(numbers: list[int]) -> bytes:
    """Return numbers as bytes, the same on every machine."""
    return struct.pack(f"<{len(numbers)}q", *numbers)
