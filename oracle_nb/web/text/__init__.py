"""The words of the app itself: Fluent messages, a folder per language."""

from functools import cache
from importlib.resources import files
from typing import Final

from oracle_nb.render.html import isolated
from oracle_nb.text.wording import Wording

_SEATS: Final = 8
"""Maximum number of seats with names of their own."""


@cache
def languages() -> tuple[str, ...]:
    """The languages the app is written in, sorted."""
    folders = files(__package__).iterdir()
    return tuple(sorted(each.name for each in folders if each.joinpath("app.ftl").is_file()))


@cache
def words(language: str = "en") -> Wording:
    """The app's messages in a language. Raises ValueError for one it isn't written in."""
    if language not in languages():
        raise ValueError(f"the app is not written in language {language!r}")
    folder = files(__package__).joinpath(language)
    lists = files("oracle_nb.text").joinpath(language, "lists.ftl")
    found = [lists, *sorted(folder.iterdir(), key=lambda file: file.name)]
    return Wording(language, [(file.name, file.read_text("utf-8")) for file in found])


def named(given: str, language: str) -> str:
    """A person's name, isolated from the text around it.

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
