"""The words of the terminal: Fluent messages, a folder per language."""

from functools import cache

from oracle_nb.text.fluent_files import LISTS, languages_of, load_wording
from oracle_nb.text.wording import Wording


@cache
def words(language: str = "en") -> Wording:
    """Return the terminal's messages in a language. Raises ``UnknownLanguage``."""
    return load_wording(language, __package__, LISTS)


@cache
def languages() -> tuple[str, ...]:
    """Return the languages the terminal is available in, sorted."""
    return languages_of(__package__)


def named(given: str, seat: int, language: str) -> str:
    """Return a person's name; one that was given to the seat in another language, in this one."""
    usual = {words(other).say("player", number=seat + 1).casefold() for other in languages()}
    return words(language).say("player", number=seat + 1) if given.casefold() in usual else given
