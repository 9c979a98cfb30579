"""Visibility (section 12): within a turn, what the others have written is secret."""

from feldspar.games.burgundy_dice.rules.legal import legal
from feldspar.games.burgundy_dice.rules.player_board import Estate, unpack
from feldspar.games.burgundy_dice.rules.position import (
    CASTLES,
    Position,
    estate_numbers,
    numbers_before,
)
from feldspar.games.burgundy_dice.rules.units import Value
from feldspar.kernel.fast.fast_random import FastRandom, determinized_key
from feldspar.kernel.units import Hex


def visible_estate(position: Position, viewer: int, seat: int) -> Estate:
    """Return the estate of a seat as a viewer may see it: their own, or as the turn began."""
    estate = position.estates[seat]
    return estate if viewer == seat or is_untouched(estate) else estate_before(estate)


def is_untouched(estate: Estate) -> bool:
    """Tell whether its owner has done nothing yet in this turn."""
    return estate.marked == estate.was_marked and estate.earned == estate.was_earned


def estate_before(estate: Estate) -> Estate:
    """Return an estate without anything its owner has done in this turn."""
    old = estate.clone()
    old.pair = -1
    old.full = estate.paid
    old.earned = estate.was_earned
    old.spent = estate.was_spent
    old.entries = estate.entries[: estate.was_entries]
    old.score = sum([unpack(line)[0] for line in old.entries])
    old.at = [0] * 7
    old.fits = estate.sheet.fits[:]
    old.marked = old.frontier = 0
    for value, hexes in enumerate(estate.at):
        left = hexes & estate.was_marked
        while left:
            hex_ = Hex(left.bit_length() - 1)
            left ^= 1 << hex_
            old.write(hex_, Value(value))
    return old


def known_numbers(position: Position, viewer: int) -> list[int]:
    """Return all estates as a viewer knows them: of the others, as the turn began."""
    numbers: list[int] = []
    for seat, estate in enumerate(position.estates):
        numbers += estate_numbers(estate) if seat == viewer else numbers_before(estate)
    return numbers


def redraw(position: Position, viewer: int, seed: bytes) -> None:
    """Replace what a viewer cannot know: the key, and what the others did in this turn."""
    position.key = determinized_key(seed)
    choices = FastRandom(seed)
    for seat in position.clockwise(0):
        if seat == viewer or (position.stage == CASTLES and position.castles):
            continue  # variants choose start castles openly
        finished = not position.waiting >> seat & 1
        if not is_untouched(position.estates[seat]):
            position.estates[seat] = estate_before(position.estates[seat])
        if not finished or not position.waiting:
            continue
        position.waiting |= 1 << seat
        while position.waiting >> seat & 1:
            options = legal(position, seat)
            position.step(seat, options[choices.below(len(options))])
