"""What things are worth to `evaluate`, in hundredths of a point.

The weights were found by hill-climbing on games of two to four such players, and are no rules:
change them freely, and measure.
"""

from typing import Final

PER_FLORIN: Final = 29
RICH: Final = 19
"""So many florins are put to use; more are worth little."""
PER_SPARE_FLORIN: Final = 4
PER_LATE_FLORIN: Final = 9
"""A florin in the last round, when little can be bought any more. What else is of use only later
counts half there."""
PER_WORKER: Final = 41
PER_SPARE_WORKER: Final = 7
"""A worker of a colour one has already."""
PER_CARD: Final = 60
VACANT: Final = 73
"""An empty house somebody could move into."""
FURTHER_VACANT: Final = 10
"""Each further one."""
PER_MARKERS: Final = [25, 63]
"""What one marker of a colour costs, and two, before what is at stake."""
STAKE: Final = [7, 42]
"""How much of what a disaster would take counts with one marker, and with two, in percent."""
PER_TILES: Final = [0, 67, 139, 0, 108, 0]
"""Tiles in a section that have not scored yet."""
NEAR_STATUE: Final = 41
"""Percent of the next statue with four tiles."""
PER_LEVEL: Final = 43
"""A level beyond its own points, while there are rounds to come."""
AHEAD: Final = 80
"""To be first alone in something whose marker is still grey."""
SHARED: Final = 4
USE_NOW: Final = 80
"""Percent of what a character would bring in this round."""
USE_LATER: Final = 17
"""The same, in all rounds to come."""
POTENTIAL: Final = 30
"""Percent of what placing the best card in hand would bring."""
MATCHES_MARKER: Final = 20
MATCHES_WORKER: Final = 32
"""Cards in hand whose colour is good for something."""

# What the vocabulary is worth, once carried out
DRAWN: Final = 33
DIE_CHOSEN: Final = 47
RETURNED: Final = 201
CLIMBED: Final = 227
DUG: Final = 170
HOUSED: Final = 175
PLACED_MORE: Final = 130
PLAYED_MORE: Final = 173
EXCHANGED: Final = 25
TRADED: Final = 160
STRAIGHTENED: Final = 80
TAKEN_FROM_OTHERS: Final = 154
"""For each florin, worker, point or tile an opponent gives or loses."""
THREATENED: Final = 39
OFTEN: Final = [56, 60, 70, 35, 43, 72, 30, 25]
"""How often an event will still happen, in percent."""
PERK: Final = 96
"""A permanent modifier."""
TWICE_PERK: Final = 69
GROWS: Final = 30
"""What a laurel may still grow."""
CARRIED_OUT: Final = {
    "gain_die": DIE_CHOSEN,
    "build_house": HOUSED,
    "place_character": PLACED_MORE,
    "play_extra_card": PLAYED_MORE,
    "exchange_workers": EXCHANGED,
    "convert": TRADED,
    "reactivate": STRAIGHTENED,
    "give_threat": THREATENED,
}
"""Effects that are always worth the same."""
