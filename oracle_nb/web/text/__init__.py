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


@cache
def _given(language: str) -> dict[str, str]:
    say = words(language).say
    names = {}
    for other in languages():
        names[words(other).say("you")] = say("you")
        for seat in range(1, _SEATS + 1):
            names[words(other).say("seat-label", seat=seat)] = say("seat-label", seat=seat)
    return names
