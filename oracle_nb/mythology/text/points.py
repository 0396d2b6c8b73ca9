"""Victory points in words, as exact fractions."""

from fractions import Fraction
from typing import Final

from oracle_nb.text.wording import Wording

_SIGNS: Final = {Fraction(1, 2): "½", Fraction(1, 3): "⅓", Fraction(2, 3): "⅔"}


def points_text(points: Fraction) -> str:
    """Return victory points as people write them.

    Examples
    --------
    >>> points_text(Fraction(20, 3)), points_text(Fraction(3)), points_text(Fraction(1, 2))
    ('6 2/3', '3', '1/2')
    """
    whole, rest = divmod(points.numerator, points.denominator)
    fraction = f"{rest}/{points.denominator}" if rest else ""
    return " ".join(part for part in (str(whole) if whole or not rest else "", fraction) if part)


def points_sign(points: Fraction) -> str:
    """Return victory points in as little room as possible, such as "3½"."""
    whole, rest = divmod(points, 1)
    sign = _SIGNS.get(rest)
    return f"{whole or ''}{sign}" if sign else points_text(points)


def points_words(words: Wording, points: Fraction) -> str:
    """Return a number of victory points in words, such as "6⅔ points"."""
    if points.denominator == 1:
        return words.say("points", count=points.numerator)
    return words.say("points-part", text=points_sign(points))
