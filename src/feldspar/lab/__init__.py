"""Experiments: many games between bots, here or on many machines.

The base needs only the standard library; ratings and clusters are extras, imported when needed.
"""
