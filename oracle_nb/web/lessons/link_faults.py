"""Faults of links to lessons, worksheets and positions, in the language of the page."""

from typing import Final

from oracle_nb.games.registry import lessons_of_game
from oracle_nb.web.lessons.handout import FIELD
from oracle_nb.web.text import words
from oracle_nb.web.text.reason_texts import position_text, reason_text

_LABELS: Final = {
    FIELD: "teach-position-field",
    "seed": "teach-seed",
    "exercises": "teach-number",
    "lesson": "teach-what",
    "worksheet": "teach-what",
    "exercise": "teach-what",
    "checkup": "teach-what",
    "set": "teach-set-template",
    "times": "draft-times",
}
"""The names of an address's fields in a form."""


def form_fault(fault: str, game: str, language: str) -> tuple[str, str]:
    """Return the name of a form's field, "" for none, and what is wrong with it.

    Parameters
    ----------
    fault : str
        The text of an error: the field of the address, a colon and the reason, in English.

    Examples
    --------
    >>> form_fault("seed: it occurs 2 times in the link", "delphi", "en")
    ('Seed (a number)', 'it occurs 2 times in the link')
    """
    say, school = words(language).say, lessons_of_game(game)
    field, _, reason = fault.partition(": ")
    if field in school.chances:
        return school.say(language, f"fate-{field}"), _reason(field, reason, language)
    if field in _LABELS:
        return say(_LABELS[field]), _reason(field, reason, language)
    return "", link_fault(fault, language)


def link_fault(fault: str, language: str) -> str:
    """Return what is wrong with a link, with the field as it is in the link.

    Examples
    --------
    >>> link_fault("seed: it occurs 2 times in the link", "pl")
    'seed: występuje w linku 2 razy.'
    """
    field, colon, reason = fault.partition(": ")
    return f"{field}: {_reason(field, reason, language)}" if colon else fault


def _reason(field: str, reason: str, language: str) -> str:
    """Return a reason, which is known only in English, in a language."""
    if language == "en":
        return reason
    say = words(language).say
    if (text := reason_text(say, reason)) is not None:
        return text
    return position_text(say, reason) if field == FIELD else say("link-why-else")


def wrong_link(fault: str, language: str) -> str:
    """Return that a link to a lesson doesn't work, and why."""
    return words(language).say("learn-wrong-link", reason=link_fault(fault, language))
