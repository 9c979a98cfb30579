"""What effects count (BRG-15.35), and the conditions they may set (BRG-15.36)."""

from feldspar.games.bruges.rules.cards.characters import COLOUR, COUNTERS, GROUP, Effect
from feldspar.games.bruges.rules.components import EVERY_COLOUR, SPACES, THIRD
from feldspar.games.bruges.rules.player_board import Holding, face
from feldspar.games.bruges.rules.position import Position
from feldspar.kernel.units import Seat


def count(position: Position, seat: Seat, counted: int, which: int) -> int:
    """Return how many there are of what an effect counts."""
    holding = position.holdings[seat]
    what = COUNTERS[counted]
    if what == "character":
        return len(holding.residents)
    if what == "character_group":
        return len([one for one in holding.residents if GROUP[one & 255] == which])
    if what == "distinct_group":
        return _different([GROUP[one & 255] for one in holding.residents]).bit_count()
    if what == "house":
        return len(holding.houses)
    if what == "distinct_house_colour":
        return house_colours(holding).bit_count()
    if what == "canal_tile":
        return sum(holding.tiles)
    if what == "third_space":
        return len([built for built in holding.tiles if built >= THIRD])
    if what == "statue":
        return len(holding.statues)
    if what == "complete_section":
        return len([built for built in holding.tiles if built == SPACES])
    if what == "worker":
        return sum(holding.workers)
    if what == "florin":
        return holding.florins
    if what == "progress_level":
        return holding.level
    if what == "majority_marker":
        return holding.majorities.bit_count()
    if what == "threat_marker":
        return sum(holding.threats)
    return len([die for die in position.dice if die == which])  # die_showing


def amount(position: Position, seat: Seat, effect: Effect, paid: int = 0) -> int:
    """Return the amount of an effect now: its figure for each lot of what it counts.

    As many workers as are `paid` will be gone before it is counted.
    """
    total = effect.amount
    if effect.counted:
        counted = count(position, seat, effect.counted, effect.which)
        if COUNTERS[effect.counted] == "worker":
            counted -= paid
        total *= counted // effect.lot
    return min(total, effect.most) if effect.most else total


def is_met(position: Position, seat: Seat, condition: str) -> bool:
    """Tell whether a condition is met."""
    holding = position.holdings[seat]
    if condition == "house_of_each_colour":
        return house_colours(holding) == EVERY_COLOUR
    return not any(holding.threats)  # no_threat


def house_colours(holding: Holding) -> int:
    """Return the colours of a player's houses, as bits."""
    return _different([COLOUR[face(one)] for one in holding.houses])


def _different(things: list[int]) -> int:
    found = 0
    for thing in things:
        found |= 1 << thing
    return found
