"""The words of the app itself: Fluent messages, a folder per language."""

from functools import cache
from typing import Final

from oracle_nb.render.html import isolated
from oracle_nb.text.fluent_files import LISTS, languages_of, load_wording
from oracle_nb.text.wording import Wording

_SEATS: Final = 8
"""Maximum number of seats with names of their own."""


@cache
def languages() -> tuple[str, ...]:
    """Return the languages the app is available in, sorted."""
    return languages_of(__package__)


@cache
def words(language: str = "en") -> Wording:
    """Return the app's messages in a language. Raises ``UnknownLanguage``."""
    return load_wording(language, __package__, LISTS)


def named(given: str, language: str) -> str:
    """Return a person's name, isolated from the text around it.

    One that the app gave in another language, such as "You", is given in this one.
    """
    return _given(language).get(given) or isolated(given)


def seat_title(given: str) -> str:
    """Return the kind of name that the app gave to a seat: "you" or "seat"; "" for others."""
    # Games that are set up in Python have "player 1".
    meaning = _given("en").get(given.capitalize(), "")
    return "you" if meaning == words("en").say("you") else "seat" if meaning else ""


@cache
def _given(language: str) -> dict[str, str]:
    say = words(language).say
    names = {}
    for other in languages():
        names[words(other).say("you")] = say("you")
        for seat in range(1, _SEATS + 1):
            names[words(other).say("seat-label", seat=seat)] = say("seat-label", seat=seat)
    return names
