"""The lab: bots play many games against each other, here or on many machines.

It needs the standard library only; ratings and clusters are extras, imported when asked for.
"""
