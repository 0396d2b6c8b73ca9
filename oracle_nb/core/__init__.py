"""What every layer builds on: events, chance, verdicts, history, hexagons, caches.

Nothing here knows a game, a text or a picture.
"""
