"""Messages of the explorer that each game words itself, and its name."""

from typing import Final

from oracle_nb.games.registry import package_of
from oracle_nb.web.text import words

GAME_MESSAGES: Final = frozenset(
    {
        "explore-layout",
        "explore-kind",
        "explore-seed-hint",
        "explore-before",
        "explore-next",
        "explore-another",
        "explore-more-than",
        "explore-fewer-than",
        "explore-usual",
        "explore-chart-usual",
        "explore-chart-boards",
        "explore-link",
        "explore-compare-about",
        "explore-compare-same",
        "explore-changed",
        "explore-changed-board",
        "explore-picture-reach",
        "explore-caption-reach",
        "explore-about-reach",
        "explore-hand-toggle",
        "explore-hand-tile",
        "explore-click-toggle",
        "explore-click-tile",
        "explore-way-means",
        "explore-way-add",
        "explore-way-remove",
        "explore-par",
        "explore-par-short",
        "explore-par-about",
        "explore-par-show",
        "explore-par-hide",
        "explore-par-seat",
        "explore-par-dealt",
        "explore-par-rounds",
        "explore-par-actions",
        "explore-par-moves",
    }
)
"""They name the layouts, pieces and means of travel of the game."""


def explorer_name(game: str, language: str) -> str:
    """Return the name of a game's explorer, such as "Board explorer"."""
    named = package_of(game).presentation(language).introduction.explorer()
    return named or words(language).say("explore")


def message_of(name: str) -> str:
    """Return the message that names a measure."""
    return name.replace(".", "-").replace("_", "-")


def sized(number: float) -> dict[str, object]:
    """Return a number as facts of a message, also its size without the sign, and the sign.

    Examples
    --------
    >>> sized(-2)
    {'number': -2, 'amount': 2, 'sign': 'less'}
    """
    sign = "less" if number < 0 else "more" if number else "none"
    return {"number": number, "amount": abs(number), "sign": sign}
