"""Adapters for many processes: PostgreSQL stores the tables, Redis carries messages."""
