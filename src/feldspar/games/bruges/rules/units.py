"""Small integers with a meaning of their own, beside that of the kernel."""

from typing import NewType

from feldspar.kernel.units import Seat as Seat

Colour = NewType("Colour", int)
"""Of cards, workers, markers, dice and spaces, in the order of the data."""
Card = NewType("Card", int)
"""A card, and the character on its face; see `components.NAMES`."""
Section = NewType("Section", int)
"""One of the two canals of a player, the left one first."""
Pile = NewType("Pile", int)
"""One of the two draw piles."""
Group = NewType("Group", int)
"""Of characters, in the order of the data."""
House = NewType("House", int)
"""A card face down, and who lives there; see `holding.house`."""
Resident = NewType("Resident", int)
"""A character in a display, rotated or not; see `holding.USED`."""
When = NewType("When", int)
"""When a character acts: at one of `components.EVENTS`, or otherwise; see `characters.WHENS`."""
