"""What may be decided in a turn."""
