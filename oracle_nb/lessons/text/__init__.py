"""The words of the school itself: Fluent messages, a folder per language."""

from functools import cache
from importlib.resources import files

from oracle_nb.text.wording import Wording


@cache
def words(language: str = "en") -> Wording:
    """The school's messages in a language. Raises ValueError for one it isn't written in."""
    folder = files(__package__).joinpath(language)
    if not folder.is_dir():
        raise ValueError(f"the school is not written in language {language!r}")
    lists = files("oracle_nb.text").joinpath(language, "lists.ftl")
    found = [lists, *sorted(folder.iterdir(), key=lambda file: file.name)]
    return Wording(language, [(file.name, file.read_text("utf-8")) for file in found])
