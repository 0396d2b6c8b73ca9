"""Texts of every game: the rules ``play.*``, lists, and how messages are filled.

The folder is a rulebook folder as games have them: ``rules.toml`` and a folder of Fluent files for
each language. ``Rulebook`` reads it beside the game's own. ``wording`` fills messages with facts;
it is imported when it is first needed, because Fluent takes longer to load than the rules of a
game.
"""

from collections.abc import Iterable
from typing import Final

from oracle_nb.core.arguments import name_key, nearest
from oracle_nb.core.errors import OracleError

_LANGUAGES: Final = {"english": "en", "polish": "pl", "polski": "pl", "angielski": "en"}
"""Names of languages that are taken for their codes."""


class WordingError(OracleError, ValueError):
    """A message that is unreadable or unknown, or lacks a fact or has a wrong one."""


class UnknownMessage(WordingError):
    """A message that doesn't exist in this language.

    The error names the messages of similar ids where it is read: many messages are optional, and
    to look for similar ones takes far longer than to notice that one is missing.
    """

    def __init__(self, text: str, wrong: str = "", known: Iterable[str] = ()) -> None:
        self._wrong, self._known = wrong, tuple(known)
        super().__init__(text)

    def __str__(self) -> str:
        return f"{super().__str__()}{nearest(self._wrong, self._known)}"


class UnknownLanguage(WordingError):
    """A language without some of the texts; the error lists those that have them."""

    def __init__(self, language: str, known: Iterable[str]) -> None:
        self.language = language
        self.known = tuple(known)
        super().__init__(language, self.known)

    def __str__(self) -> str:
        key = name_key(str(self.language))
        asked = _LANGUAGES.get(key, key)
        near = next((word for word in self.known if asked.startswith(word)), "")
        hint = f"; did you mean {near!r}?" if near else ""
        return f"unknown language {self.language!r:.40}; available: {', '.join(self.known)}{hint}"
