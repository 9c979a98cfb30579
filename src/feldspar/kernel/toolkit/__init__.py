"""Helpers for titles: hexes, shapes, component data and its checks."""
