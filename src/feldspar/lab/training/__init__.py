"""Learning: self-play, and the fit of win probabilities."""
