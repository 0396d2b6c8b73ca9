"""How measures are named and read, in every language.

A measure "sailing.diameter" has three messages: ``sailing-diameter`` (its name),
``sailing-diameter-reading`` (what it tells one, in a sentence) and ``sailing-diameter-number``
(the one number that tables keep, $number, in words). A family "sailing" is ``family-sailing``; a
graph is ``graph-sailing``, and ``graph-sailing-about`` tells its nodes and edges; what a measure
counts is ``unit-steps`` with $number; the key of a group is ``key-red``.
"""

from functools import cache
from importlib.resources import files
from typing import TYPE_CHECKING, Any

from oracle_nb.text import UnknownMessage

if TYPE_CHECKING:
    from oracle_nb.text.wording import Wording


def say(language: str, message: str, /, **facts: Any) -> str:
    """A message of the measures. Raises UnknownMessage, also for an unknown language."""
    return words(language).say(message, **facts)


def message_of(name: str) -> str:
    """The message that names a measure: "sailing.core_number" is ``sailing-core-number``."""
    return name.replace(".", "-").replace("_", "-")


@cache
def words(language: str) -> "Wording":
    """The messages in a language. Raises UnknownMessage where there are none."""
    from oracle_nb.text.wording import Wording

    own = files(__package__).joinpath(language)
    if not own.is_dir():
        raise UnknownMessage(f"no measures in language {language!r}")
    names = files("oracle_nb.delphi.text").joinpath(language, "names.ftl")
    lists = files("oracle_nb.text").joinpath(language, "lists.ftl")
    found = (*sorted(own.iterdir(), key=lambda file: file.name), names, lists)
    return Wording(language, [(file.name, file.read_text("utf-8")) for file in found])
