"""What every game here says alike: the rules ``play.*``, lists, how messages are filled.

The folder is a rulebook folder like any game's: ``rules.toml`` and a folder of Fluent files for
each language. ``Rulebook`` reads it beside the game's own. ``wording`` fills messages with facts;
it is imported late, because Fluent takes longer to load than all the rules of a game.
"""

from collections.abc import Iterable

from oracle_nb.core.errors import OracleError


class WordingError(OracleError, ValueError):
    """A message can't be said: it is unreadable or unknown, or a fact is missing or unfit."""


class UnknownMessage(WordingError):
    """There is no such message in this language."""


class UnknownLanguage(WordingError):
    """A language in which some texts don't exist; the error lists those in which they do."""

    def __init__(self, language: str, known: Iterable[str]) -> None:
        self.language = language
        self.known = tuple(known)
        super().__init__(language, self.known)

    def __str__(self) -> str:
        return f"unknown language {self.language!r}; available: {', '.join(self.known)}"


def close(name: str, names: Iterable[str]) -> tuple[str, ...]:
    """At most three names that look most like a wrong one."""
    from difflib import get_close_matches

    return tuple(get_close_matches(name, list(names), n=3, cutoff=0.6))


def nearest(name: str, names: Iterable[str]) -> str:
    """Say which names look most like a wrong one, as the end of an error message."""
    found = close(name, names)
    return f"; nearest: {', '.join(found)}" if found else ""
