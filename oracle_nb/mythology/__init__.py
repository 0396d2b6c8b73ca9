"""Mythology, the Basic Game: gods move Heroes and Monsters over a map of the Greek world.

The Basic Game has no hidden information. Its rules are in ``rules``, its map and names in ``packs``
and ``map``, and ``package`` offers it to the app, the command line and notebooks.
"""
