"""Why a decision is good: a room for each way to use a die, a small function for each reason."""
