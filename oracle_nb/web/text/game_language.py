"""The language of a game's texts, which may lack the language of the app."""

from oracle_nb.games.registry import package_of
from oracle_nb.text import UnknownLanguage


def game_language(game: str, language: str) -> str:
    """Return a language if the game has texts in it, and English otherwise."""
    try:
        package_of(game).rulebook(language)
    except UnknownLanguage:
        return "en"
    return language
