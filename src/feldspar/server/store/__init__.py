"""Journal store: its interface, the SQLite adapter, and what else lies in the store."""
