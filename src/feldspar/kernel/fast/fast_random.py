"""Fast pseudo-random numbers for determinizations, where nothing need be secret.

A search imagines thousands of worlds from one position, and nobody gains by foreseeing them. So a
whole world is drawn from one seed, a few machine instructions for each draw. The same seed gives
the same world on every machine, interpreted or compiled: no number here exceeds 62 bits.
"""

from typing import Final, TypeVar, final

from feldspar.kernel.fast.mypyc_compat import i64

T = TypeVar("T")

_LOW: Final = 0xFFFFFFFF
_FACTOR: Final = 947989635
"""Less one, `_FACTOR << 32` is a safe prime: draws repeat only after some 2 ** 61 of them."""


def determinized_key(seed: bytes) -> bytes:
    """Return the key of all chance to come in a world that is imagined from a seed."""
    return b"feldspar/imagined/" + seed


@final
class FastRandom:
    """Numbers drawn one after the other, by multiplying with carry (Marsaglia)."""

    state: i64

    def __init__(self, seed: bytes) -> None:
        state: i64 = len(seed) + 1
        for place in range(len(seed)):
            state = ((state & _LOW) ^ seed[place]) * _FACTOR + (state >> 32) + 1
        for _ in range(6):  # or seeds that are nearly the same would begin alike
            state ^= state >> 23
            state = (state & _LOW) * _FACTOR + (state >> 32) + 1
        self.state = state

    def below(self, bound: i64) -> i64:
        """Draw a number in `range(bound)`, each as likely to within `bound` in 2 ** 32."""
        state = self.state
        state = (state & _LOW) * _FACTOR + (state >> 32)
        self.state = state
        return ((state & _LOW) ^ (state >> 32)) * bound >> 32

    def draw(self, pool: list[T]) -> T:
        """Take one thing out of a pool, each equally likely."""
        place = self.below(len(pool))
        last = pool.pop()
        if place == len(pool):
            return last
        drawn = pool[place]
        pool[place] = last
        return drawn

    def shuffle(self, things: list[T]) -> None:
        """Bring things into an order that chance decides, each equally likely."""
        state = self.state
        left: i64 = len(things)
        while left > 1:
            state = (state & _LOW) * _FACTOR + (state >> 32)  # as `below` does
            place = ((state & _LOW) ^ (state >> 32)) * left >> 32
            left -= 1
            thing = things[place]
            things[place] = things[left]
            things[left] = thing
        self.state = state
