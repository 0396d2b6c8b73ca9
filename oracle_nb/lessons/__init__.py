"""Lessons for any game: courses, diagnosis of false beliefs, progress and review."""
