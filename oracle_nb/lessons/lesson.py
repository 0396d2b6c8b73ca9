"""Lessons: data and few words. ``docs/lessons.md`` describes the files.

A lesson has a goal, steps in which the learner does the thing, exercises, and a summary. Every text
stands in the file once for each language. What a scene looks like is the game's own affair; here it
is only handed on.
"""

import re
import tomllib
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Annotated, Any, Final

import msgspec

from oracle_nb.core.errors import OracleError
from oracle_nb.storage.saves import misfit
from oracle_nb.text.names import hidden_character

LANGUAGES: Final = ("en", "pl")
MOST_SENTENCES: Final = 3
"""Between two things to do nobody reads more."""
_SENTENCE: Final = re.compile(r"[.!?…](?=\s|$)")

Text = Annotated[str, msgspec.Meta(min_length=1)]
Texts = Mapping[str, Text]


class LessonError(OracleError, ValueError):
    """A lesson file that can't be used; the message names the file, the place and what is wrong."""


class LessonStep(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One thing to do.

    Parameters
    ----------
    say
        What is said before it, at most three sentences.
    scene
        The position it begins from; the one the last step led to if not given.
    do
        The actions of which one is to be done; any of them will do. None: only to be read.
    fate
        What fate decides meanwhile, by kind and in order.
    point
        Spaces to look at.
    rules
        The ids of the rules it teaches.
    """

    say: Texts
    scene: Mapping[str, Any] | None = None
    do: tuple[str, ...] | None = None
    fate: Mapping[str, tuple[Any, ...]] = {}
    point: tuple[str, ...] = ()
    rules: tuple[str, ...] = ()


class Practice(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Exercises made by a template: ``times`` of them, one after the other.

    With a ``seed`` it is always the same one.
    """

    template: str
    times: Annotated[int, msgspec.Meta(ge=1, le=10)] = 1
    seed: int | None = None


class Lesson(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A lesson as its file has it. ``after`` names the lessons that come before it."""

    name: Annotated[str, msgspec.Meta(pattern=r"^[a-z][a-z0-9-]{0,30}$")]
    number: Annotated[int, msgspec.Meta(ge=1, le=99)]
    title: Texts
    goal: Texts
    summary: Texts
    steps: tuple[LessonStep, ...]
    exercises: tuple[Practice, ...]
    after: tuple[str, ...] = ()
    teaches: tuple[str, ...] = ()

    @property
    def rules(self) -> tuple[str, ...]:
        """The ids of all rules it teaches, each once, in order."""
        ids = [rule for step in self.steps for rule in step.rules]
        return tuple(dict.fromkeys((*ids, *self.teaches)))

    def texts(self) -> Iterator[tuple[str, Texts]]:
        """Yield every text with the field it stands in."""
        yield from (("title", self.title), ("goal", self.goal), ("summary", self.summary))
        for number, step in enumerate(self.steps, 1):
            yield f"steps.{number}.say", step.say


def read_lesson(path: Path) -> Lesson:
    """Return a lesson from its file. Raises LessonError that names what is wrong and where."""
    try:
        data = tomllib.loads(path.read_text("utf-8"))
    except (OSError, UnicodeError) as error:
        raise LessonError(f"{path.name}: it can't be read: {error}") from None
    except tomllib.TOMLDecodeError as error:
        raise LessonError(f"{path.name}: this is not TOML: {error}") from None
    try:
        lesson = msgspec.convert(data, Lesson)
    except msgspec.ValidationError as error:
        raise LessonError(f"{path.name}: {_located(*placed(error))}") from None
    for field, fault in text_faults(lesson):
        raise LessonError(f"{path.name}: {_located(field, fault)}")
    return lesson


def text_faults(lesson: Lesson) -> Iterator[tuple[str, str]]:
    """What is wrong with the texts, each after its field: a language missing, too much to read."""
    for field, texts in lesson.texts():
        if sorted(texts) != sorted(LANGUAGES):
            wanted, there = " and ".join(LANGUAGES), ", ".join(texts) or "none"
            yield field, f"it is wanted in {wanted}, not in {there}"
        for language, text in texts.items():
            if not text.strip():
                yield f"{field}.{language}", "there is no text"
            if sign := hidden_character(text):
                yield f"{field}.{language}", f"the invisible character {sign} can't be used"
            if field.startswith("steps") and (said := sentences(text)) > MOST_SENTENCES:
                yield f"{field}.{language}", f"{said} sentences; at most {MOST_SENTENCES}"


def sentences(text: str) -> int:
    """Return how many sentences a text has."""
    return len(_SENTENCE.findall(text))


def placed(error: Exception) -> tuple[str, str]:
    """Return a fault of validation: the field where it is, counted from 1, and what it is."""
    text, path = misfit(error)
    # Which entry of a table it is stands there as dots.
    where = re.sub(r"\[(\d+)\]", lambda found: f".{int(found[1]) + 1}", path.replace("[...]", ""))
    return where.lstrip("."), text


def _located(field: str, fault: str) -> str:
    return f"{field}: {fault}" if field else fault
