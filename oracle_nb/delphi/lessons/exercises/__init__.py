"""Exercises of The Oracle of Delphi: templates that make a question from a seed."""
