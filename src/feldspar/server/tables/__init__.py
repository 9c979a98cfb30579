"""Live tables in memory: cache, lock per table, optimistic writes."""
