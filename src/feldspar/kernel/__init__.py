"""What a game is: state, action, chance, record, scene, hexes. Knows no title."""
