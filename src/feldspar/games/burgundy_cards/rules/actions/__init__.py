"""The six actions of a play (BCG-3.10)."""
