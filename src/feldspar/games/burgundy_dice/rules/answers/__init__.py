"""What may be decided: when it is legal, why else it is not, and what it does."""
