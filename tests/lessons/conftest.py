"""Fixtures for the tests of lessons."""

from tests.kept_exercises import every_exercise_is_kept, rules_under_beliefs_are_kept

__all__ = ["every_exercise_is_kept", "rules_under_beliefs_are_kept"]
