"""The cards: characters, what they count and change for good, and the piles."""
