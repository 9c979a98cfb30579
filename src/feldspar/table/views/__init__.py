"""Projections of a table: what each viewer may see."""
