"""SVG renderer of scenes."""
