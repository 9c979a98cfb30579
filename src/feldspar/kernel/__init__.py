"""Game kernel: what any game is made of. Knows no title."""
