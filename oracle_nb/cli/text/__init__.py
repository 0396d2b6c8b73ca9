"""The words of the terminal: Fluent messages, a folder per language."""

from functools import cache
from importlib.resources import files

from oracle_nb.text.rulebook import UnknownLanguage
from oracle_nb.text.wording import Wording


@cache
def words(language: str = "en") -> Wording:
    """The terminal's messages in a language. Raises ``UnknownLanguage``."""
    folder = files(__package__).joinpath(language)
    if not folder.is_dir():
        raise UnknownLanguage(f"the terminal speaks no language {language!r}")
    lists = files("oracle_nb.text").joinpath(language, "lists.ftl")
    found = [lists, *sorted(folder.iterdir(), key=lambda file: file.name)]
    return Wording(language, [(file.name, file.read_text("utf-8")) for file in found])


@cache
def languages() -> tuple[str, ...]:
    """The languages the terminal speaks, sorted."""
    folders = files(__package__).iterdir()
    return tuple(sorted(one.name for one in folders if one.joinpath("cli.ftl").is_file()))


def named(given: str, seat: int, language: str) -> str:
    """A person's name; one that was given to the seat in another language, in this one."""
    usual = {words(other).say("player", number=seat + 1) for other in languages()}
    return words(language).say("player", number=seat + 1) if given in usual else given
