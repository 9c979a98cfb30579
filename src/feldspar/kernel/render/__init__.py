"""Pictures of a position: for the terminal, and as SVG."""
