"""Work that nobody requested: due tables, maintenance, daily verification."""
