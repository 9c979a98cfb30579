"""The journal port, its SQLite adapter, and what else lies in the store."""
