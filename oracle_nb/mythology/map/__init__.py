"""The map: hexes, Areas and what adjoins what."""
