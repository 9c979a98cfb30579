"""Random playouts: the inner loop of search and of the benchmark."""

from typing import Final

from feldspar.kernel.game import State

_32_BITS: Final = 0xFFFFFFFF


def playout(state: State, seed: int, most: int = 1 << 30) -> int:
    """Play at random to the end, or for `most` decisions; return how many were taken.

    The choices come from a 32-bit xorshift generator, which is quick and good enough to explore.

    >>> state = feldspar.new("burgundy_dice", seats=2, seed="market day")
    >>> feldspar.playout(state, seed=1)
    51
    >>> state, state.scores()
    (<burgundy_dice, 2 seats, over>, [27, 20])
    """
    noise = (seed * 2654435769 + 0x9E3779B9) & _32_BITS or 1
    taken = 0
    actors = state.actors()
    while actors and taken < most:
        noise ^= noise << 13 & _32_BITS
        noise ^= noise >> 17
        noise ^= noise << 5 & _32_BITS
        options = state.legal(actors[0])
        state.step(actors[0], options[noise * len(options) >> 32])
        taken += 1
        actors = state.actors()
    return taken
