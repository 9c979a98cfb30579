"""Records and positions as text."""
