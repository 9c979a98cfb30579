"""What may be decided: a file for each kind of decision, but for those that answer one question."""
