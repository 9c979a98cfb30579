"""Experiments: many games between bots, here or on many machines.

It needs the standard library only; ratings and clusters are extras, imported when asked for.
"""
