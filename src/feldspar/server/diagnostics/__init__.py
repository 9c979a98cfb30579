"""Diagnostics for operators: gauges, a report of one table, a check of the whole store."""
