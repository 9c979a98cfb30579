"""Small integers with a meaning of their own: one cannot be given for another."""

from typing import Final, NewType

Card = NewType("Card", int)
"""An action card, in the order of `CARD_NAMES`."""
Die = NewType("Die", int)
"""What a die shows, from 1 to 6, everywhere; a row of the display is named by the die above it."""
Token = NewType("Token", int)
"""What is used for an action, as decisions write it: a die, the same of the other card, or none."""
Type = NewType("Type", int)
"""What a card is for a column, in the order of `TYPES`."""
Types = NewType("Types", int)
"""Several types: a bit for each."""
Building = NewType("Building", int)
"""A kind of building, in the order of `BUILDINGS`."""
Goods = NewType("Goods", int)
"""A type of goods, in the order of `GOODS`."""
Animal = NewType("Animal", int)
"""A kind of animal, in the order of `ANIMALS`."""
Pile = NewType("Pile", int)
"""A pile to draw from: two of goods, then two of animals."""
Source = NewType("Source", int)
"""Where points come from, in the order of `SOURCES`."""

NO_DIE: Final = Die(0)
"""An action that needs no die; a card that lies in no row."""
NO_CARD: Final = Card(-1)
