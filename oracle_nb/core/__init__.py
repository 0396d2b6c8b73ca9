"""The foundation of all layers: events, chance, verdicts, history, hexagons, caches.

Nothing here depends on a game, a text or a picture.
"""
