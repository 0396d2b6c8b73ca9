"""The messages of the panels, of the layout editor, of the set-up sheet and of the home page."""

from functools import cache
from importlib.resources import files

from oracle_nb.text.wording import Wording


@cache
def wording(language: str) -> Wording:
    """All of them in a language, with the names of what is in the game."""
    own = files(__package__).joinpath(language)
    names = files("oracle_nb.delphi.text").joinpath(language)
    lists = files("oracle_nb.text").joinpath(language)
    found = [
        *sorted(own.iterdir(), key=lambda file: file.name),
        names / "names.ftl",
        lists / "lists.ftl",
    ]
    return Wording(language, [(file.name, file.read_text("utf-8")) for file in found])
