"""The event-sourced table: commands become entries, entries become state."""
