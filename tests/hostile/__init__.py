"""Malformed and hostile inputs; `scripts/attack.py` sends them."""
