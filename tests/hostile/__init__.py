"""Inputs nobody who means well would send; `scripts/attack.py` sends them."""
