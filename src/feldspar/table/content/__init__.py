"""Content a title ships as files: lessons, guide, puzzles, daily table, named positions."""
