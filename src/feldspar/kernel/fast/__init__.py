"""Support for hot, compiled code."""
