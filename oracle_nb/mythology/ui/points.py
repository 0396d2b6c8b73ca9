"""Victory points in words, as exact fractions."""

from fractions import Fraction

from oracle_nb.mythology.ui.terminal import points_text
from oracle_nb.text.wording import Wording

__all__ = ["points_text", "points_words"]


def points_words(words: Wording, points: Fraction) -> str:
    """Return a number of victory points in words, such as "6 2/3 points"."""
    text = points_text(points)
    if points.denominator == 1:
        return words.say("points", count=points.numerator)
    return words.say("points-part", text=text)
