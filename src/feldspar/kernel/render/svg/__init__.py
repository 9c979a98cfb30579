"""How a scene becomes SVG: symbols, colours and letters, pieces, tables, buttons."""
