"""The words of pictures and of the legend: those of player boards, names, and some of their own."""

from functools import cache
from importlib.resources import files
from typing import Final

from oracle_nb.text.rulebook import UnknownLanguage
from oracle_nb.text.wording import Wording

_FILES: Final = (
    ("oracle_nb.delphi.rulebook", "book.ftl"),
    ("oracle_nb.delphi.ui", "panels.ftl"),
    ("oracle_nb.delphi.text", "names.ftl"),
    ("oracle_nb.text", "lists.ftl"),
)


@cache
def words(language: str = "en") -> Wording:
    """The messages in a language. Raises ``UnknownLanguage``."""
    found = [files(package).joinpath(language, name) for package, name in _FILES]
    if not all(file.is_file() for file in found):
        raise UnknownLanguage(f"no pictures with words in language {language!r}")
    return Wording(language, [(file.name, file.read_text("utf-8")) for file in found])
