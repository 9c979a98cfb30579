"""Data types that cross the border between a table and its clients."""
