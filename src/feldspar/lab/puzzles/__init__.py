"""Finding puzzles in recorded games."""
