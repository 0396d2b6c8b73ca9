"""The words of pictures and of the legend: those of player boards, names, and some of their own."""

from functools import cache
from importlib.resources import files
from typing import Final

from oracle_nb.words.rulebook import UnknownLanguage
from oracle_nb.words.wording import Wording

_FILES: Final = (
    ("oracle_nb.delphi.book", "book.ftl"),
    ("oracle_nb.delphi.panels", "panels.ftl"),
    ("oracle_nb.delphi.rulebook", "names.ftl"),
    ("oracle_nb.words", "lists.ftl"),
)


@cache
def words(language: str = "en") -> Wording:
    """The messages in a language. Raises ``UnknownLanguage``."""
    found = [files(package).joinpath(language, name) for package, name in _FILES]
    if not all(file.is_file() for file in found):
        raise UnknownLanguage(f"no pictures with words in language {language!r}")
    return Wording(language, [(file.name, file.read_text("utf-8")) for file in found])
