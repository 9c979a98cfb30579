"""What an operator can find out: gauges, a report of one table, a check of the whole store."""
