"""What is seen, what may be touched for it, and what is said of it."""
