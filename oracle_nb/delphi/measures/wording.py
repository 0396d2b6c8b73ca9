"""Texts of measures: names and readings in every language.

A measure "sailing.diameter" has three messages: ``sailing-diameter`` (its name),
``sailing-diameter-reading`` (what it means, in a sentence) and ``sailing-diameter-number`` (its
headline, $number, in words). A family "sailing" is ``family-sailing``; a graph is
``graph-sailing``, and ``graph-sailing-about`` describes its nodes and edges; what a measure counts
is ``unit-steps`` with $number; the key of a group is ``key-red``.
"""

from functools import cache
from typing import TYPE_CHECKING, Any

from oracle_nb.delphi.text.rule_texts import NAMES
from oracle_nb.text.fluent_files import LISTS, load_wording

if TYPE_CHECKING:
    from oracle_nb.text.wording import Wording


def say(language: str, message: str, /, **facts: Any) -> str:
    """Return a message of the measures. Raises ``UnknownMessage`` or ``UnknownLanguage``."""
    return words(language).say(message, **facts)


def message_of(name: str) -> str:
    """Return the message that names a measure: "sailing.core_number" is ``sailing-core-number``."""
    return name.replace(".", "-").replace("_", "-")


@cache
def words(language: str) -> "Wording":
    """Return the messages in a language. Raises ``UnknownLanguage``."""
    return load_wording(language, __package__, NAMES, LISTS)
