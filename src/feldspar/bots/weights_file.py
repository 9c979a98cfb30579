"""Files of learned weights, one for each title and number of seats, in the title's folder.

A file begins with a line of JSON that says how the weights were made. The rest is compressed: an
integer for each feature, its weight in steps, zigzag-encoded (twice a number from 0 up, the odd
number before that for a negative one) as a varint: seven bits to a byte, the lowest first, with the
highest bit set where more bytes follow.
"""

import json
import pkgutil
import zlib
from functools import cache
from typing import Final

from feldspar.bots.value_function import ValueFunction
from feldspar.kernel.game import Game
from feldspar.kernel.toolkit.component_data import Figures

_WEIGHT_STEP: Final = 15
"""Weights are rounded to so many hundredths of a point, as a page must download them."""
_LOW_BITS: Final = 0x7F
_CONTINUATION_BIT: Final = 0x80


def file_name(seats: int) -> str:
    """Return the name of the file for a number of seats."""
    return f"{seats}-seats.weights"


def pack(made: Figures, weights: list[float]) -> bytes:
    """Return weights as the bytes of a file; `made` documents how they were learned."""
    written = bytearray()
    for weight in weights:
        grains = round(weight / _WEIGHT_STEP)
        rest = 2 * grains if grains >= 0 else -2 * grains - 1
        while rest > _LOW_BITS:
            written.append(rest & _LOW_BITS | _CONTINUATION_BIT)
            rest >>= 7
        written.append(rest)
    head = json.dumps({**made, "features": len(weights)}, ensure_ascii=False)
    return head.encode() + b"\n" + zlib.compress(bytes(written), 9)


def unpack(data: bytes) -> tuple[Figures, list[float]]:
    """Return how weights were made, and the weights."""
    head, _, body = data.partition(b"\n")
    weights: list[float] = []
    number = place = 0
    for byte in zlib.decompress(body):
        number |= (byte & _LOW_BITS) << place
        place += 7
        if byte <= _LOW_BITS:
            grains = number // 2 if number % 2 == 0 else -(number + 1) // 2
            weights.append(float(grains * _WEIGHT_STEP))
            number = place = 0
    return json.loads(head), weights


@cache
def load_value_function(game: Game, seats: int) -> ValueFunction | None:
    """Return the learned value function of a title for so many seats, or None if there is none."""
    try:
        data = pkgutil.get_data(game.package, f"data/{file_name(seats)}") or b""
    except FileNotFoundError:
        return None
    made, weights = unpack(data)
    if len(weights) != game.feature_count:
        raise ValueError(f"{game.id}: {file_name(seats)} has {len(weights)} weights, not {made}")
    return ValueFunction(weights)
