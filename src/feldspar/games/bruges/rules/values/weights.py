"""What things are worth to `evaluate`, in hundredths of a point.

The weights were found by hill-climbing on games of two to four such players, and are no rules:
change them freely, and measure.
"""

from typing import Final

PER_FLORIN: Final = 29
USEFUL_FLORINS: Final = 19
"""So many florins are put to use; more are worth little."""
PER_SPARE_FLORIN: Final = 4
PER_LATE_FLORIN: Final = 9
"""A florin in the last round, when little can be bought any more. What else is of use only later
counts half there."""
PER_WORKER: Final = 41
PER_SPARE_WORKER: Final = 7
"""A worker of a colour one has already."""
PER_CARD: Final = 60
FIRST_VACANCY: Final = 73
"""An empty house somebody could move into."""
FURTHER_VACANCY: Final = 10
"""Each further one."""
PER_MARKERS: Final = [25, 63]
"""What one marker of a colour costs, and two, before what is at stake."""
STAKE_PERCENT: Final = [7, 42]
"""How much of what a disaster would take counts with one marker, and with two, in percent."""
INTRIGUE_STAKE: Final = 300
CHARACTER_STAKE: Final = 250
BUILDING_STAKE: Final = 200
"""What a disaster would take that takes points, a character, or a house or canal tile."""
PER_TILES: Final = [0, 67, 139, 0, 108, 0]
"""Tiles in a section that have not scored yet."""
STATUE_PERCENT: Final = 41
"""Percent of the next statue with four tiles."""
PER_LEVEL: Final = 43
"""A level beyond its own points, while there are rounds to come."""
SOLE_LEAD: Final = 80
"""To be first alone in something whose marker is still grey."""
SHARED_LEAD: Final = 4
"""To be first with others; and a third of it is lost for each that is lacking."""
USE_NOW_PERCENT: Final = 80
"""Percent of what a character would bring in this round."""
USE_LATER_PERCENT: Final = 17
"""The same, in all rounds to come."""
POTENTIAL_PERCENT: Final = 30
"""Percent of what placing the best card in hand would bring."""
MATCHES_MARKER: Final = 20
MATCHES_WORKER: Final = 32
"""Cards in hand whose colour is good for something."""
EVENT_PERCENT: Final = [56, 60, 70, 35, 43, 72, 30, 25]
"""How often an event will still happen, in percent."""
PERK: Final = 96
"""A permanent modifier."""
TWICE_PERK: Final = 69
LAUREL_GROWTH: Final = 30
"""What a laurel may still grow."""
