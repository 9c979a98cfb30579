"""Integer types that cannot be given for one another, such as seats and hexes.

They cost nothing when compiled and little otherwise, if they are made where numbers come in: in
tables, when a decision is decoded, at the border of a title. A title has more of its own.
"""

from typing import NewType

Seat = NewType("Seat", int)
"""Where somebody sits, from 0, clockwise."""
Hex = NewType("Hex", int)
"""A space of a board of hexes, in reading order from 0."""
