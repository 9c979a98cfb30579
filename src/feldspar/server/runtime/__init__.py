"""Process-wide plumbing without domain knowledge: clock, bus, retries, metrics, logs."""
