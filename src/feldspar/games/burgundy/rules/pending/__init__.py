"""What a decision may lead to that must be decided at once: a file for each question."""
