"""Views: projections of a table for each viewer."""
