"""Bots against bots: matches, ladders, statistics."""
