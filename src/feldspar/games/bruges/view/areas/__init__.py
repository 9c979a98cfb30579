"""What lies on the table: one file for each area of a player, and for the pieces on it."""
