"""Small integers with a meaning of their own; seats and hexes are the kernel's."""

from typing import NewType

Colour = NewType("Colour", int)
"""What a hex is and a colour die shows, in the order of COLOURS."""
Value = NewType("Value", int)
"""What a pip die shows and a hex takes, 1 to 6; or CROSS."""
Bonus = NewType("Bonus", int)
"""Something earned and spent, in the order of BONUSES; or NO_BONUS."""
Source = NewType("Source", int)
"""Where points come from, in the order of SOURCES."""
