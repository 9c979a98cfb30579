"""Why a decision is good: a room for each thing one may do, a small function for each reason."""
