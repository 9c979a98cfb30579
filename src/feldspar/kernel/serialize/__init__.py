"""Typed data to plain data, and back."""
