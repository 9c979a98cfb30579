"""Imagined worlds are fair, have nothing in common, and are the same on every machine."""

from collections.abc import Callable
from itertools import pairwise, permutations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from feldspar.kernel.fast.fast_random import FastRandom
from tests.randomness import fair

SEEDS: dict[str, Callable[[int], bytes]] = {
    "as text": lambda number: b"%d" % number,
    "first byte first": lambda number: number.to_bytes(8, "big"),
    "last byte first": lambda number: number.to_bytes(32, "little"),
    "long": lambda number: bytes(range(40)) + number.to_bytes(4, "big"),
}
any_seeds = pytest.mark.parametrize("seed", SEEDS.values(), ids=SEEDS)


def first_draws(seed: Callable[[int], bytes], count: int, worlds: int) -> list[list[int]]:
    """What is drawn first in worlds of seeds that are nearly the same."""
    found = []
    for number in range(worlds):
        guesses = FastRandom(seed(number))
        found.append([guesses.below(6) for _ in range(count)])
    return found


def test_guesses_are_the_same_on_every_machine() -> None:
    guesses = FastRandom(b"any")
    assert [guesses.below(1000) for _ in range(8)] == [830, 635, 966, 740, 34, 661, 555, 808]
    order = list(range(10))
    guesses.shuffle(order)
    assert order == [1, 0, 9, 5, 4, 2, 7, 6, 8, 3]
    assert FastRandom(bytes(range(256))).below(1 << 29) == 280180118
    assert FastRandom(b"").below(1 << 29) == 404201259


def test_they_are_what_multiplying_with_carry_gives() -> None:
    factor = 947989635
    guesses = FastRandom(b"any")
    low, carry = guesses.state & 0xFFFFFFFF, guesses.state >> 32
    for _ in range(100):
        carry, low = divmod(factor * low + carry, 1 << 32)
        assert guesses.below(52) == (low ^ carry) * 52 >> 32
        assert guesses.state < 1 << 62


@any_seeds
def test_dice_of_seeds_that_are_nearly_the_same_are_fair(seed: Callable[[int], bytes]) -> None:
    drawn = first_draws(seed, 4, 12_000)
    for place in range(4):
        assert fair([world[place] for world in drawn], 6)
        assert fair(pairwise([world[place] for world in drawn]), 36)
    assert fair([tuple(world[:2]) for world in drawn], 36)
    assert fair([tuple(world[1:]) for world in drawn], 216)


@any_seeds
def test_every_order_is_equally_likely(seed: Callable[[int], bytes]) -> None:
    orders = []
    for number in range(12_000):
        order = [1, 2, 3, 4]
        FastRandom(seed(number)).shuffle(order)
        orders.append(tuple(order))
    assert set(orders) == set(permutations([1, 2, 3, 4]))
    assert fair(orders, 24)


def test_long_draws_are_fair_and_do_not_remember() -> None:
    guesses = FastRandom(b"any")
    drawn = [guesses.below(6) for _ in range(60_000)]
    assert fair(drawn, 6)
    assert fair(pairwise(drawn), 36)
    assert fair(zip(drawn, drawn[1:], drawn[2:], strict=False), 216)


@given(st.binary(max_size=60), st.lists(st.integers(0, 5), max_size=200), st.floats(0, 1))
def test_what_is_drawn_is_taken_out_of_the_pool(seed: bytes, pool: list[int], part: float) -> None:
    before, guesses = sorted(pool), FastRandom(seed)
    drawn = [guesses.draw(pool) for _ in range(round(part * len(pool)))]
    guesses.shuffle(pool)
    assert sorted(drawn + pool) == before


def test_each_thing_of_a_pool_is_as_likely_and_so_is_each_order_of_the_rest() -> None:
    drawn, left = [], []
    for number in range(12_000):
        guesses, pool = FastRandom(b"%d" % number), [1, 2, 3, 4, 5]
        drawn.append((guesses.draw(pool), guesses.draw(pool)))
        guesses.shuffle(pool)
        left.append(tuple(pool))
    assert fair(drawn, 5 * 4)
    assert fair(left, 5 * 4 * 3)
