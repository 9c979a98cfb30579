"""What is true, what may happen, and what it brings: compiled as a whole."""
