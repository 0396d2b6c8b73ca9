"""All pages about classes: their addresses, limits, style sheet and refusals."""

from functools import cache
from pathlib import Path
from typing import Final

from oracle_nb.core.errors import OracleError
from oracle_nb.text.names import InvalidName
from oracle_nb.web.classes.attempts import Attempts
from oracle_nb.web.classes.store import ClassRefusal
from oracle_nb.web.lessons.overview_view import school_css
from oracle_nb.web.text import words

JOIN_CLASS: Final = "class"
"""The field of the address at which learners join; its value is the code of a class."""
CLASSES: Final = "classes"
"""The field of the address at which teachers create classes."""
CLASSROOM: Final = "classroom"
"""The field of the address of one class; its value is the id, or in a link the teacher's secret."""
WRONG_CODES: Final = Attempts(20, 600.0)
"""The wrong codes that each browser has tried."""
ALL_WRONG_CODES: Final = Attempts(2_000, 600.0)
"""The wrong codes that all browsers together have tried."""
CREATED: Final = Attempts(10, 600.0)
"""The classes that each browser has created a moment ago."""


@cache
def class_css() -> str:
    """Return the style sheet of all pages about classes."""
    return school_css() + (Path(__file__).parent / "classes.css").read_text("utf-8")


def class_refusal(error: OracleError, language: str) -> str:
    """Return why something is refused. Raises an error that pages don't expect."""
    say = words(language).say
    if isinstance(error, ClassRefusal):
        return say(f"class-refused-{error.kind}", most=error.most)
    if not isinstance(error, InvalidName):
        raise error
    if error.fault.id in ("taken", "alike"):
        return say(f"class-name-{error.fault.id}", name=str(error.fault.facts["name"]))
    return error.fault.message(language)
