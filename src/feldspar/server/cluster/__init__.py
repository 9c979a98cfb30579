"""What many processes share: PostgreSQL keeps the tables, and Redis carries what may be lost."""
