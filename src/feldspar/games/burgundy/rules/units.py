"""Small integers with a meaning of their own; seats and hexes are the kernel's."""

from typing import NewType

Type = NewType("Type", int)
"""What a space asks for and a tile is, in the order of TYPES."""
Kind = NewType("Kind", int)
"""What a tile is within its type: which building or animal; the number of a knowledge tile."""
Tile = NewType("Tile", int)
"""One of the 164 hex tiles, or NO_TILE."""
Goods = NewType("Goods", int)
"""A type of goods, from 0: the die that sells it shows one more."""
Depot = NewType("Depot", int)
"""A numbered depot, from 0: the die that reaches it shows one more."""
Slot = NewType("Slot", int)
"""A place for a tile in a depot."""
Place = NewType("Place", int)
"""A place for a tile in a storage, from 0."""
Die = NewType("Die", int)
"""A die by what it shows, 1 to 6; or FREE, where none is needed."""
Source = NewType("Source", int)
"""Where points come from, in the order of SOURCES."""
