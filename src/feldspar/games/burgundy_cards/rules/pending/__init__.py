"""What may wait on the stack of a position: one file each, with all its rules."""
