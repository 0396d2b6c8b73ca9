"""The lessons of The Oracle of Delphi: files, exercises and false beliefs."""

from oracle_nb.delphi.lessons.lesson_data import DelphiLessons

__all__ = ["DelphiLessons"]
