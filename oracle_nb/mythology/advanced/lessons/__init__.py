"""The lessons of the Advanced Game.

Lesson files, texts and the exercises' templates; ``lesson_data`` connects them to the engine.
"""
