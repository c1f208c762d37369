"""What pictures of all games share: writing SVG, colours, marks, lettering. Knows no game."""
