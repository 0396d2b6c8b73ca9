"""How Mythology is shown: the picture of the map, and everything around it at the table."""
