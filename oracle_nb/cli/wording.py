"""The words of the terminal: Fluent messages, a folder per language."""

from functools import cache
from importlib.resources import files

from oracle_nb.words.rulebook import UnknownLanguage
from oracle_nb.words.wording import Wording


@cache
def words(language: str = "en") -> Wording:
    """The terminal's messages in a language. Raises ``UnknownLanguage``."""
    folder = files(__package__).joinpath("words", language)
    if not folder.is_dir():
        raise UnknownLanguage(f"the terminal speaks no language {language!r}")
    lists = files("oracle_nb.words").joinpath(language, "lists.ftl")
    found = [lists, *sorted(folder.iterdir(), key=lambda file: file.name)]
    return Wording(language, [(file.name, file.read_text("utf-8")) for file in found])
