"""The lessons of The Oracle of Delphi: what the school asks, and what it may meet in return."""

from oracle_nb.delphi.lessons.lesson_data import DelphiLessons

__all__ = ["DelphiLessons"]
