"""The pictures of the Advanced Game's rulebook.

``pictures/rules.toml`` has one scenario for several rules, taken from the scenarios of the tests by
``scripts/advanced_pictures.py``: the engine decides what happens in them when they are drawn.
"""
