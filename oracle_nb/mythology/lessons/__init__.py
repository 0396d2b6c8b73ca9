"""The lessons of Mythology: files, exercises and misconceptions."""

from oracle_nb.mythology.lessons.lesson_data import MythologyLessons

__all__ = ["MythologyLessons"]
