"""What a position is worth, to whoever has to decide."""
